"""The record of a War Dice position, its phases and its rule options.

The choices of one action are phases of their own, UNIT to PICK: a *draft* that a person steps back through until a
die of it is rolled. The fields from `actor` on belong to it and are at rest outside an action.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.records import Grid, Record, grid

UNITS: Final = 256
"""Units that fit on the sheet: as many as the largest budget can buy and raise (`tests/test_capacity.py`)."""

SQUARES: Final = 9
"""Squares kept for each unit, row by row; a unit of W columns uses the first W * H."""

SEATS: Final = 2
NONE: Final = UNITS
"""In place of a unit in an action: none, or no further one."""

ZONES: Final = 3

CENTER: Final = 1
"""The zone between Alpha's base, 0, and Beta's base, 2 (R7)."""

HERO_CENTER: Final = 8
"""What the centre square of a hero is always rated at (R6)."""


class Phase(IntEnum):
    """What is asked, or what follows by itself (SETUP, FIRST_ROLL, RESOLVED, ROUND_END, NEXT_ROUND).

    RESOLVED: dice have decided a part of an action. PART_OVER: one without dice is over; no position waits there.
    """

    SETUP = 0
    FACTION = 1
    BUY = 2
    PLACE = 3
    REROLL = 4
    BURROW = 5
    FIRST_ROLL = 6
    FREE_MOVE = 7
    UNIT = 8
    DEED = 9
    TARGET = 10
    SECOND = 11
    ZONE = 12
    LINE = 13
    SQUARE = 14
    OWN_SQUARE = 15
    RESTORE = 16
    PICK = 17
    ACID = 18
    RAISE = 19
    RESOLVED = 20
    ROUND_END = 21
    NEXT_ROUND = 22
    PART_OVER = 23
    OVER = 24


class Purpose(IntEnum):
    """Why values are rolled and placed."""

    NONE = 0
    BUY = 1
    REROLL = 2
    REGROUP = 3
    RAISE = 4


class Status(IntEnum):
    """What is marked beside a unit, as bits. EVADING and SPENT last for the battle, the others for the round."""

    ACTED = 1
    ATTACKED = 2
    FORMATION = 4
    FLYING = 8
    EVADING = 16
    SPENT = 32
    PARALYZED = 64


LASTING: Final = 48
"""EVADING and SPENT: what the end of a round leaves."""


class Part(IntEnum):
    """What an action has been made of so far, as bits. RETREATED: no move is left. SIEGED comes with ATTACKED."""

    MOVED = 1
    ATTACKED = 2
    REGROUPED = 4
    POWERED = 8
    RETREATED = 16
    SIEGED = 32


class Reason(IntEnum):
    """What decided the battle (R49 to R51; B37, B39)."""

    WIPED_OUT = 0
    BOTH_WIPED_OUT = 1
    POINTS = 2
    CLEANSED = 3
    LIMIT_POINTS = 4
    LIMIT_VALUE = 5
    LEVEL = 6


class HeroUnique(IntEnum):
    """How often a hero can be bought (B1)."""

    GAME = 0
    PLAYER = 1


class FirstPlayer(IntEnum):
    """Who starts the rounds after the first (B5)."""

    FIXED = 0
    ALTERNATE = 1
    ROLL = 2


class SiegeRestriction(IntEnum):
    """What may not be combined with a move (B7)."""

    UNIT = 0
    ATTACK = 1


class HeroCenter(IntEnum):
    """Whether regrouping moves a hero's centre (B8)."""

    FIXED = 0
    FREE = 1


class SizeBasis(IntEnum):
    """What counts as a unit's size (B9)."""

    PRINTED = 0
    REMAINING = 1


class AcidChoice(IntEnum):
    """Who picks the square that acid burns (B10)."""

    ATTACKER = 0
    DEFENDER = 1


class Unranged(IntEnum):
    """How far powers reach that name no zone (B13)."""

    ANYWHERE = 0
    SAME_ZONE = 1


class RaisedZone(IntEnum):
    """Where raised units are put (B20)."""

    BASE = 0
    UNIT = 1


class SwallowTargets(IntEnum):
    """Whom Swallow may take (B34)."""

    ENEMIES = 0
    ANY = 1


class Options(Record):
    """The rule options of a match, as `OPTIONS` stores them."""

    budget: int
    hero_unique: HeroUnique
    first_player: FirstPlayer
    allow_hold: int
    siege_restriction: SiegeRestriction
    hero_center_regroup: HeroCenter
    size_basis: SizeBasis
    acid_choice: AcidChoice
    acid_when_destroyed: int
    unranged_powers: Unranged
    raised_act: int
    raised_zone: RaisedZone
    flank_move: int
    flank_strict: int
    swallow_targets: SwallowTargets
    round_limit: int


class State(Record):
    """A War Dice position. -1 stands for nobody, no unit or no power."""

    options: Options
    phase: Phase
    asked: int  # the seat that owes a decision
    game_round: int
    first: int  # who goes first in this round
    turn: int  # who acts
    sudden: int  # the round at whose end both had five points (R51); 0 before
    winner: int
    decided_by: Reason
    faction: Grid = grid(2)
    stopped: Grid = grid(2)  # 1: buys no more
    spent: Grid = grid(2)
    points: Grid = grid(2)  # victory points
    units: int  # units on the sheet, defeated ones included (B51)
    kind: Grid = grid(UNITS, bits=8)
    origin: Grid = grid(UNITS, bits=8)  # the seat that bought or raised it, and lettered it
    owner: Grid = grid(UNITS, bits=8)
    zone: Grid = grid(UNITS, bits=8)
    status: Grid = grid(UNITS, bits=8)  # bits of `Status`
    square: Grid = grid(UNITS * SQUARES, bits=8)  # ratings; 0: crossed out, or no such square
    purpose: Purpose  # while values are placed: why
    filling: int  # the unit that they are for
    spot: int  # the next square
    hand: Grid = grid(6)  # dice still to be placed, by face less one
    actor: int
    done: int  # bits of `Part`
    power: int  # the power in use
    flanker: int  # the unit that flanks for the actor (R39)
    attack: int  # the attack type being drafted
    target: int
    second: int
    bitten: int  # the square that Drain lowers
    raising: int  # points left to raise units with (R44)
    acid: int  # the unit whose acid is due (R31)
    picks: Grid = grid(UNITS)  # squares that a siege will hit, as masks; 0: none picked yet
    besieged: Grid = grid(UNITS, bits=8)  # 1: under the siege being resolved
