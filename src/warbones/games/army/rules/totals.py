"""Total attack and total defence, part by part (R22 to R38). All buffs stack (R38)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.faces import CURSE_DAMAGE, Effect, amount
from warbones.games.army.rules.options import DefensiveHealUnit
from warbones.games.army.rules.state import Part, State
from warbones.games.army.rules.tally import tally

Tally = tuple[int, int]


@rule
def times(s: State, mine: Tally, yours: Tally, part: int) -> tuple[int, int]:
    """Return the number of times that a part of a total counts, and its value each time.

    ``mine`` is the tally of the seat whose total it is, ``yours`` its opponent's.
    """
    if part == Part.SWORDS:
        return amount(mine, Effect.SWORD), 1
    if part == Part.SWORD_BUFFS:  # each buff is for every sword, those of bonus dice too (R28, R29, B14)
        return amount(mine, Effect.SWORD), amount(mine, Effect.SWORD_BUFF)
    if part == Part.AXES:
        return amount(mine, Effect.AXE), 1
    if part == Part.AXE_BUFFS:
        return amount(mine, Effect.AXE), amount(mine, Effect.AXE_BUFF)
    if part >= Part.SINGLES:
        return defence_times(s, mine, part)
    return special_times(s, mine, yours, part)


@rule
def special_times(s: State, mine: Tally, yours: Tally, part: int) -> tuple[int, int]:
    """Return the same for a part of the attack that no Captain changes (R26, B15, B16)."""
    if part == Part.STRIKES:
        return amount(mine, Effect.STRIKE), 1
    if part == Part.SCYTHES:  # each one adds all own skulls again (R34)
        return amount(mine, Effect.SCYTHE), amount(mine, Effect.SKULL)
    if part == Part.PURIFIES:
        return amount(mine, Effect.PURIFY), amount(yours, Effect.SKULL)
    if part == Part.ENFORCED:
        return amount(mine, Effect.BETRAYAL), enforcement(s, mine)
    if part == Part.BETRAYALS:  # the opponent's, unless they are enforced (R27, R30, B12)
        return amount(yours, Effect.BETRAYAL), 1 if enforcement(s, yours) == 0 else 0
    wins = s.options.curse_blockable and amount(mine, Effect.SKULL) < amount(yours, Effect.SKULL)
    return curses(mine, yours), CURSE_DAMAGE if wins else 0


@rule
def defence_times(s: State, mine: Tally, part: int) -> tuple[int, int]:
    """Return the same for a part of the defence."""
    if part == Part.SINGLES:
        return amount(mine, Effect.SINGLE), 1
    if part == Part.SINGLE_BUFFS:  # a double shield is a face of its own (B17)
        return amount(mine, Effect.SINGLE), amount(mine, Effect.SINGLE_BUFF)
    if part == Part.DOUBLES:
        return amount(mine, Effect.DOUBLE), 2
    if part == Part.DOUBLE_BUFFS:
        return amount(mine, Effect.DOUBLE), amount(mine, Effect.DOUBLE_BUFF)
    if part == Part.GUARDS:
        return amount(mine, Effect.GUARD), 1
    return defending_heals(s, mine), amount(mine, Effect.DEFENSIVE_HEAL)


@rule
def enforcement(s: State, mine: Tally) -> int:
    """Return the value that a seat's Enforcers give each of its own Betrayals (R30, B11)."""
    enforcers = amount(mine, Effect.ENFORCER)
    return enforcers if s.options.enforcer_stacks else min(enforcers, 1)


@rule
def defending_heals(s: State, mine: Tally) -> int:
    """Return the value of one Defensive Heal: 1 for each healing face, or for each die it could revive (R37, B19)."""
    by_face = s.options.defensive_heal_unit == DefensiveHealUnit.FACE
    return amount(mine, Effect.HEALING if by_face else Effect.HEAL)


@rule
def curses(mine: Tally, yours: Tally) -> int:
    """Return the number of Curses on both sides: each counts on its own (B10)."""
    return amount(mine, Effect.CURSE) + amount(yours, Effect.CURSE)


@rule
def attack(s: State, mine: Tally, yours: Tally) -> int:
    """Return the total attack of the seat whose tally is ``mine``."""
    whole = 0
    for part in range(Part.SWORDS, Part.SINGLES):
        count, each = times(s, mine, yours, part)
        whole += count * each
    return whole


@rule
def defence(s: State, mine: Tally) -> int:
    """Return the total defence of the seat whose tally is ``mine``."""
    whole = 0
    for part in range(Part.SINGLES, Part.DEFENSIVE_HEALS + 1):
        count, each = defence_times(s, mine, part)
        whole += count * each
    return whole


@rule
def hit_leaves(s: State, seat: int, mine: Tally, yours: Tally) -> int:
    """Return the seat's health after the opponent's attack less its own defence (R23), never below 0 (R6, B37)."""
    return max(0, s.health[seat] - max(0, attack(s, yours, mine) - defence(s, mine)))


@rule
def curse_damage(s: State, mine: Tally, yours: Tally) -> int:
    """Return the health that Curses take from the seat whose tally is ``mine``, past its defence (R36, B9, B10)."""
    if s.options.curse_blockable or amount(mine, Effect.SKULL) <= amount(yours, Effect.SKULL):
        return 0
    return CURSE_DAMAGE * curses(mine, yours)


@rule
def emit_totals(s: State, t: Step, seat: int) -> None:
    """Emit the seat's totals line by line."""
    mine, yours = tally(s, seat), tally(s, 1 - seat)
    for part in range(Part.SWORDS, Part.DEFENSIVE_HEALS + 1):
        count, each = times(s, mine, yours, part)
        if count * each:
            emit(t, NOBODY, EventKind.COUNTED, seat, part, count * each, count, each)
    emit(t, NOBODY, EventKind.TOTAL, seat, attack(s, mine, yours), defence(s, mine))
