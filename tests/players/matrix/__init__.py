"""Matrix games, for the tests of bots."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from tests.players.matrix import advice, rules
from warbones.core.notation.notation import Notation
from warbones.core.play.game import Game
from warbones.core.play.parts import GameView, Lobby
from warbones.core.record.events import Events
from warbones.core.record.records import Grid
from warbones.core.rules.ruleset import Ruleset

GAME = Game(
    id="matrix",
    title="Matrix",
    names=("Row", "Column"),
    rules_version="1",
    ruleset=Ruleset(
        state=rules.State,
        events=Events(IntEnum("EventKind", []), {}),
        options=(),
        rules=rules,
        advice=advice,
        most_actions=rules.MOST,
        package=__name__,
    ),
    notation=Notation(
        action_text=lambda _s, _seat, action: str(action),
        action_pieces=lambda _s, _seat, _action: (),
        written=lambda _s: "",
        reader=lambda _text: None,
        problem=lambda _s: "",
    ),
    view=GameView(
        draw=lambda _position, _seat: None,
        prompt=lambda _position, _seat: None,
        status=lambda _s: "",
    ),
    lobby=Lobby(
        line="",
        facts="",
        look=(),
    ),
)


def game_of(results: Sequence[Sequence[int]]) -> rules.State:
    """Return the record of a game with these results for seat 0."""
    s = rules.State()
    s.rows, s.columns = len(results), len(results[0])
    s.result = Grid((rules.MOST, rules.MOST), [0] * rules.MOST**2)
    for i, row in enumerate(results):
        for j, result in enumerate(row):
            s.result[i, j] = result
    return s
