"""Checks that a battle can lead to a position from outside: armies are affordable, powers and points have a source."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from warbones.core.notation.plurals import counted
from warbones.games.battle.notation.names import NAMES, unit_name
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.power_use import raising_points
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import cost
from warbones.games.battle.rules.sheet import defeated, has, marked
from warbones.games.battle.rules.state import State
from warbones.games.battle.rules.units import LIST

RAISING: Final = POWERS[Power.RAISE_UNDEAD].rule


def affordable(s: State, seat: int) -> int:
    """Return the points that a side has spent if it bought its first units until its budget ran out (R5)."""
    return max((spent for spent in _prices(s, seat) if spent <= s.options.budget), default=0)


def history(s: State) -> Iterator[str]:
    """Yield the impossible facts: units neither paid for nor raised, and actions no unit can take."""
    for seat in range(2):
        if s.game_round:
            yield from _army(s, seat)
        if s.points[seat] and all(has(s, unit, Power.ETHEREAL) for unit in _of(s, seat)):
            yield f"{NAMES[seat]} has never had a unit that scores: Ethereal ones do not (R37)."
    yield from _joined(s)
    for unit in used(s, Power.RAISE_UNDEAD):
        if not defeated(s):
            yield f"{unit_name(s, unit)} cannot have used Raise Undead: no unit is defeated ({RAISING})."


def used(s: State, power: Power) -> list[int]:
    """Return the units that have used a power that works once per battle."""
    return [unit for unit in range(s.units) if has(s, unit, power) and marked(s, unit, Status.SPENT)]


def _of(s: State, seat: int) -> list[int]:
    """Return the units that a side bought, then those that it raised: none is bought during the battle."""
    return [unit for unit in range(s.units) if s.origin[unit] == seat]


def _prices(s: State, seat: int) -> list[int]:
    """Return the cost of the side's first unit, of its first two, and so on."""
    return list(accumulate(cost(s, s.kind[unit]) for unit in _of(s, seat)))


def _army(s: State, seat: int) -> Iterator[str]:
    """Check that a side paid for its first units, and that it can have raised the others (R5, R44)."""
    name, prices, spent = NAMES[seat], _prices(s, seat), s.spent[seat]
    if not prices:
        yield f"{name} has bought a unit at least (B49)."
    elif prices[0] > s.options.budget:
        yield f"{name} cannot have bought a unit for {prices[0]} points: the budget is {s.options.budget} (R5)."
    elif spent not in prices:
        could = ", ".join(str(price) for price in prices if price <= s.options.budget)
        yield f"{name} has spent what its first units cost, one or more of them: {could}, not {spent} (R5)."
    elif raised := _of(s, seat)[prices.index(spent) + 1 :]:
        raisers = _raisers(s, seat)
        lists = {s.kind[unit] // LIST for unit in raisers}
        odd = [unit for unit in raised if s.kind[unit] // LIST not in lists]
        most = len(raisers) * raising_points(s)
        if odd or prices[-1] - spent > most:
            unit = odd[0] if odd else raised[-1]
            yield (
                f"{unit_name(s, unit)}: {name} has units for {counted(prices[-1], 'point')}, but bought {spent} of "
                f"{s.options.budget} (R5), and can have raised {most if not odd else 0} ({RAISING})."
            )


def _raisers(s: State, seat: int) -> list[int]:
    """Return the units that may have raised others for a side: its own, or any that it ever assimilated (B20)."""
    assimilates = any(seat in (s.origin[unit], s.owner[unit]) for unit in used(s, Power.ASSIMILATION))
    able = used(s, Power.RAISE_UNDEAD)
    return [unit for unit in able if assimilates or seat in (s.origin[unit], s.owner[unit])]


def _joined(s: State) -> Iterator[str]:
    """Check that each Assimilation made a unit change sides; a unit that changed back counts for two (R32)."""
    uses = used(s, Power.ASSIMILATION)
    joined = sum(s.owner[unit] != s.origin[unit] for unit in range(s.units))
    if joined > len(uses) or (len(uses) - joined) % 2:
        name = unit_name(s, uses[-1]) if uses else "Nobody"
        yield f"{name} cannot have used Assimilation: {counted(joined, 'unit')} changed sides, of {len(uses)} (R32)."
