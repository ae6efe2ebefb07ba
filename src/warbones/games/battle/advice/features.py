"""The features of a War Dice position, for agents: one seat's view, with the totals a player would work out.

This is a summary: the first units on the sheet have features of their own, the others only count towards totals.
"""

from __future__ import annotations

from typing import Final

from warbones.core.record.domains import FLAG, Alike, count, one_of
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.advice.action_values import strength
from warbones.games.battle.advice.evaluation import army, outlook
from warbones.games.battle.rules.armies.setup import left_to_spend
from warbones.games.battle.rules.attacks.strikes import LINES, aimed_by, to_beat
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.options import MOST_BUDGET, MOST_ROUNDS
from warbones.games.battle.rules.roster import cost
from warbones.games.battle.rules.rule_data import AMONG
from warbones.games.battle.rules.sheet import base, marked, remaining, value
from warbones.games.battle.rules.state import (
    HERO_CENTER,
    SQUARES,
    SUDDEN_ROUNDS,
    UNITS,
    WINNING_POINTS,
    ZONES,
    Phase,
    Purpose,
    State,
)
from warbones.games.battle.rules.units import ATTACKS, COST, KINDS, Attack

LISTED_UNITS: Final = 32
"""Units with features of their own. Two armies of the rulebook's 20 points rarely have more."""

MOST: Final = 250
"""Totals are capped at this."""

TENTHS: Final = 10

HUNDREDTHS: Final = 100

PARTS: Final = len(Part)
"""Parts of an action."""

MOST_PIPS: Final = HERO_CENTER + 6 * (SQUARES - 1)
"""The highest sum of the values of a hero's squares."""

HARD: Final = 20
"""Numbers to beat are capped at this."""

MAIN_FEATURES: Final = ("mine", "kind", "place", "squares")
"""The main features of a unit: its owner, its kind, its place and its remaining squares."""

MARKS: Final = ("acted", "evades", "flies", "spent")
"""The marks beside a unit."""

ALIKE: Final = (Alike((*MAIN_FEATURES, "cost", "strength", "pips", "weakest", *MARKS), 1, joined=MAIN_FEATURES),)


class Features(Record):
    """A War Dice position. If a grid has two halves, the first is this seat's."""

    phase: Phase
    """the phase: the kind of decision"""
    purpose: Purpose
    """the reason for placing values"""
    game_round: int = cell(count(MOST_ROUNDS + SUDDEN_ROUNDS))
    """the round; 0 before the battle"""
    leads: int = cell(FLAG)
    """1 if this seat goes first this round"""
    my_turn: int = cell(FLAG)
    """1 if it is this seat's turn"""
    sudden: int = cell(FLAG)
    """1 in sudden death (R51)"""
    points: Grid = grid(2, of=count(WINNING_POINTS))
    """victory points (R50)"""
    left: Grid = grid(2, of=count(MOST_BUDGET))
    """points left for buying units (R5)"""
    looks: int = cell(count(2 * HUNDREDTHS))
    """the bots' evaluation of the position, in hundredths; 100 is even"""
    worth: Grid = grid(2, of=count(MOST))
    """the bots' value of the army, in points"""
    bought: Grid = grid(2, KINDS, of=count(SQUARES * LISTED_UNITS // 2))
    """remaining squares of units of each kind"""
    zone_worth: Grid = grid(2, ZONES, of=count(MOST))
    """the value of the units in each zone, in points: this seat's base, the center, the other base"""
    hand: Grid = grid(6, of=count(SQUARES))
    """dice still to be placed, by face"""
    actor: Grid = grid(1, of=one_of(1 + KINDS))
    """the kind of the acting unit: none, or its number in the lists"""
    filling: Grid = grid(1, of=one_of(1 + KINDS))
    """the kind of the unit being filled, in the same way"""
    target: Grid = grid(1, of=one_of(1 + KINDS))
    """the kind of the targeted unit, in the same way"""
    aim: Grid = grid(1, of=one_of(1 + ATTACKS))
    """the attack being chosen: none, melee, ranged, snipe, critical, siege"""
    done: Grid = grid(PARTS, of=FLAG)
    """the parts of the action so far: a move, an attack, regrouping, a power, a move away, a siege"""
    aimed_at: Grid = grid(SQUARES, of=count(8))
    """the squares of the targeted unit"""
    mine: Grid = grid(LISTED_UNITS, of=FLAG)
    """1 for each of the first units on the sheet (aA, bA and so on, as bought) that belongs to this seat"""
    kind: Grid = grid(LISTED_UNITS, of=count(KINDS))
    """its kind; 0 if there is no such unit, or nothing of it is left"""
    cost: Grid = grid(LISTED_UNITS, of=count(max(AMONG[COST])))
    """its cost in points"""
    strength: Grid = grid(LISTED_UNITS, of=count(MOST))
    """the value of its remaining squares, in tenths of a point"""
    squares: Grid = grid(LISTED_UNITS, of=count(SQUARES))
    """its remaining squares"""
    pips: Grid = grid(LISTED_UNITS, of=count(MOST_PIPS))
    """the sum of the values on its squares"""
    weakest: Grid = grid(LISTED_UNITS, of=count(HARD))
    """the lowest number a melee attack on it must beat"""
    place: Grid = grid(LISTED_UNITS, of=one_of(1 + ZONES))
    """its place: none, this seat's base, the center, the other base"""
    acted: Grid = grid(LISTED_UNITS, of=FLAG)
    """1 if it has acted this round"""
    evades: Grid = grid(LISTED_UNITS, of=FLAG)
    """1 if attacks from other zones cannot reach it for the rest of the battle (R38)"""
    flies: Grid = grid(LISTED_UNITS, of=FLAG)
    """1 if it flies: after the first attack on it this round, only ranged and snipe attacks reach it (R40)"""
    spent: Grid = grid(LISTED_UNITS, of=FLAG)
    """1 if it has used its once-per-battle power (R32, R44)"""


@rule
def describe(s: State, seat: int, f: Features) -> None:
    """Fill in ``f``, which is all zeros, with the position as ``seat`` knows it."""
    f.phase = s.phase
    f.purpose = s.purpose
    f.game_round = s.game_round
    f.leads = 1 if s.first == seat else 0
    f.my_turn = 1 if s.turn == seat else 0
    f.sudden = 1 if s.sudden else 0
    mine, yours = army(s, seat), army(s, 1 - seat)
    f.looks = HUNDREDTHS + int(HUNDREDTHS * outlook(s, seat, mine, yours))
    f.worth[0] = min(MOST, int(mine))
    f.worth[1] = min(MOST, int(yours))
    f.actor[0] = kind_or_none(s, s.actor)
    f.filling[0] = kind_or_none(s, s.filling)
    f.target[0] = kind_or_none(s, s.target)
    f.aim[0] = s.attack + 1
    for part in range(PARTS):
        f.done[part] = (s.done >> part) & 1
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
    """Fill in the features of a seat."""
    f.points[side] = s.points[whose]
    f.left[side] = left_to_spend(s, whose)


@rule
def describe_unit(s: State, seat: int, unit: int, f: Features) -> None:
    """Fill in the features of a unit."""
    side, squares, value = int(s.owner[unit] != seat), remaining(s, unit), strength(s, unit)
    zone, kind = abs(s.zone[unit] - base(seat)), s.kind[unit]
    f.bought[side, kind] = min(SQUARES * LISTED_UNITS // 2, f.bought[side, kind] + squares)
    f.zone_worth[side, zone] = min(MOST, f.zone_worth[side, zone] + int(value))
    if unit < LISTED_UNITS and squares:
        f.mine[unit] = 1 - side
        f.kind[unit] = kind + 1
        f.cost[unit] = cost(s, kind)
        f.strength[unit] = min(MOST, int(TENTHS * value))
        f.squares[unit] = squares
        f.place[unit] = 1 + zone
        f.acted[unit] = 1 if marked(s, unit, Status.ACTED) else 0
        f.evades[unit] = 1 if marked(s, unit, Status.EVADING) else 0
        f.flies[unit] = 1 if marked(s, unit, Status.FLYING) else 0
        f.spent[unit] = 1 if marked(s, unit, Status.SPENT) else 0
        describe_squares(s, unit, f)


@rule
def describe_squares(s: State, unit: int, f: Features) -> None:
    """Fill in the values of a unit's squares, and its weakness."""
    for square in range(SQUARES):
        f.pips[unit] = f.pips[unit] + value(s, unit, square)
    f.weakest[unit] = HARD
    for line in range(LINES):
        mask = aimed_by(s, Attack.MELEE, unit, line)
        if mask:
            f.weakest[unit] = min(f.weakest[unit], to_beat(s, unit, Attack.MELEE, mask))


@rule
def kind_or_none(s: State, unit: int) -> int:
    """Return a unit's kind, counted from 1, or 0 for no unit."""
    return 0 if unit == NOBODY or unit >= UNITS else s.kind[unit] + 1
