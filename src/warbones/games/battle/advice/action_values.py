"""The expected values of attacks and powers, in points of an army."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import rule
from warbones.games.battle.advice.unit_values import unit_value
from warbones.games.battle.rules.attacks.bombs import is_bombed
from warbones.games.battle.rules.attacks.odds import chance
from warbones.games.battle.rules.attacks.strikes import LINES, aimed_by, to_beat
from warbones.games.battle.rules.attacks.targets import could_attack, is_guarded, may_attack
from warbones.games.battle.rules.effects import HEALED_SQUARES
from warbones.games.battle.rules.power_use import may_subject, raising_points
from warbones.games.battle.rules.powers import Power, Verb, pair_size, verb
from warbones.games.battle.rules.sheet import (
    base,
    count,
    crossed,
    dice,
    enemy_base,
    extent,
    has,
    remaining,
    squares,
    value,
)
from warbones.games.battle.rules.state import CENTER, SQUARES, ZONES, State
from warbones.games.battle.rules.units import ATTACKS, Attack

STANDING: Final = 0.4
"""The share of its value that a unit has just for being alive; the other part depends on its squares."""

MOST_DICE: Final = 6
NUMBERS: Final = 40
"""The numbers to beat in the table of chances; higher ones are hopeless."""

PERCENT: Final = bytes(
    round(100 * chance(number, needed)) for number in range(MOST_DICE + 1) for needed in range(NUMBERS)
)


@rule
def likely(number: int, needed: int) -> float:
    """Return the chance that ``number`` attack dice beat ``needed``, to a percent."""
    return PERCENT[NUMBERS * min(number, MOST_DICE) + min(needed, NUMBERS - 1)] * 0.01


@rule
def strength(s: State, unit: int) -> float:
    """Return the present value of a unit in points: by the squares that remain, and for being alive."""
    left = remaining(s, unit)
    return unit_value(s.kind[unit]) * (STANDING + (1.0 - STANDING) * left / squares(s, unit)) if left else 0.0


@rule
def loss(s: State, unit: int, crossed_out: int) -> float:
    """Return the points that a unit loses with ``crossed_out`` of its remaining squares."""
    lost = (1.0 - STANDING) * crossed_out / squares(s, unit)
    return unit_value(s.kind[unit]) * (lost + (STANDING if crossed_out == remaining(s, unit) else 0.0))


@rule
def expected_damage_at(s: State, attack: int, number: int, target: int, place: int) -> float:
    """Return the points that an attack is expected to take at a line or square of its target; 0 if nothing is there."""
    mask = aimed_by(s, attack, target, place)
    if not mask:
        return 0.0
    return likely(number, to_beat(s, target, attack, mask)) * loss(s, target, count(mask))


@rule
def expected_damage(s: State, attack: int, number: int, target: int) -> float:
    """Return the points that an attack is expected to take from its target, at its best line or square."""
    if attack == Attack.SIEGE:
        return besieged(s, number, target)
    most = 0.0
    for place in range(LINES):
        if place < SQUARES or attack == Attack.MELEE:
            most = max(most, expected_damage_at(s, attack, number, target, place))
    if attack == Attack.MELEE and has(s, target, Power.ACID_BLOOD):
        most -= ACID
    return most


ACID: Final = 0.2
"""The cost of acid to an attacker."""


@rule
def besieged(s: State, number: int, target: int) -> float:
    """Return the points that a siege is expected to take: the owner names the squares that resist best (R27)."""
    left, hits = number, 0.0
    for rated in range(8, 0, -1):
        for square in range(squares(s, target)):
            if left and value(s, target, square) == rated:
                left -= 1
                hits += likely(1, rated)
    if left or remaining(s, target) == number:
        return min(hits / remaining(s, target), 1.0) * strength(s, target)
    return hits * (1.0 - STANDING) * unit_value(s.kind[target]) / squares(s, target)


@rule
def best_damage(s: State, unit: int, zone: int, more: int) -> float:
    """Return the points that the unit's best attack from a zone is expected to take, with ``more`` dice."""
    most = 0.0
    for attack in range(ATTACKS):
        most = max(most, best_target(s, unit, zone, attack, more))
    return most


@rule
def best_target(s: State, unit: int, zone: int, attack: int, more: int) -> float:
    """Return the points that an attack from a zone is expected to take from its best target."""
    number, most = dice(s, unit, attack), 0.0
    if number:
        for target in range(s.units):
            if may_attack(s, unit, zone, attack, target):
                most = max(most, expected_damage(s, attack, number + more, target))
    return most


INVASION: Final = 2.5
"""The value of a place in the enemy base, where a unit scores each round (R50)."""

FIRST_INVASION: Final = 2.0
"""The extra value of being the only unit there."""

FORWARD: Final = 0.4
GUARD: Final = 0.8
"""The value of guarding the seat's own base (R19)."""


@rule
def zone_worth(s: State, unit: int, zone: int) -> float:
    """Return the value of a zone for a unit."""
    seat = s.owner[unit]
    if zone == enemy_base(s, unit):
        if has(s, unit, Power.ETHEREAL):
            return 0.0
        return INVASION + (0.0 if others_there(s, unit, zone) else FIRST_INVASION)
    if zone == base(seat) or dice(s, unit, Attack.SIEGE):
        return 0.0
    guards = dice(s, unit, Attack.MELEE) and (s.zone[unit] == CENTER or not is_guarded(s, seat))
    return FORWARD + (GUARD if guards else 0.0)


@rule
def others_there(s: State, unit: int, zone: int) -> bool:
    """Return whether another unit of the same side stands in a zone."""
    for other in range(s.units):
        same = other != unit and s.owner[other] == s.owner[unit]
        if same and s.zone[other] == zone and remaining(s, other):
            return True
    return False


@rule
def bomb_worth(s: State, unit: int, zone: int) -> float:
    """Return the points that a Carpet Bomb on a zone is expected to take (R34)."""
    total = 0.0
    for target in range(s.units):
        if is_bombed(s, unit, zone, target):
            total += besieged(s, 1, target)
    return total


@rule
def power_worth(s: State, unit: int, power: int) -> float:
    """Return the expected value of a power in points, on its best target if it has targets."""
    does, most = verb(power), 0.0
    if does == Verb.BOMB:
        for zone in range(ZONES):
            most = max(most, bomb_worth(s, unit, zone))
    elif does == Verb.RAISE:
        most = float(raising_points(s)) - RAISE_LATER
    elif does == Verb.TAKE_STATUS:
        most = STATUS_WORTH
    elif does == Verb.REGENERATE:
        most = square_worth(s, unit)
    else:
        for target in range(s.units):
            if may_subject(s, unit, power, target):
                most = max(most, subject_worth(s, unit, power, target))
    return most


RAISE_LATER: Final = 3.0
"""The value of saving Raise Undead, which works once and yields more later."""

STATUS_WORTH: Final = 0.3
"""The value of a formation, evasion or flight."""

JOINING: Final = 1.8
"""The factor for a unit that changes sides, which counts nearly twice."""

STUN: Final = 0.2
WEAKNESS: Final = 0.15
"""The shares of a unit's value that a lost action and lower ratings cost it."""


@rule
def square_worth(s: State, unit: int) -> float:
    """Return the value of one square of a unit, if any is crossed out."""
    return (1.0 - STANDING) * unit_value(s.kind[unit]) / squares(s, unit) if crossed(s, unit) else 0.0


@rule
def subject_worth(s: State, unit: int, power: int, target: int) -> float:
    """Return the value of a power on one unit, in points for its user."""
    does = verb(power)
    if does == Verb.FLANK:
        zone = s.zone[target]
        return flanked_damage(s, target, zone, 1) - FLANKED_LATER * flanked_damage(s, target, zone, 0) + MARGIN
    if does == Verb.HEAL:
        return square_worth(s, target) * min(HEALED_SQUARES, count(crossed(s, target)))
    if does == Verb.DRAIN:
        return WEAKNESS * strength(s, target) / remaining(s, target) + square_worth(s, unit)
    if does == Verb.JOIN:
        return JOINING * strength(s, target)
    if does == Verb.DESTROY:
        return strength(s, target) if s.owner[target] != s.owner[unit] else -strength(s, target)
    share = STUN if does == Verb.MARK else WEAKNESS
    pairs = extent(s, target) <= pair_size(power)
    return share * strength(s, target) * (PAIRED if pairs else 1.0)


FLANKED_LATER: Final = 0.8
"""The share of its own attack that a flanked-for unit might have made later."""

MARGIN: Final = -0.1
PAIRED: Final = 1.5
"""The value of a power on two units, relative to the better of them alone."""


@rule
def flanked_damage(s: State, unit: int, zone: int, more: int) -> float:
    """Return the points that a melee or ranged attack is expected to take from the unit's zone (R39)."""
    most = 0.0
    for attack in range(Attack.SNIPE):
        for target in range(s.units):
            if could_attack(s, unit, zone, attack, target):
                most = max(most, expected_damage(s, attack, dice(s, unit, attack) + more, target))
    return most


@rule
def exposure(s: State, unit: int) -> float:
    """Return the share of a unit that the best line of a usual attack is expected to take."""
    most = 0.0
    for place in range(LINES):
        mask = aimed_by(s, Attack.MELEE, unit, place)
        if mask:
            most = max(most, likely(USUAL, to_beat(s, unit, Attack.MELEE, mask)) * count(mask))
    return most / squares(s, unit)


USUAL: Final = 2
"""The dice of a usual attack."""
