"""Random games and random boards, for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.random_games import positions
from warbones.games.keep.rules.boards import LETTERS
from warbones.games.keep.tests.script import GAME

DECISIONS_A_ROUND = 10 + 10 + 20 + 2
"""More decisions than any round has: placing, positioning, giving up pawns and taking off."""


@st.composite
def boards(draw):
    """Return a random valid board in notation."""
    half = draw(st.integers(1, 2))
    sides = st.lists(st.integers(1, 3), min_size=half - 1, max_size=half - 1)
    widths = [2, *draw(sides), draw(st.integers(1, 3)), *draw(sides), 2]
    rows = [[f"{letter}{row}" for letter in LETTERS[width]] for row, width in enumerate(widths, 1)]
    zones = [
        zone
        for row, (names, following) in enumerate(zip(rows, [*rows[1:], []], strict=True))
        for zone in _row(draw, names, following, row == len(rows) // 2)
    ]
    return f"custom:{','.join(zones)}"


def _row(draw, names, following, middle):
    """Return the zones of a row, each with a way on; together they reach every zone of the next row."""
    spread = [{following[place * len(following) // len(names)]} if following else set() for place in range(len(names))]
    for place, name in enumerate(following):
        spread[place * len(names) // len(following)].add(name)
    for name, on in zip(names, spread, strict=True):
        slot = "+" * draw(st.integers(0, 0 if middle else 1))
        advantage = "*" * draw(st.integers(0, 1 if len(names) > 1 else 0))
        yield f"{name}{slot}{advantage}" + (f">{'&'.join(sorted(on, key=following.index))}" if on else "")


OWN_BOARDS = {
    "board": st.one_of(
        *(st.sampled_from(list(option.values)) for option in GAME.ruleset.options if option.name == "board"), boards()
    ),
    "round_limit": st.sampled_from([8, 20]),
}
"""Options with standard or random boards, and a round limit that keeps games short."""

POSITIONS = positions(GAME, 150, **OWN_BOARDS)
