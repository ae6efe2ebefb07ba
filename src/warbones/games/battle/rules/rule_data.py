"""Which of the units' numbers may be changed from outside, and how far."""

from __future__ import annotations

from typing import Final

from warbones.core.record.data import NAME, PUBLISHED, Cells, Column, DataOption
from warbones.core.record.options import RuleOption
from warbones.games.battle.rules.options import LEAST_BUDGET, MOST_BUDGET, OPTIONS
from warbones.games.battle.rules.state import SQUARES
from warbones.games.battle.rules.units import (
    COLUMNS,
    COST,
    FACTION_COUNT,
    FACTIONS,
    HEIGHT,
    LIST,
    ROWS,
    SHAPE,
    WIDTH,
    Attack,
)
from warbones.games.battle.rules.units import PUBLISHED as CELLS

MOST_RATING: Final = 8
"""The most dice that an attack can be set to."""

AMONG: Final = (range(1, 5), range(1, 6), range(1, MOST_BUDGET + 1))
"""Widths, heights and costs: squares have names for as many, and a dearer unit could never be bought."""


def wrong(cells: Cells) -> str:
    """Return what of the units does not fit together, "" where all does."""
    for kind, row in enumerate(ROWS):
        across, down = cells[COLUMNS * kind + WIDTH], cells[COLUMNS * kind + HEIGHT]
        if across * down > SQUARES:
            return f"{row.name} can have {SQUARES} squares at most, not {across} times {down}."
        if row.hero and (across, down) != (row.width, row.height):
            return f"{row.name} is a hero: it has 3 times 3 squares, the center fixed (R6)."
    for faction in range(FACTION_COUNT):
        if min(cells[COLUMNS * kind + COST] for kind in range(LIST * faction, LIST * (faction + 1))) > LEAST_BUDGET:
            return (
                f"Some unit of {FACTIONS[faction]} must cost {LEAST_BUDGET} at most: tables can be set to "
                f"{LEAST_BUDGET} points, and each side needs a unit (B49)."
            )
    return ""


def squares(cells: Cells) -> Cells:
    """Return how many squares each unit has."""
    return [cells[at + WIDTH] * cells[at + HEIGHT] for at in range(0, len(cells), COLUMNS)]


RULE_DATA: Final = DataOption(
    NAME,
    "Units",
    "R3",
    {PUBLISHED: "The units are as the rulebook has them."},
    rows=tuple(row.code for row in ROWS),
    titles=tuple(row.name for row in ROWS),
    columns=(
        *(Column(name, among) for name, among in zip(SHAPE, AMONG, strict=True)),
        *(Column(attack.name.lower(), range(MOST_RATING + 1)) for attack in Attack),
    ),
    published=CELLS,
    wrong=wrong,
    derived=squares,
)
SETTINGS: Final[tuple[RuleOption, ...]] = (*OPTIONS, RULE_DATA)
"""All that a match can be set to."""
