"""The search effort in a large battle: a simulation takes longer the more units there are."""

from __future__ import annotations

from typing import Final

from warbones.games.battle.rules.state import State

USUAL: Final = 13
"""The units on the sheet in a battle for the rulebook's 20 points, about as many as in the bots' armies."""

OTHERWISE: Final = 12
"""The part of a simulation's time that does not grow with the units, in units."""

BEFORE: Final = 1.5
"""The exponent before the battle: a simulation then plays more of it, which grows with the units too."""

POINTS_A_UNIT: Final = 20 / USUAL


def ease(s: State) -> float:
    """Return the share of the usual simulations that takes as long as they do in a usual battle."""
    expected = max(s.units, s.options.budget / POINTS_A_UNIT)
    share = min(1.0, (USUAL + OTHERWISE) / (expected + OTHERWISE))
    return float(share if s.game_round else share**BEFORE)
