"""How good a position looks to a simple player: what the greedy bot maximises."""

from __future__ import annotations

from typing import Final

from warbones.core.rule import rule
from warbones.core.step import NOBODY
from warbones.games.battle.powers import Power
from warbones.games.battle.sheet import alive, base, has, remaining, squares
from warbones.games.battle.state import SQUARES, Phase, State
from warbones.games.battle.striking import attack_dice, least_to_beat
from warbones.games.battle.units import cost

POINT: Final = 0.12
"""What a victory point is worth, against a whole army at 1."""

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

VALUE: Final = 0.02
"""What a pip on a square is worth, against the square itself."""


@rule
def evaluate(s: State, seat: int) -> float:
    """Return how good the position looks for ``seat``, about -1 to 1: armies, then points and who is about to score."""
    if s.phase == Phase.OVER:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    total = s.points[seat] - s.points[1 - seat]
    army, ground = 0.0, 0.0
    for unit in range(s.units):
        side = 1.0 if s.owner[unit] == seat else -1.0
        army += side * strength(s, unit)
        ground += side * position(s, unit)
    drafted = prospect(s) if s.turn == seat else -prospect(s)
    return 0.8 * army / s.options.budget + POINT * total + ground + drafted


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
def strength(s: State, unit: int) -> float:
    """Return what a unit is worth in points: its cost by the squares that remain, half of it for standing at all."""
    left = remaining(s, unit)
    if left == 0:
        return 0.0
    pips = 0
    for square in range(squares(s, unit)):
        pips += s.square[SQUARES * unit + square]
    whole = squares(s, unit)
    return cost(s.kind[unit]) * (0.4 + 0.6 * (left + VALUE * pips) / whole)


@rule
def position(s: State, unit: int) -> float:
    """Return what a unit's place is worth."""
    away = abs(s.zone[unit] - base(s.owner[unit]))
    if away == 2 and not has(s, unit, Power.ETHEREAL) and alive(s, unit):
        return INVADING
    return CENTRAL if away == 1 and alive(s, unit) else 0.0
