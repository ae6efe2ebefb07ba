"""The features of a DiceWing position, for agents: one seat's view, with the figures a player would work out."""

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
"""Power is capped at this: only two d% have more, and they can be compared by their values."""

MOST_SIDES: Final = 320
"""The sides of both sets together (B2)."""

AGENTS_ONLY: Final = frozenset({"chances", "held", "faced", "odd", "power", "tempts"})
"""The features that networks leave out: the others give the same information in fewer numbers."""


class Where(IntEnum):
    """The place of a die, from the observing seat's side."""

    POOL = 0
    MINE = 1
    YOURS = 2
    MY_BAY = 3
    YOUR_BAY = 4
    MY_TROPHY = 5
    YOUR_TROPHY = 6
    USED = 7


WHERE: Final = bytes((Where.POOL, Where.MINE, Where.MY_BAY, Where.MY_TROPHY, Where.USED))
"""By `Place`, for the seat's own dice; one more for the opponent's."""


class Features(Record):
    """A DiceWing position. Dice are in the order of their names: A.d4 to A.d20, then B.d4 to B.d20."""

    phase: Phase
    """the phase: the kind of decision"""
    stage: int = cell(Whole(range(1, 3)))
    """the stage (R41)"""
    attack: int = cell(count(STAGE_ONE_ATTACKS))
    """attacks started in this stage"""
    leads: int = cell(FLAG)
    """1 if this seat is the first player (R7, R36)"""
    picks: int = cell(count(DICE))
    """dice taken in this draft"""
    where: Grid = grid(DICE, of=Where)
    """the place of each die"""
    shows: Grid = grid(DICE, of=count(100))
    """the value of each die; 0 before the first roll"""
    held: Grid = grid(DICE, of=count(100))
    """the values of dice in this seat's squadron; 0 for others"""
    faced: Grid = grid(DICE, of=count(100))
    """the values of dice in the opponent's squadron; 0 for others"""
    odd: Grid = grid(DICE, of=FLAG)
    """1 if the die shows an odd number, as Targeting needs (R22)"""
    power: Grid = grid(DICE, of=count(MOST_POWER))
    """the highest Power of a die in a squadron with another of the same squadron, or of a die in the pool with one of
    this seat's squadron; opposing dice add nothing"""
    tempts: Grid = grid(DICE, of=count(MOST_POWER))
    """the highest Power of a die in the pool with one of the opponent's squadron"""
    pairs: Grid = grid(2 * STAGE_ONE_ATTACKS, of=count(MOST_POWER))
    """the Power of the best pair in this seat's squadron, of the best pair without those dice, and of a third; then
    the opponent's"""
    chances: Grid = grid(2 * PAIRS, of=count(100))
    """after the draft, the percentage of the opponent's pairs that each pair of this seat's squadron beats, in the
    order of launches; then the opponent's"""
    beats: Grid = grid(2 * SQUADRON, of=count(100))
    """the best of these percentages for each die of this seat's squadron, best first; then the opponent's"""
    wins: Grid = grid(2, of=count(100 * STAGE_ONE_ATTACKS))
    """the expected wins of this seat's best launches in all remaining attacks, in hundredths, against random launches;
    then the opponent's"""
    plans: Grid = grid(2 * STAGE_ONE_ATTACKS, of=count(100))
    """the highest chance of at least one, two and three such wins, in percent; then the opponent's"""
    trophies: Grid = grid(2, of=count(DICE))
    """dice in this seat's trophy case, and in the opponent's (R46)"""
    half_sides: Grid = grid(2, of=count(MOST_SIDES // 2))
    """half the total number of sides of these dice (R47)"""
    victor: Grid = grid(2, of=FLAG)
    """the winner of the attack being settled: this seat, the opponent"""


@rule
def describe(s: State, seat: int, f: Features) -> None:
    """Fill in ``f``, which is all zeros, with the position as ``seat`` knows it."""
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
    """Fill in a die's place and value, and its Power with each of the dice before it."""
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
    """Record the Power of two dice for each of them, if it is its highest so far."""
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
    """Fill in the Power of a squadron's best pairs, each without the dice of the pairs before it."""
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
    """Return the Power of two dice from Initial, Training and Model (R19 to R21), without opposing dice."""
    return min(own_power(s, x, y), MOST_POWER)
