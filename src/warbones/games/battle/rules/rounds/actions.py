"""The parts that a unit's action may be made of (R14 to R17, R30; the powers' own combinations).

A deed is a number: a zone to move to, `STRIKE` plus an attack type, `REGROUP`, `USE` plus a power, or `FINISH`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.rules.attacks.targets import any_flanked_from, any_target, is_bound, may_enter
from warbones.games.battle.rules.marks import Part
from warbones.games.battle.rules.power_use import usable
from warbones.games.battle.rules.powers import POWERS, Power, combines
from warbones.games.battle.rules.sheet import dice, has
from warbones.games.battle.rules.state import ZONES, HitAndRun, State
from warbones.games.battle.rules.units import ATTACKS, Attack

STRIKE: Final = ZONES
REGROUP: Final = STRIKE + ATTACKS
USE: Final = REGROUP + 1
FINISH: Final = USE + POWERS
DEEDS: Final = FINISH + 1

MOVED: Final = int(Part.MOVED)
ATTACKED: Final = int(Part.ATTACKED)
REGROUPED: Final = int(Part.REGROUPED)
POWERED: Final = int(Part.POWERED)
RETREATED: Final = int(Part.RETREATED)
SIEGED: Final = int(Part.SIEGED)


@rule
def parts(s: State) -> int:
    """Return the number of parts of the action so far; a siege counts as an attack."""
    return s.done & ~SIEGED


@rule
def joins_power(s: State, part: int) -> bool:
    """Return whether a part goes with the power in use: one part that its text allows (R30, R35, R38, R40, R45)."""
    return s.done == POWERED and (combines(s.power) & part) != 0


@rule
def shifts_shape(s: State, unit: int) -> bool:
    """Return whether the unit may regroup in addition to its move or attack, or the other way round (R46)."""
    single = parts(s) == MOVED or parts(s) == ATTACKED or parts(s) == REGROUPED
    return single and has(s, unit, Power.SHAPESHIFTING)


@rule
def may_move(s: State, unit: int) -> bool:
    """Return whether a move may be added (R16, R17; B21; R42, R46)."""
    if s.done == 0:
        return s.flanker == NOBODY or (s.options.flank_move == 1 and not is_bound(s, unit))
    if s.flanker != NOBODY or s.done & RETREATED:
        return False
    if s.done & POWERED:
        return joins_power(s, MOVED)
    if s.done & REGROUPED:
        return shifts_shape(s, unit)
    if s.done & MOVED:
        return may_move_again(s, unit)
    return not is_bound(s, unit) and not s.done & SIEGED


@rule
def may_move_again(s: State, unit: int) -> bool:
    """Return whether a second move may be added: by Hit and Run, with an attack between the two (R42, B30)."""
    due = s.done & ATTACKED != 0 or s.options.hit_and_run == HitAndRun.ANY_PARTS
    return due and has(s, unit, Power.HIT_AND_RUN)


@rule
def may_strike(s: State, unit: int, attack: int) -> bool:
    """Return whether an attack of a type may be added (R16, R17; R40, R42, R46)."""
    if s.done == 0:
        return True
    if s.done & (ATTACKED | RETREATED):
        return False
    if s.done & POWERED:
        return joins_power(s, ATTACKED)
    if s.done & REGROUPED:
        return shifts_shape(s, unit)
    return not is_bound(s, unit) and attack != Attack.SIEGE


@rule
def may_regroup(s: State, unit: int) -> bool:
    """Return whether regrouping may be added (R14; R45, R46); a flanked-for unit must still attack from here (R39)."""
    if s.flanker != NOBODY and not s.done & ATTACKED:
        here = s.done == 0 and any_flanked_from(s, s.flanker, unit, s.zone[unit])
        return here and has(s, unit, Power.SHAPESHIFTING)
    if s.done == 0:
        return True
    if s.done & POWERED:
        return joins_power(s, REGROUPED)
    return not s.done & REGROUPED and shifts_shape(s, unit)


@rule
def power_joins(s: State, power: int) -> bool:
    """Return whether a power goes with the action so far: with nothing, or one part that its text allows (R30, B29)."""
    part = parts(s)
    single = part & (part - 1) == 0 and part & POWERED == 0
    return single and part & combines(power) == part


@rule
def may_use(s: State, unit: int, power: int) -> bool:
    """Return whether a power may be added: one in an action, with a part that it combines with (R29, R30, B29)."""
    return s.flanker == NOBODY and has(s, unit, power) and power_joins(s, power) and usable(s, unit, power)


@rule
def may_go(s: State, unit: int, zone: int) -> bool:
    """Return whether the unit may move to a zone now; a flanked-for unit must find a target there (B21)."""
    if not may_move(s, unit) or not may_enter(s, unit, zone):
        return False
    return s.flanker == NOBODY or any_flanked_from(s, s.flanker, unit, zone)


@rule
def may_finish(s: State) -> bool:
    """Return whether the action may end here: after a part, or before any (B6), but a flank must be used (R39)."""
    if s.flanker != NOBODY:
        return s.done & ATTACKED != 0
    return s.done != 0 or s.options.allow_hold == 1


@rule
def may_do(s: State, unit: int, deed: int) -> bool:
    """Return whether the acting unit may do a deed now."""
    if deed < STRIKE:
        return may_go(s, unit, deed)
    if deed < REGROUP:
        attack = deed - STRIKE
        if not dice(s, unit, attack) or not may_strike(s, unit, attack):
            return False
        return any_target(s, unit, s.zone[unit], attack)
    if deed == REGROUP:
        return may_regroup(s, unit)
    return may_finish(s) if deed == FINISH else may_use(s, unit, deed - USE)


@rule
def write_deeds(s: State, out: MutableSequence[int]) -> int:
    """Write every deed that the acting unit may do now."""
    written = 0
    for deed in range(DEEDS):
        if may_do(s, s.actor, deed):
            out[written] = deed
            written += 1
    return written


@rule
def may_go_on(s: State) -> bool:
    """Return whether the acting unit could add another part to its action."""
    for deed in range(FINISH):
        if may_do(s, s.actor, deed):
            return True
    return False
