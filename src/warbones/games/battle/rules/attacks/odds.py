"""The exact chance of an attack, with the dice that sixes add (R21, R22)."""

from __future__ import annotations

from functools import cache

SIDES = 6


@cache
def exactly(dice: int, total: int) -> float:
    """Return the chance that ``dice`` attack dice total exactly ``total``, all bonus dice counted.

    A die is worth 1 to 5, or 6 plus its bonus die: f(n) = 1/6 for n of 1 to 5, plus f(n - 6) / 6.
    """
    if total < dice or dice == 0:
        return float(dice == total == 0)
    if dice == 1:
        return (total < SIDES) / SIDES + (exactly(1, total - SIDES) / SIDES if total > SIDES else 0.0)
    return sum(exactly(1, first) * exactly(dice - 1, total - first) for first in range(1, total))


@cache
def chance(dice: int, to_beat: int) -> float:
    """Return the chance that ``dice`` attack dice total more than ``to_beat``."""
    return 1.0 - sum(exactly(dice, total) for total in range(to_beat + 1))
