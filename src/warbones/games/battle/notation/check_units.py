"""Checks of the units in a position that comes from outside: their values, their marks, and their origins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.games.battle.notation.names import NAMES, square_name, unit_name
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power, largest
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.sheet import base, crossed, has, is_fixed, marked, squares, value
from warbones.games.battle.rules.state import (
    CENTER,
    HERO_CENTER,
    SQUARES,
    HeroUnique,
    Phase,
    Purpose,
    SizeBasis,
    State,
)
from warbones.games.battle.rules.units import FACTIONS, LIST

LEFT_BY: Final = {Status(row.status): power for power, row in POWERS.items() if row.status}
"""The marks that a unit gets by using its own power, each with that power."""

ONCE: Final = tuple(power for power, row in POWERS.items() if row.once)


def units(s: State) -> Iterator[str]:
    """Yield the problems with each unit on its own."""
    for unit in range(s.units):
        yield from _squares(s, unit)


def _squares(s: State, unit: int) -> Iterator[str]:
    name, row = unit_name(s, unit), row_of(s.options, s.kind[unit])
    for square in range(SQUARES):
        rated, exists = value(s, unit, square), square < squares(s, unit)
        if not exists and rated:
            yield f"{name}, {row.name}, has {squares(s, unit)} squares: all values after them must be 0."
        elif is_fixed(s, unit, square) and rated not in (0, HERO_CENTER):
            yield f"{name}.{square_name(s, unit, square)}, center of {row.name}, is 8 or crossed out, not {rated}."
        elif exists and not is_fixed(s, unit, square) and rated > 6:
            yield f"{name}.{square_name(s, unit, square)}, of {row.name}, is 1 to 6 or crossed out, not {rated}."


def origins(s: State) -> Iterator[str]:
    """Yield the units that cannot belong to their side: neither bought, raised nor assimilated (R3, R6, R32, R44)."""
    for unit in range(s.units):
        name, row, side = unit_name(s, unit), row_of(s.options, s.kind[unit]), s.origin[unit]
        if row.hero and any(_same_hero(s, unit, other) for other in range(unit)):
            yield f"{name}: {row.name} is bought only once (R6, B1)."
        elif s.kind[unit] // LIST != s.faction[side] and not _raised_abroad(s, unit):
            faction = FACTIONS[s.faction[side]] if s.faction[side] >= 0 else "no faction yet"
            yield f"{name}: {NAMES[side]}, who plays {faction}, buys no {row.name} (R3)."
        elif s.owner[unit] != side and not _may_have_joined(s, unit):
            yield f"{name}: nothing of {NAMES[s.owner[unit]]} can have assimilated {row.name} (R32)."
    for seat, name in enumerate(NAMES):
        joined = sum(s.owner[unit] == seat != s.origin[unit] for unit in range(s.units))
        if joined > len(_assimilators(s, seat)):
            yield f"{name} has assimilated more units than it has used Assimilation (R32)."


def _same_hero(s: State, unit: int, other: int) -> bool:
    both = s.options.hero_unique == HeroUnique.GAME or s.origin[unit] == s.origin[other]
    return both and s.kind[unit] == s.kind[other]


def _fits(s: State, unit: int) -> bool:
    """Return whether a unit may have been small enough to be assimilated (R32, B9)."""
    return s.options.size_basis == SizeBasis.REMAINING or squares(s, unit) <= largest(Power.ASSIMILATION)


def _raised_abroad(s: State, unit: int) -> bool:
    """Return whether an assimilated unit may have raised this one from the list of its own faction (B20)."""
    return any(
        has(s, other, Power.RAISE_UNDEAD) and marked(s, other, Status.SPENT) and _fits(s, other)
        for other in range(unit)
        if s.kind[other] // LIST == s.kind[unit] // LIST and s.origin[other] != s.origin[unit]
    )


def _assimilators(s: State, seat: int) -> list[int]:
    """Return the units that may have assimilated others for a seat."""
    able = [unit for unit in range(s.units) if has(s, unit, Power.ASSIMILATION) and marked(s, unit, Status.SPENT)]
    return [unit for unit in able if seat in (s.origin[unit], s.owner[unit])]


def _may_have_joined(s: State, unit: int) -> bool:
    return _fits(s, unit) and any(other != unit for other in _assimilators(s, s.owner[unit]))


def marks(s: State) -> Iterator[str]:
    """Yield the marks that a unit of this kind cannot have, or not at this time (R13, R43)."""
    for unit in range(s.units):
        name, row = unit_name(s, unit), row_of(s.options, s.kind[unit])
        if s.status[unit] and (not s.game_round or s.phase == Phase.FREE_MOVE):
            yield f"{name} has no marks before the battle."
        for status, power in LEFT_BY.items():
            if marked(s, unit, status) and not has(s, unit, power):
                yield f"{name} is not marked {_word(status)}: {row.name} has no {POWERS[power].name}."
        if marked(s, unit, Status.SPENT) and not any(has(s, unit, power) for power in ONCE):
            yield f"{name} is not marked spent: {row.name} has no power that serves once per battle."
        if marked(s, unit, Status.PARALYZED):
            yield from _paralyzed(s, unit)


def _word(status: Status) -> str:
    return status.name.lower()


def _paralyzed(s: State, unit: int) -> Iterator[str]:
    name = unit_name(s, unit)
    if row_of(s.options, s.kind[unit]).hero:
        yield f"{name} is not marked paralyzed: heroes never are (R43)."
    elif not marked(s, unit, Status.ACTED):
        yield f"{name} is marked paralyzed, so it must be marked acted, too (R43)."
    elif not any(has(s, other, Power.PARALYZE) for other in range(s.units)):
        yield f"{name} is not marked paralyzed: nobody has Paralyze (R43)."


def drawn(s: State) -> Iterator[str]:
    """Yield changes that come too early: before the battle, all units are whole and in their bases (R4, R8, R10)."""
    if s.phase > Phase.FREE_MOVE or s.purpose >= Purpose.REGROUP:
        return
    if s.phase == Phase.FACTION and s.units:
        yield "Nothing can be bought before both have picked a faction (R3)."
    for unit in range(s.units):
        name, home = unit_name(s, unit), s.zone[unit] == base(s.origin[unit])
        burrowed = s.phase > Phase.REROLL and s.zone[unit] == CENTER and has(s, unit, Power.BURROW)
        if s.owner[unit] != s.origin[unit]:
            yield f"{name} cannot change sides before the battle (R32)."
        elif not (home or burrowed):
            yield f"{name} is in its base before the battle, or by Burrow in the center (R8, R10)."
        elif crossed(s, unit) and unit != s.filling:
            yield f"{name} has no square crossed out before the battle (R4)."
