"""Games that are one matrix, for the tests of bots."""

from __future__ import annotations

from collections.abc import Sequence

from tests.players.matrix import rules
from warbones.core.game import Game
from warbones.core.records import Grid

GAME = Game(
    id="matrix",
    title="Matrix",
    line="",
    facts="",
    names=("Row", "Column"),
    rules_version="1",
    state=rules.State,
    options=(),
    rules=rules,
    most_actions=rules.MOST,
    action_text=lambda _s, _seat, action: str(action),
    action_pieces=lambda _s, _seat, _action: (),
    problem=lambda _s: "",
    written=lambda _s: "",
    reader=lambda _text: None,
    draw=lambda _position, _seat: None,
    look=(),
    package=__name__,
)


def game_of(results: Sequence[Sequence[int]]) -> rules.State:
    """Return the record of a game with these results of seat 0."""
    s = rules.State()
    s.rows, s.columns = len(results), len(results[0])
    s.result = Grid((rules.MOST, rules.MOST), [0] * rules.MOST**2)
    for i, row in enumerate(results):
        for j, result in enumerate(row):
            s.result[i, j] = result
    return s
