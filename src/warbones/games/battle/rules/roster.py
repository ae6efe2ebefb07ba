"""The units of a match, which may have data of its own: size, cost and attack ratings."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from warbones.core.rules.step import rule
from warbones.games.battle.rules.state import Options, State
from warbones.games.battle.rules.units import CELLS, COLUMNS, COST, RATING, ROWS, WIDTH, Attack, Row

MOST: Final = 127
"""The greatest value of a cell. The mask lets the compiler use unsigned numbers: a sixth of the evaluation's time."""


def row_of(options: Options, kind: int) -> Row:
    """Return a unit in a match with these options, which may have data of its own."""
    return _row(kind, tuple(options.rule_data)[COLUMNS * kind : COLUMNS * (kind + 1)])


@lru_cache(1 << 8)
def _row(kind: int, cells: tuple[int, ...]) -> Row:
    across, down, points, *ratings = cells
    dice = dict(zip(Attack, ratings, strict=True))
    attacks = {attack: dice[attack] for attack in (*ROWS[kind].attacks, *Attack) if dice[attack]}
    return replace(ROWS[kind], width=across, height=down, cost=points, attacks=attacks)


@rule
def width(s: State, kind: int) -> int:
    """Return the columns of a unit."""
    return s.options.rule_data[COLUMNS * kind + WIDTH] & MOST


@rule
def size(s: State, kind: int) -> int:
    """Return the squares of a unit as printed, width times height."""
    return s.options.rule_data[CELLS + kind] & MOST


@rule
def cost(s: State, kind: int) -> int:
    """Return the points that a unit costs."""
    return s.options.rule_data[COLUMNS * kind + COST] & MOST


@rule
def rating(s: State, kind: int, attack: int) -> int:
    """Return the dice of an attack type, 0 if the unit lacks it (R21)."""
    return s.options.rule_data[COLUMNS * kind + RATING + attack] & MOST
