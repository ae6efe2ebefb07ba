"""The search effort in a large battle: a simulation takes longer the more units there are."""

from __future__ import annotations

from typing import Final

from warbones.games.battle.rules.state import State

USUAL: Final = 13
"""The units on the sheet in a battle for the rulebook's 20 points, about as many as in the bots' armies."""

FIXED_COST: Final = 12
"""The fixed part of a simulation's time, as a number of units that take as long."""

BEFORE: Final = 1.5
"""The exponent before the battle, when a simulation also plays more turns the more units there are."""

POINTS_A_UNIT: Final = 20 / USUAL


def ease(s: State) -> float:
    """Return the share of the usual number of simulations that takes the usual time."""
    expected = max(s.units, s.options.budget / POINTS_A_UNIT)
    share = min(1.0, (USUAL + FIXED_COST) / (expected + FIXED_COST))
    return float(share if s.game_round else share**BEFORE)
