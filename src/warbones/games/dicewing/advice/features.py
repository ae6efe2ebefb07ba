"""A position in few numbers, for agents that learn: as the seat sees it that looks, with what a player would reckon."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.domains import FLAG, Whole, count
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import rule
from warbones.games.dicewing.advice.prospects import PAIRS, SQUADRON, describe_prospects, own_power
from warbones.games.dicewing.rules.score import trophies, trophy_sides
from warbones.games.dicewing.rules.state import DICE, STAGE_ONE_ATTACKS, Phase, State

MOST_POWER: Final = 250
"""No Power is told beyond this: only two d% have more, and these are compared by their values."""

MOST_SIDES: Final = 320
"""Sides of both sets (B2)."""

UNREAD: Final = frozenset({"chances", "held", "faced", "odd", "power", "tempts"})
"""What a network leaves out: what it needs of this the others tell in fewer numbers."""


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
    held: Grid = grid(DICE, of=count(100))
    """the same, of those in this seat's squadron alone"""
    faced: Grid = grid(DICE, of=count(100))
    """the same, of those in the other's"""
    odd: Grid = grid(DICE, of=FLAG)
    """it shows an odd number, as Targeting wants (R22)"""
    power: Grid = grid(DICE, of=count(MOST_POWER))
    """the most Power that a die in the pool or in a squadron makes with one of its owner's, opposing dice aside; what
    lies in the pool is reckoned as this seat's"""
    tempts: Grid = grid(DICE, of=count(MOST_POWER))
    """the most that a die in the pool makes with one of the other's"""
    pairs: Grid = grid(2 * STAGE_ONE_ATTACKS, of=count(MOST_POWER))
    """likewise the Power of this seat's best pair, of the best of what is left then, and of the third; then of the
    other's"""
    chances: Grid = grid(2 * PAIRS, of=count(100))
    """once the draft is over, how many of a hundred pairs of the other's each pair of this seat's squadron beats, as
    launches are listed; then likewise of the other's squadron"""
    beats: Grid = grid(2 * SQUADRON, of=count(100))
    """the best of these for each die of this seat's squadron, the best first; then of the other's"""
    wins: Grid = grid(2, of=count(100 * STAGE_ONE_ATTACKS))
    """the most that this seat's launches in all attacks that are left promise to win in a hundred games, if the other
    launched by lot; then the other's"""
    plans: Grid = grid(2 * STAGE_ONE_ATTACKS, of=count(100))
    """likewise in how many of a hundred they win one attack at least, two, three; then the other's"""
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
        describe_die(s, seat, die, f)
    if s.phase != Phase.DRAFT:
        describe_prospects(s, seat, f)
    for side in range(2):
        whose = seat if side == 0 else 1 - seat
        describe_pairs(s, Where.MINE + side, STAGE_ONE_ATTACKS * side, f)
        f.trophies[side] = trophies(s, whose)
        f.half_sides[side] = trophy_sides(s, whose) // 2
        f.victor[side] = 1 if s.victor == whose else 0


@rule
def describe_die(s: State, seat: int, die: int, f: Features) -> None:
    """Write where a die is and what it shows, and what Power it makes with each of those before it."""
    f.where[die] = where(s, seat, die)
    f.shows[die] = s.face[die]
    f.odd[die] = s.face[die] % 2
    if f.where[die] == Where.MINE:
        f.held[die] = s.face[die]
    if f.where[die] == Where.YOURS:
        f.faced[die] = s.face[die]
    for other in range(die):
        describe_power(s, die, other, f)


@rule
def describe_power(s: State, x: int, y: int, f: Features) -> None:
    """Write the Power of two dice, for each of them that they are the best pair for so far."""
    here, there = f.where[x], f.where[y]
    together = here == there and Where.MINE <= here <= Where.YOURS
    if together or (here == Where.POOL and there == Where.MINE):
        f.power[x] = max(f.power[x], power_of(s, x, y))
    if together or (there == Where.POOL and here == Where.MINE):
        f.power[y] = max(f.power[y], power_of(s, x, y))
    if here == Where.POOL and there == Where.YOURS:
        f.tempts[x] = max(f.tempts[x], power_of(s, x, y))
    if there == Where.POOL and here == Where.YOURS:
        f.tempts[y] = max(f.tempts[y], power_of(s, x, y))


@rule
def describe_pairs(s: State, squadron: int, first: int, f: Features) -> None:
    """Write what a squadron's best pairs come to, each of what those before it leave."""
    used = 0
    for pair in range(first, first + STAGE_ONE_ATTACKS):
        best = 0
        for x in range(DICE):
            for y in range(x):
                one = 1 << x | 1 << y
                if f.where[x] == squadron and f.where[y] == squadron and not used & one:
                    power = power_of(s, x, y)
                    if power > f.pairs[pair]:
                        f.pairs[pair], best = power, one
        used |= best


@rule
def where(s: State, seat: int, die: int) -> int:
    """Return a die's `Where`."""
    place = WHERE[s.place[die]]
    return place + (1 if place and place != Where.USED and s.holder[die] != seat else 0)


@rule
def power_of(s: State, x: int, y: int) -> int:
    """Return the Power of two dice, what opposing dice add aside: Initial, Training and Model (R19 to R21)."""
    return min(own_power(s, x, y), MOST_POWER)
