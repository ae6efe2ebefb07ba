"""How much thought a large battle gets: a simulation takes the longer the more units there are."""

from __future__ import annotations

from typing import Final

from warbones.games.battle.rules.state import State

USUAL: Final = 13
"""Units on the sheet in a battle for the rulebook's 20 points, about as many as armies of the bots' have."""

OTHERWISE: Final = 12
"""What of a simulation does not grow with the units, in as many units' time."""

BEFORE: Final = 1.5
"""Before the battle a simulation plays more of it, too, and that grows likewise."""

POINTS_A_UNIT: Final = 20 / USUAL


def ease(s: State) -> float:
    """Return the share of the usual simulations that takes as long as they do in a usual battle."""
    expected = max(s.units, s.options.budget / POINTS_A_UNIT)
    share = min(1.0, (USUAL + OTHERWISE) / (expected + OTHERWISE))
    return float(share if s.game_round else share**BEFORE)
