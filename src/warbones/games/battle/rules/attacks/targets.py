"""The zones that units may enter, and the units that they may attack (R18, R19, R23 to R28)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.sheet import alive, dice, enemy_base, has, marked
from warbones.games.battle.rules.state import CENTER, ZONES, SiegeRestriction, State
from warbones.games.battle.rules.units import ATTACKS, Attack

FROM_AFAR = 1 << Attack.RANGED | 1 << Attack.SNIPE
"""The attack types that can still reach a flyer, as bits (R40)."""


@rule
def is_guarded(s: State, seat: int) -> bool:
    """Return whether a seat has a unit in the center that can make melee attacks, whatever its state (R19, B35)."""
    for unit in range(s.units):
        if s.owner[unit] == seat and s.zone[unit] == CENTER and dice(s, unit, Attack.MELEE) and alive(s, unit):
            return True
    return False


@rule
def may_enter(s: State, unit: int, zone: int) -> bool:
    """Return whether a unit may move to a zone: an adjacent one, not a base guarded from the center (R18, R19, R37)."""
    if abs(s.zone[unit] - zone) != 1:
        return False
    if zone != enemy_base(s, unit) or has(s, unit, Power.ETHEREAL):
        return True
    return not is_guarded(s, 1 - s.owner[unit])


@rule
def reaches(attack: int, distance: int) -> bool:
    """Return whether an attack type reaches a zone at this distance (R23 to R27, B52)."""
    if attack == Attack.RANGED:
        return distance <= 1
    if attack == Attack.SNIPE:
        return distance == 1
    if attack == Attack.SIEGE:
        return distance >= 1
    return distance == 0


@rule
def distance(s: State, zone: int, target: int) -> int:
    """Return the number of zones from a zone to a unit's."""
    return abs(s.zone[target] - zone)


@rule
def is_exposed(s: State, target: int, attack: int, away: int) -> bool:
    """Return whether Evasion and Fly leave a unit open to an attack from this distance (R38, R40)."""
    if away and marked(s, target, Status.EVADING):
        return False
    lifted = marked(s, target, Status.FLYING) and marked(s, target, Status.ATTACKED)
    return not lifted or (FROM_AFAR >> attack) & 1 == 1


@rule
def could_attack(s: State, unit: int, zone: int, attack: int, target: int) -> bool:
    """Return whether a unit standing in ``zone`` could attack an enemy (R22 to R28)."""
    if s.owner[target] == s.owner[unit] or not dice(s, unit, attack):
        return False
    away = distance(s, zone, target)
    return reaches(attack, away) and is_exposed(s, target, attack, away) and alive(s, target)


@rule
def covers(s: State, flanker: int, target: int) -> bool:
    """Return whether an enemy is in a flanking unit's attack range (R39); by option it must be attackable now (B22)."""
    for attack in range(ATTACKS):
        in_range = dice(s, flanker, attack) and reaches(attack, distance(s, s.zone[flanker], target))
        if in_range and (not s.options.flank_strict or could_attack(s, flanker, s.zone[flanker], attack, target)):
            return True
    return False


@rule
def may_attack(s: State, unit: int, zone: int, attack: int, target: int) -> bool:
    """Return whether the attack is legal in this action: with a flank die melee or ranged, in its range (R39)."""
    if s.flanker != NOBODY and (attack > Attack.RANGED or not covers(s, s.flanker, target)):
        return False
    return could_attack(s, unit, zone, attack, target)


@rule
def any_target(s: State, unit: int, zone: int, attack: int) -> bool:
    """Return whether there is an enemy for this attack."""
    if not dice(s, unit, attack):
        return False
    for target in range(s.units):
        if may_attack(s, unit, zone, attack, target):
            return True
    return False


@rule
def is_bound(s: State, unit: int) -> bool:
    """Return whether a unit may either move or attack, since it has a siege rating (R17, B7)."""
    return s.options.siege_restriction == SiegeRestriction.UNIT and dice(s, unit, Attack.SIEGE) > 0


@rule
def any_flanked_from(s: State, flanker: int, friend: int, zone: int) -> bool:
    """Return whether a friend in ``zone`` could attack, melee or ranged, in the flanking unit's range (R39)."""
    for target in range(s.units):
        if covers(s, flanker, target):
            for attack in range(Attack.SNIPE):
                if could_attack(s, friend, zone, attack, target):
                    return True
    return False


@rule
def any_flanked(s: State, flanker: int, friend: int) -> bool:
    """Return whether a friend has an attack to be flanked for, from its zone (B23) or by option after a move (B21)."""
    for zone in range(ZONES):
        reached = s.options.flank_move and not is_bound(s, friend) and may_enter(s, friend, zone)
        if (zone == s.zone[friend] or reached) and any_flanked_from(s, flanker, friend, zone):
            return True
    return False
