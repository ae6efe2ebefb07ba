"""Rule data: the numbers of the units, which users may change within limits."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.record.data import NAME, PUBLISHED, Cells, Column, DataOption
from warbones.core.record.options import RuleOption
from warbones.games.battle.rules.options import LEAST_BUDGET, MOST_BUDGET, OPTIONS
from warbones.games.battle.rules.state import SQUARES
from warbones.games.battle.rules.units import (
    COLUMNS,
    COST,
    FACTION_COUNT,
    HEIGHT,
    LIST,
    ROWS,
    SHAPE,
    WIDTH,
    Attack,
)
from warbones.games.battle.rules.units import PUBLISHED as CELLS

MOST_RATING: Final = 8
"""The most dice an attack may have."""

AMONG: Final = (range(1, 5), range(1, 6), range(1, MOST_BUDGET + 1))
"""Widths, heights and costs. Larger units would have squares without names; dearer ones could never be bought."""


def wrong(cells: Cells) -> Msg | None:
    """Return the reason these units cannot be played with, or None."""
    for kind, row in enumerate(ROWS):
        unit = msg(f"battle-kind-{row.code}")
        across, down = cells[COLUMNS * kind + WIDTH], cells[COLUMNS * kind + HEIGHT]
        if across * down > SQUARES:
            return msg("battle-data-squares", unit=unit, most=SQUARES, across=across, down=down)
        if row.hero and (across, down) != (row.width, row.height):
            return msg("battle-data-hero", unit=unit, width=row.width, height=row.height)
    for faction in range(FACTION_COUNT):
        if min(cells[COLUMNS * kind + COST] for kind in range(LIST * faction, LIST * (faction + 1))) > LEAST_BUDGET:
            return msg("battle-data-cheapest", faction=faction, points=LEAST_BUDGET)
    return None


def squares(cells: Cells) -> Cells:
    """Return the number of squares of each unit."""
    return [cells[at + WIDTH] * cells[at + HEIGHT] for at in range(0, len(cells), COLUMNS)]


RULE_DATA: Final = DataOption(
    NAME,
    "R3",
    (PUBLISHED,),
    rows=tuple(row.code for row in ROWS),
    keys=tuple(f"battle-kind-{row.code}" for row in ROWS),
    columns=(
        *(Column(name, among) for name, among in zip(SHAPE, AMONG, strict=True)),
        *(Column(attack.name.lower(), range(MOST_RATING + 1)) for attack in Attack),
    ),
    published=CELLS,
    wrong=wrong,
    derived=squares,
)
SETTINGS: Final[tuple[RuleOption, ...]] = (*OPTIONS, RULE_DATA)
"""Every setting of a match."""
