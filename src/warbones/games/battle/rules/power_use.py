"""The conditions for using powers, and the units to use them on (R29 to R48)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import rule
from warbones.games.battle.rules.armies.setup import may_enlist_any
from warbones.games.battle.rules.attacks.bombs import any_bombed
from warbones.games.battle.rules.attacks.targets import any_flanked
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.powers import (
    Reach,
    TargetSide,
    Verb,
    affects_heroes,
    largest,
    once_only,
    pair_size,
    reach,
    status_of,
    target_side,
    verb,
)
from warbones.games.battle.rules.sheet import (
    alive,
    crossed,
    defeated,
    extent,
    is_fixed,
    marked,
    ready,
    squares,
    value,
)
from warbones.games.battle.rules.state import RAISED_POINTS, State, SwallowTargets, Unranged
from warbones.games.battle.rules.units import LIST, is_hero


@rule
def is_spent(s: State, unit: int, power: int) -> bool:
    """Return whether the unit has used a power that works once per battle (R32, R44, B50)."""
    return once_only(power) and marked(s, unit, Status.SPENT)


@rule
def raising_points(s: State) -> int:
    """Return the points of Raise Undead: 2 for every defeated unit of either side (R44, B20)."""
    return RAISED_POINTS * defeated(s)


@rule
def raised_faction(s: State, unit: int) -> int:
    """Return the faction from whose list a unit raises: its own (B20)."""
    return s.kind[unit] // LIST


@rule
def usable(s: State, unit: int, power: int) -> bool:
    """Return whether a unit could use a power now, apart from the other parts of its action."""
    does = verb(power)
    if does <= Verb.MOVE_AGAIN or is_spent(s, unit, power):
        return False
    if does == Verb.TAKE_STATUS:
        return not marked(s, unit, status_of(power))
    if does == Verb.REGENERATE:
        return crossed(s, unit) != 0
    if does == Verb.RAISE:
        return may_enlist_any(s, s.owner[unit], raised_faction(s, unit), raising_points(s))
    if does == Verb.BOMB:
        return any_bombed(s, unit)
    return any_subject(s, unit, power)


@rule
def is_side(s: State, unit: int, power: int, target: int) -> bool:
    """Return whether a unit is on the side that a power is used on (B34 for Swallow)."""
    same = s.owner[target] == s.owner[unit]
    if target_side(power) == TargetSide.FRIEND:
        return same
    either = target_side(power) == TargetSide.ANOTHER and s.options.swallow_targets == SwallowTargets.ANY
    return not same or (either and target != unit)


@rule
def is_near(s: State, unit: int, power: int, target: int) -> bool:
    """Return whether a power reaches a unit (B13)."""
    far = reach(power) == Reach.ANYWHERE
    far = far or (reach(power) == Reach.UNRANGED and s.options.unranged_powers == Unranged.ANYWHERE)
    return far or s.zone[target] == s.zone[unit]


@rule
def is_fit(s: State, power: int, target: int) -> bool:
    """Return whether a power works on a unit of this size, and on a hero if it is one (R32, R43, R47)."""
    if is_hero(s.kind[target]) and not affects_heroes(power):
        return False
    return extent(s, target) <= largest(power)


@rule
def drainable(s: State, target: int) -> int:
    """Return the squares of a unit that Drain can lower, as a mask; never a hero's centre (R36)."""
    mask = 0
    for square in range(squares(s, target)):
        if value(s, target, square) and not is_fixed(s, target, square):
            mask |= 1 << square
    return mask


@rule
def suits(s: State, unit: int, power: int, target: int) -> bool:
    """Return whether the power would have an effect on a unit (R36, R39, R41, R43; B18, B23)."""
    does = verb(power)
    if does == Verb.HEAL:
        return crossed(s, target) != 0
    if does == Verb.MARK:
        return not marked(s, target, Status.ACTED)
    if does == Verb.FLANK:
        return target != unit and ready(s, target) and any_flanked(s, unit, target)
    return does != Verb.DRAIN or drainable(s, target) != 0


@rule
def may_subject(s: State, unit: int, power: int, target: int) -> bool:
    """Return whether a unit may use a power on another, or on itself (R32 to R48)."""
    if not alive(s, target) or not is_side(s, unit, power, target) or not is_near(s, unit, power, target):
        return False
    return is_fit(s, power, target) and suits(s, unit, power, target)


@rule
def any_subject(s: State, unit: int, power: int) -> bool:
    """Return whether there is a unit to use a power on."""
    for target in range(s.units):
        if may_subject(s, unit, power, target):
            return True
    return False


@rule
def write_subjects(s: State, unit: int, power: int, out: MutableSequence[int]) -> int:
    """Write the units that a unit may use a power on."""
    written = 0
    for target in range(s.units):
        if may_subject(s, unit, power, target):
            out[written] = target
            written += 1
    return written


@rule
def may_join(s: State, target: int) -> bool:
    """Return whether a unit may be the second that the power is used on: both small enough (R43, R48)."""
    largest_pair = pair_size(s.power)
    if target == s.target or extent(s, target) > largest_pair or extent(s, s.target) > largest_pair:
        return False
    return may_subject(s, s.actor, s.power, target)


@rule
def any_second(s: State) -> bool:
    """Return whether the power in use could take a second unit."""
    for target in range(s.units):
        if may_join(s, target):
            return True
    return False


@rule
def write_seconds(s: State, out: MutableSequence[int]) -> int:
    """Write the units that may be the second: two are taken if possible (B17)."""
    written = 0
    for target in range(s.units):
        if may_join(s, target):
            out[written] = target
            written += 1
    return written
