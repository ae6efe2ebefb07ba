"""Total attack and total defence, part by part (R22 to R38). All buffs stack (R38)."""

from __future__ import annotations

from enum import IntEnum

from warbones.core.rule import rule
from warbones.core.step import NOBODY, Step, tell
from warbones.games.army.faces import Effect
from warbones.games.army.options import DefensiveHealUnit
from warbones.games.army.state import Event, State
from warbones.games.army.tally import skulls, total

CURSE_DAMAGE = 2


class Part(IntEnum):
    """The parts of a total; those from `SINGLES` on are defence."""

    SWORDS = 0
    SWORD_BUFFS = 1
    AXES = 2
    AXE_BUFFS = 3
    STRIKES = 4
    SCYTHES = 5
    PURIFIES = 6
    ENFORCED = 7
    BETRAYALS = 8
    CURSES = 9
    SINGLES = 10
    SINGLE_BUFFS = 11
    DOUBLES = 12
    DOUBLE_BUFFS = 13
    GUARDS = 14
    DEFENSIVE_HEALS = 15


@rule
def times(s: State, seat: int, part: int) -> tuple[int, int]:
    """Return how often a part of the seat's total counts and what it counts each time; their product is its value."""
    if part == Part.SWORDS:
        return total(s, seat, Effect.SWORD), 1
    if part == Part.SWORD_BUFFS:  # each buff is for every sword, those of bonus dice too (R28, R29, B14)
        return total(s, seat, Effect.SWORD), total(s, seat, Effect.SWORD_BUFF)
    if part == Part.AXES:
        return total(s, seat, Effect.AXE), 1
    if part == Part.AXE_BUFFS:
        return total(s, seat, Effect.AXE), total(s, seat, Effect.AXE_BUFF)
    if part == Part.STRIKES:  # no Captain changes these (R26)
        return total(s, seat, Effect.STRIKE), 1
    if part == Part.SCYTHES:  # each one adds all own skulls again (R34)
        return total(s, seat, Effect.SCYTHE), skulls(s, seat)
    if part == Part.PURIFIES:
        return total(s, seat, Effect.PURIFY), skulls(s, 1 - seat)
    if part == Part.ENFORCED:
        return total(s, seat, Effect.BETRAYAL), enforcement(s, seat)
    if part == Part.BETRAYALS:  # the opponent's, unless they are enforced (R27, R30)
        return total(s, 1 - seat, Effect.BETRAYAL), 1 if enforcement(s, 1 - seat) == 0 else 0
    if part == Part.CURSES:
        return curses(s), CURSE_DAMAGE if s.options.curse_blockable and cursed(s) == 1 - seat else 0
    return defence_times(s, seat, part)


@rule
def defence_times(s: State, seat: int, part: int) -> tuple[int, int]:
    """Return the same for a part of the defence."""
    if part == Part.SINGLES:
        return total(s, seat, Effect.SINGLE), 1
    if part == Part.SINGLE_BUFFS:
        return total(s, seat, Effect.SINGLE), total(s, seat, Effect.SINGLE_BUFF)
    if part == Part.DOUBLES:
        return total(s, seat, Effect.DOUBLE), 2
    if part == Part.DOUBLE_BUFFS:
        return total(s, seat, Effect.DOUBLE), total(s, seat, Effect.DOUBLE_BUFF)
    if part == Part.GUARDS:
        return total(s, seat, Effect.GUARD), 1
    return defending_heals(s, seat), total(s, seat, Effect.DEFENSIVE_HEAL)


@rule
def enforcement(s: State, seat: int) -> int:
    """Return what the seat's Enforcers make each of its own Betrayals worth to it (R30, B11)."""
    enforcers = total(s, seat, Effect.ENFORCER)
    return enforcers if s.options.enforcer_stacks else min(enforcers, 1)


@rule
def defending_heals(s: State, seat: int) -> int:
    """Return what one Defensive Heal adds: 1 for each face that heals, or for each die it could revive (R37, B19)."""
    by_face = s.options.defensive_heal_unit == DefensiveHealUnit.FACE
    return total(s, seat, Effect.HEALING if by_face else Effect.HEAL)


@rule
def curses(s: State) -> int:
    """Return how many Curses both sides show: each works for itself (B10)."""
    return total(s, 0, Effect.CURSE) + total(s, 1, Effect.CURSE)


@rule
def cursed(s: State) -> int:
    """Return the seat with more skulls this turn, or nobody where they are equal (R36)."""
    mine, yours = skulls(s, 0), skulls(s, 1)
    if mine == yours:
        return NOBODY
    return 0 if mine > yours else 1


@rule
def attack(s: State, seat: int) -> int:
    """Return the seat's total attack."""
    amount = 0
    for part in range(Part.SWORDS, Part.SINGLES):
        count, each = times(s, seat, part)
        amount += count * each
    return amount


@rule
def defence(s: State, seat: int) -> int:
    """Return the seat's total defence."""
    amount = 0
    for part in range(Part.SINGLES, Part.DEFENSIVE_HEALS + 1):
        count, each = times(s, seat, part)
        amount += count * each
    return amount


@rule
def tell_totals(s: State, t: Step, seat: int) -> None:
    """Tell the seat's totals line by line."""
    for part in range(Part.SWORDS, Part.DEFENSIVE_HEALS + 1):
        count, each = times(s, seat, part)
        if count * each:
            tell(t, NOBODY, Event.COUNTED, seat, part, count * each, count, each)
    tell(t, NOBODY, Event.TOTAL, seat, attack(s, seat), defence(s, seat))
