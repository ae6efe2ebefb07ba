"""A position in few numbers, for agents that learn: as the seat sees it that looks, and added up as its player would.

It is a summary: of the first units on the sheet each is told apart, of the others what they come to in all.
"""

from __future__ import annotations

from typing import Final

from warbones.core.record.domains import FLAG, count, one_of
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.rule import rule
from warbones.core.rules.step import NOBODY
from warbones.games.battle.advice.action_values import strength
from warbones.games.battle.advice.evaluation import army
from warbones.games.battle.rules.army_building import left_to_spend
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.options import MOST_BUDGET, MOST_ROUNDS
from warbones.games.battle.rules.roster import cost
from warbones.games.battle.rules.rule_data import AMONG
from warbones.games.battle.rules.sheet import base, marked, remaining
from warbones.games.battle.rules.state import (
    SQUARES,
    SUDDEN_ROUNDS,
    UNITS,
    WINNING_POINTS,
    ZONES,
    Phase,
    Purpose,
    State,
)
from warbones.games.battle.rules.units import ATTACKS, COST, KINDS

TOLD: Final = 32
"""Units that are told apart: as many as two armies of the rulebook's 20 points seldom have."""

MOST: Final = 250
"""No sum is told beyond this."""

TENTHS: Final = 10


class Features(Record):
    """What there is to know of a War Dice position. Where a grid has two halves, this seat's is the first."""

    phase: Phase
    """what is asked"""
    purpose: Purpose
    """why values are placed"""
    game_round: int = cell(count(MOST_ROUNDS + SUDDEN_ROUNDS))
    """the round; 0 before the battle"""
    leads: int = cell(FLAG)
    """this seat goes first in this round"""
    my_turn: int = cell(FLAG)
    """this seat acts"""
    sudden: int = cell(FLAG)
    """it is sudden death (R51)"""
    points: Grid = grid(2, of=count(WINNING_POINTS))
    """victory points (R50)"""
    left: Grid = grid(2, of=count(MOST_BUDGET))
    """points that are left to buy units with (R5)"""
    worth: Grid = grid(2, of=count(MOST))
    """what the army is worth to the bots, in points"""
    bought: Grid = grid(2, KINDS, of=count(SQUARES * TOLD // 2))
    """squares that remain of units of each kind"""
    zone_worth: Grid = grid(2, ZONES, of=count(MOST))
    """what stands in each zone is worth, in points: this seat's base, the center, the other base"""
    hand: Grid = grid(6, of=count(SQUARES))
    """dice that are still to be placed, by face"""
    actor: Grid = grid(1, of=one_of(1 + KINDS))
    """the kind of the unit that acts: none, or by its place in the lists"""
    filling: Grid = grid(1, of=one_of(1 + KINDS))
    """likewise of the unit whose squares are placed"""
    target: Grid = grid(1, of=one_of(1 + KINDS))
    """likewise of the unit that is aimed at"""
    aim: Grid = grid(1, of=one_of(1 + ATTACKS))
    """the attack that is being chosen: none, melee, ranged, snipe, critical, siege"""
    aimed_at: Grid = grid(SQUARES, of=count(8))
    """the squares of the unit that is aimed at"""
    mine: Grid = grid(TOLD, of=FLAG)
    """each of the first units of the sheet, aA, bA and so on as bought: it is this seat's"""
    kind: Grid = grid(TOLD, of=count(KINDS))
    """its kind; 0: there is none, or nothing of it remains"""
    cost: Grid = grid(TOLD, of=count(max(AMONG[COST])))
    """the points that it costs"""
    strength: Grid = grid(TOLD, of=count(MOST))
    """what is left of it, in tenths of a point"""
    squares: Grid = grid(TOLD, of=count(SQUARES))
    """squares that remain"""
    place: Grid = grid(TOLD, of=one_of(1 + ZONES))
    """where it stands: nowhere, in this seat's base, in the center, in the other base"""
    acted: Grid = grid(TOLD, of=FLAG)
    """it has acted this round"""


@rule
def describe(s: State, seat: int, f: Features) -> None:
    """Write what ``seat`` can tell of the position into ``f``, which is all zeros."""
    f.phase = s.phase
    f.purpose = s.purpose
    f.game_round = s.game_round
    f.leads = 1 if s.first == seat else 0
    f.my_turn = 1 if s.turn == seat else 0
    f.sudden = 1 if s.sudden else 0
    f.actor[0] = kind_or_none(s, s.actor)
    f.filling[0] = kind_or_none(s, s.filling)
    f.target[0] = kind_or_none(s, s.target)
    f.aim[0] = s.attack + 1
    for face in range(6):
        f.hand[face] = s.hand[face]
    for square in range(SQUARES):
        f.aimed_at[square] = 0 if s.target == NOBODY else s.square[SQUARES * s.target + square]
    for side in range(2):
        describe_side(s, seat if side == 0 else 1 - seat, side, f)
    for unit in range(s.units):
        describe_unit(s, seat, unit, f)


@rule
def describe_side(s: State, whose: int, side: int, f: Features) -> None:
    """Write what there is to know of a seat."""
    f.points[side] = s.points[whose]
    f.left[side] = left_to_spend(s, whose)
    f.worth[side] = min(MOST, int(army(s, whose)))


@rule
def describe_unit(s: State, seat: int, unit: int, f: Features) -> None:
    """Write what there is to know of a unit."""
    side, squares, value = int(s.owner[unit] != seat), remaining(s, unit), strength(s, unit)
    zone, kind = abs(s.zone[unit] - base(seat)), s.kind[unit]
    f.bought[side, kind] = min(SQUARES * TOLD // 2, f.bought[side, kind] + squares)
    f.zone_worth[side, zone] = min(MOST, f.zone_worth[side, zone] + int(value))
    if unit < TOLD and squares:
        f.mine[unit] = 1 - side
        f.kind[unit] = kind + 1
        f.cost[unit] = cost(s, kind)
        f.strength[unit] = min(MOST, int(TENTHS * value))
        f.squares[unit] = squares
        f.place[unit] = 1 + zone
        f.acted[unit] = 1 if marked(s, unit, Status.ACTED) else 0


@rule
def kind_or_none(s: State, unit: int) -> int:
    """Return a unit's kind, counted from 1; 0 where there is no unit."""
    return 0 if unit == NOBODY or unit >= UNITS else s.kind[unit] + 1
