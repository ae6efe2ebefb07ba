"""The most units that a battle can have (R2, B20)."""

from __future__ import annotations

from functools import cache
from typing import Final

from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.state import RAISED_POINTS
from warbones.games.battle.rules.units import FACTION_COUNT, HERO_COST, LIST, ROWS


def _faction_with(power: Power) -> int:
    return next(kind // LIST for kind, row in enumerate(ROWS) if power in row.powers)


RAISERS: Final = _faction_with(Power.RAISE_UNDEAD)
"""The only faction with a unit that raises others."""

ASSIMILATORS: Final = _faction_with(Power.ASSIMILATION)


def most_bought(faction: int, points: int) -> int:
    """Return the most units that points can buy, all of the cheapest kind."""
    return points // min(row.cost for row in ROWS[LIST * faction : LIST * faction + LIST])


@cache
def most_units(budget: int) -> int:
    """Return the most units that a battle can have.

    Each raiser raises once (B50), at best when all but it and one enemy are defeated. A side has one raiser at most;
    but one that was assimilated may raise another for its new owner (B1, B9, B20).
    """
    factions = range(FACTION_COUNT)
    return max(bought_and_raised(budget, (one, other)) for one in factions for other in factions)


def bought_and_raised(budget: int, factions: tuple[int, int]) -> int:
    """Return the most units that two factions can have."""
    plain = sum(most_bought(faction, budget) for faction in factions)
    if budget < HERO_COST or RAISERS not in factions:
        return plain
    heroic = [1 + most_bought(faction, budget - HERO_COST) for faction in factions]
    other = factions[1 - factions.index(RAISERS)]
    one_raises = raised(heroic[factions.index(RAISERS)] + most_bought(other, budget), 0)
    if other == RAISERS:
        return max(plain, one_raises, raised(raised(sum(heroic), 0), 0))
    chain = raised(raised(sum(heroic), HERO_COST), 0) if other == ASSIMILATORS else 0
    return max(plain, one_raises, chain)


def raised(units: int, hero: int) -> int:
    """Return the number of units after one raised others, a hero first, when all but two were defeated."""
    return units + int(hero > 0) + most_bought(RAISERS, RAISED_POINTS * (units - 2) - hero)
