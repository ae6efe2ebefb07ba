"""How good a position looks to a simple player: what the greedy bot maximises, and where search stops."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.advice.action_values import STANDING, exposure, strength
from warbones.games.battle.advice.unit_values import unit_value
from warbones.games.battle.rules.army_building import left_to_spend
from warbones.games.battle.rules.filling import in_hand
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.rounds import is_invaded
from warbones.games.battle.rules.sheet import alive, base, has, is_fixed, remaining, squares, value
from warbones.games.battle.rules.state import Phase, State
from warbones.games.battle.rules.striking import attack_dice, least_to_beat

ARMY: Final = 0.8
"""What a whole army is worth, against none: it counts by how much more of all that is left one side has."""

POINT: Final = 0.12
"""What a victory point is worth, against a whole army."""

SCORING: Final = 0.06
"""What it is worth that the next point is about to be scored (R50)."""

INVADING: Final = 0.05
"""What a unit in the enemy base is worth, where it scores (R50)."""

CENTRAL: Final = 0.005
"""What a unit in the center is worth: it is nearer."""

DRAFTED: Final = 0.02
"""What an attack or a power is worth while it is being chosen."""

EASE: Final = 0.001
"""What each pip is worth by which an attack's dice are expected to beat its easiest number."""

MEAN_DIE: Final = 4.2
"""What an attack die comes to on average, added dice included."""

MEAN_FACE: Final = 3.5

PIPS: Final = 0.012
"""The share of a square that each pip on it is worth."""

EXPOSED: Final = 0.15
"""The share of what its weakest line stands for that a unit's weakness costs it."""

UNSPENT: Final = 0.8
"""What a point is worth that is still to be spent, against one well spent."""


@rule
def evaluate(s: State, seat: int) -> float:
    """Return how good the position looks for ``seat``, -1 to 1: armies, then points and who is about to score."""
    if s.phase == Phase.OVER:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    return outlook(s, seat, army(s, seat), army(s, 1 - seat))


@rule
def outlook(s: State, seat: int, mine: float, yours: float) -> float:
    """Return how good a battle under way looks for ``seat``, between armies worth so much.

    However much is added up, no position looks better than a battle won.
    """
    total = ARMY * (mine - yours) / max(mine + yours, 1.0) + standing_of(s, seat) - standing_of(s, 1 - seat)
    total += prospect(s) if s.turn == seat else -prospect(s)
    return total / (1.0 + total * total) ** 0.5


@rule
def army(s: State, seat: int) -> float:
    """Return what a side's units are worth in points, with the points that it has still to spend."""
    total = 0.0 if s.game_round or s.stopped[seat] else UNSPENT * left_to_spend(s, seat)
    for unit in range(s.units):
        if s.owner[unit] == seat:
            total += shape(s, unit)
    return total


@rule
def standing_of(s: State, seat: int) -> float:
    """Return what a side's victory points are worth, the next where it is about to score, and its units' places."""
    total = POINT * s.points[seat]
    if s.game_round and is_invaded(s, 1 - seat, scoring=True):
        total += SCORING
    for unit in range(s.units):
        if s.owner[unit] == seat:
            total += position(s, unit)
    return total


@rule
def prospect(s: State) -> float:
    """Return what it is worth to be choosing the details of an attack or a power: the action will do something."""
    if s.phase < Phase.TARGET or s.phase > Phase.PICK:
        return 0.0
    if min(s.attack, s.target) == NOBODY:
        return DRAFTED
    dice = attack_dice(s)
    return DRAFTED + EASE * (MEAN_DIE * dice - least_to_beat(s, s.target))


@rule
def shape(s: State, unit: int) -> float:
    """Return what a unit is worth in points: what is left of it, how high it is rated, and how weak a line it has."""
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
    """Return how many pips a unit's remaining squares are below the mean; a hero's centre aside."""
    missing = 0.0
    for square in range(squares(s, unit)):
        rated = value(s, unit, square)
        if rated and not is_fixed(s, unit, square):
            missing += MEAN_FACE - rated
    return missing


@rule
def position(s: State, unit: int) -> float:
    """Return what a unit's place is worth."""
    away = abs(s.zone[unit] - base(s.owner[unit]))
    if away == 2 and not has(s, unit, Power.ETHEREAL) and alive(s, unit):
        return INVADING
    return CENTRAL if away == 1 and alive(s, unit) else 0.0
