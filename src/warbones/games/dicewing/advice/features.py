"""A position in few numbers, for agents that learn: as the seat sees it that looks, with what a player would reckon."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.domains import FLAG, Whole, count
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.rule import rule
from warbones.games.dicewing.rules.power import one_model, one_set
from warbones.games.dicewing.rules.score import trophies, trophy_sides
from warbones.games.dicewing.rules.state import DICE, STAGE_ONE_ATTACKS, Phase, Place, State

MOST_POWER: Final = 250
"""No Power is told beyond this: only two d% have more, and these are compared by their values."""

MOST_SIDES: Final = 320
"""Sides of both sets (B2)."""


class Where(IntEnum):
    """Where a die is, for the seat that looks."""

    POOL = 0
    MINE = 1
    YOURS = 2
    MY_BAY = 3
    YOUR_BAY = 4
    MY_TROPHY = 5
    YOUR_TROPHY = 6
    USED = 7


WHERE: Final = bytes((Where.POOL, Where.MINE, Where.MY_BAY, Where.MY_TROPHY, Where.USED))
"""By `Place`, of what is the seat's own; what is the other's is one more."""


class Features(Record):
    """What there is to know of a DiceWing position. Dice are numbered as words are: A.d4 to A.d20, B.d4 to B.d20."""

    phase: Phase
    """what is asked"""
    stage: int = cell(Whole(range(1, 3)))
    """the stage (R41)"""
    attack: int = cell(count(STAGE_ONE_ATTACKS))
    """attacks begun in this stage"""
    leads: int = cell(FLAG)
    """this seat is the first player (R7, R36)"""
    picks: int = cell(count(DICE))
    """dice taken in this draft"""
    where: Grid = grid(DICE, of=Where)
    """where each die lies"""
    shows: Grid = grid(DICE, of=count(100))
    """the value that each die shows; 0 before the first roll"""
    odd: Grid = grid(DICE, of=FLAG)
    """it shows an odd number, as Targeting wants (R22)"""
    power: Grid = grid(DICE, of=count(MOST_POWER))
    """the most Power that a die in the pool or in a squadron makes with one of its owner's, opposing dice aside; what
    lies in the pool is reckoned as this seat's"""
    best: Grid = grid(2, of=count(MOST_POWER))
    """the most of `power` in this seat's squadron, and in the other's"""
    trophies: Grid = grid(2, of=count(DICE))
    """dice in this seat's trophy case, and in the other's (R46)"""
    half_sides: Grid = grid(2, of=count(MOST_SIDES // 2))
    """half of the sides that these have in all (R47)"""
    victor: Grid = grid(2, of=FLAG)
    """who won the attack that is being settled: this seat, the other"""


@rule
def describe(s: State, seat: int, f: Features) -> None:
    """Write what ``seat`` can tell of the position into ``f``, which is all zeros."""
    f.phase = s.phase
    f.stage = s.stage
    f.attack = s.attack
    f.leads = 1 if s.first == seat else 0
    f.picks = s.picks
    for die in range(DICE):
        f.where[die] = where(s, seat, die)
        f.shows[die] = s.face[die]
        f.odd[die] = s.face[die] % 2
    for die in range(DICE):
        f.power[die] = best_power(s, seat, die)
    for side in range(2):
        whose = seat if side == 0 else 1 - seat
        f.best[side] = most_power(s, whose)
        f.trophies[side] = trophies(s, whose)
        f.half_sides[side] = trophy_sides(s, whose) // 2
        f.victor[side] = 1 if s.victor == whose else 0


@rule
def where(s: State, seat: int, die: int) -> int:
    """Return a die's `Where`."""
    place = WHERE[s.place[die]]
    return place + (1 if place and place != Where.USED and s.holder[die] != seat else 0)


@rule
def best_power(s: State, seat: int, die: int) -> int:
    """Return the most Power that a die in the pool or in a squadron makes with one of its owner's; 0 elsewhere."""
    whose = s.holder[die] if s.place[die] == Place.SQUADRON else seat
    if s.place[die] != Place.SQUADRON and s.place[die] != Place.POOL:
        return 0
    most = 0
    for other in range(DICE):
        if other != die and s.place[other] == Place.SQUADRON and s.holder[other] == whose:
            most = max(most, power_of(s, die, other))
    return min(most, MOST_POWER)


@rule
def most_power(s: State, seat: int) -> int:
    """Return the most of `best_power` in the seat's squadron."""
    most = 0
    for die in range(DICE):
        if s.place[die] == Place.SQUADRON and s.holder[die] == seat:
            most = max(most, best_power(s, seat, die))
    return most


@rule
def power_of(s: State, x: int, y: int) -> int:
    """Return the Power of two dice, what opposing dice add aside: Initial, Training and Model (R19 to R21)."""
    initial = s.face[x] + s.face[y]
    training = max(s.face[x], s.face[y]) if one_set(x, y) else 0
    return initial + training + (initial if one_model(s, x, y) else 0)
