"""The evaluation of a position: the goal of the greedy bot, and the value at the leaves of a search."""

from __future__ import annotations

from math import sqrt
from typing import Final

from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.advice.action_values import STANDING, exposure, strength
from warbones.games.battle.advice.unit_values import unit_value
from warbones.games.battle.rules.armies.placement import in_hand
from warbones.games.battle.rules.armies.setup import left_to_spend
from warbones.games.battle.rules.attacks.strikes import attack_dice, least_to_beat
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.rounds.turns import is_invaded
from warbones.games.battle.rules.sheet import alive, base, has, is_fixed, remaining, squares, value
from warbones.games.battle.rules.state import Phase, State

ARMY: Final = 0.8
"""The value of a whole army against none. It counts by one side's share of all that is left."""

POINT: Final = 0.12
"""The value of a victory point, relative to a whole army."""

SCORING: Final = 0.06
"""The value of being about to score the next point (R50)."""

INVADING: Final = 0.05
"""The value of a unit in the enemy base, where it scores (R50)."""

CENTRAL: Final = 0.005
"""The value of a unit in the center, which is nearer."""

DRAFTED: Final = 0.02
"""The value of an attack or a power while it is being chosen."""

EASE: Final = 0.001
"""The value of each pip by which an attack's dice are expected to beat its easiest number."""

MEAN_DIE: Final = 4.2
"""The mean of an attack die, added dice included."""

MEAN_FACE: Final = 3.5

PIPS: Final = 0.012
"""The share of a square's value for each pip on it."""

EXPOSED: Final = 0.15
"""The share of its weakest line's value that a unit loses for its weakness."""

UNSPENT: Final = 0.8
"""The value of a point still to be spent, relative to one well spent."""


@rule
def evaluate(s: State, seat: int) -> float:
    """Return the value of the position for ``seat``, -1 to 1: armies, then points and the units about to score."""
    if s.phase == Phase.OVER:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    return outlook(s, seat, army(s, seat), army(s, 1 - seat))


@rule
def outlook(s: State, seat: int, mine: float, yours: float) -> float:
    """Return the value of an unfinished battle for ``seat``, given the values of both armies.

    Whatever the sum, no position is valued above a battle won.
    """
    total = ARMY * (mine - yours) / max(mine + yours, 1.0) + score_value(s, seat) - score_value(s, 1 - seat)
    total += prospect(s) if s.turn == seat else -prospect(s)
    return total / sqrt(1.0 + total * total)


@rule
def army(s: State, seat: int) -> float:
    """Return the value of a side's units in points, with the points that it has still to spend."""
    total = 0.0 if s.game_round or s.stopped[seat] else UNSPENT * left_to_spend(s, seat)
    for unit in range(s.units):
        if s.owner[unit] == seat:
            total += shape(s, unit)
    return total


@rule
def score_value(s: State, seat: int) -> float:
    """Return the value of a side's victory points, of the next if it is about to score, and of its units' places."""
    total = POINT * s.points[seat]
    if s.game_round and is_invaded(s, 1 - seat, scoring=True):
        total += SCORING
    for unit in range(s.units):
        if s.owner[unit] == seat:
            total += position(s, unit)
    return total


@rule
def prospect(s: State) -> float:
    """Return the value of choosing the details of an attack or a power: the action will have an effect."""
    if s.phase < Phase.TARGET or s.phase > Phase.PICK:
        return 0.0
    if min(s.attack, s.target) == NOBODY:
        return DRAFTED
    dice = attack_dice(s)
    return DRAFTED + EASE * (MEAN_DIE * dice - least_to_beat(s, s.target))


@rule
def shape(s: State, unit: int) -> float:
    """Return the value of a unit in points: by its remaining squares, their ratings, and its weakest line."""
    if unit == s.filling:
        placed = (remaining(s, unit) + in_hand(s)) / squares(s, unit)
        return unit_value(s.kind[unit]) * (STANDING + (1.0 - STANDING) * placed - EXPOSED)
    left = strength(s, unit)
    if left == 0.0:
        return 0.0
    pips = PIPS * pips_missing(s, unit) / squares(s, unit)
    return left - unit_value(s.kind[unit]) * (pips + EXPOSED * exposure(s, unit))


@rule
def pips_missing(s: State, unit: int) -> float:
    """Return the number of pips that a unit's remaining squares are below the mean, without a hero's centre."""
    missing = 0.0
    for square in range(squares(s, unit)):
        rated = value(s, unit, square)
        if rated and not is_fixed(s, unit, square):
            missing += MEAN_FACE - rated
    return missing


@rule
def position(s: State, unit: int) -> float:
    """Return the value of a unit's place."""
    away = abs(s.zone[unit] - base(s.owner[unit]))
    if away == 2 and not has(s, unit, Power.ETHEREAL) and alive(s, unit):
        return INVADING
    return CENTRAL if away == 1 and alive(s, unit) else 0.0
