"""The record of a War Dice position, its phases and its rule options.

The choices of one action are phases of their own, UNIT to PICK: a *draft* that a person may step back through until a
die of it is rolled. The fields from `actor` on belong to it and are at rest outside an action.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.domains import FLAG, count, mask
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import NOBODY
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.options import MOST_BUDGET, MOST_ROUNDS
from warbones.games.battle.rules.powers import POWERS
from warbones.games.battle.rules.units import CELLS, FACTIONS, KINDS, Attack

UNITS: Final = 256
"""The most units on the sheet: as many as the largest budget can buy and raise (`tests/test_capacity.py`)."""

SQUARES: Final = 9
"""The squares stored for each unit, row by row; a unit of W columns uses the first W * H."""

SEATS: Final = 2
NONE: Final = UNITS
"""No unit, or no further one, in an action."""

ZONES: Final = 3

CENTER: Final = 1
"""The zone between Alpha's base, 0, and Beta's base, 2 (R7)."""

WINNING_POINTS: Final = 5
"""The victory points that win (R50)."""

SUDDEN_ROUNDS: Final = 20
"""The most rounds of sudden death."""

RAISED_POINTS: Final = 2
"""The points that Raise Undead gains for each defeated unit (R44)."""

HERO_CENTER: Final = 8
"""The fixed rating of a hero's centre square (R6)."""


class Phase(IntEnum):
    """The question of each phase, or the step without one (SETUP, FIRST_ROLL, RESOLVED, ROUND_END, NEXT_ROUND).

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
    """The purposes for which values are rolled and placed."""

    NONE = 0
    BUY = 1
    REROLL = 2
    REGROUP = 3
    RAISE = 4


class Reason(IntEnum):
    """The criterion that decided the battle (R49 to R51; B37, B39)."""

    WIPED_OUT = 0
    BOTH_WIPED_OUT = 1
    POINTS = 2
    CLEANSED = 3
    LIMIT_POINTS = 4
    LIMIT_VALUE = 5
    LEVEL = 6


class HeroUnique(IntEnum):
    """The number of times that a hero can be bought (B1)."""

    GAME = 0
    PLAYER = 1


class FirstPlayer(IntEnum):
    """The first player of rounds after the first (B5)."""

    FIXED = 0
    ALTERNATE = 1
    ROLL = 2


class SiegeRestriction(IntEnum):
    """The attacks that cannot be combined with a move (B7)."""

    UNIT = 0
    ATTACK = 1


class HeroCenter(IntEnum):
    """The hero's centre in regrouping: fixed or moved (B8)."""

    FIXED = 0
    FREE = 1


class SizeBasis(IntEnum):
    """The measure of a unit's size (B9)."""

    PRINTED = 0
    REMAINING = 1


class AcidChoice(IntEnum):
    """The player who picks the square that acid burns (B10)."""

    ATTACKER = 0
    DEFENDER = 1


class Unranged(IntEnum):
    """The reach of powers that name no zone (B13)."""

    ANYWHERE = 0
    SAME_ZONE = 1


class RaisedZone(IntEnum):
    """The zone of raised units (B20)."""

    BASE = 0
    UNIT = 1


class HitAndRun(IntEnum):
    """The attack between the two moves of Hit and Run: required or not (B30)."""

    ATTACK_BETWEEN = 0
    ANY_PARTS = 1


class SwallowTargets(IntEnum):
    """The units that Swallow may take (B34)."""

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
    hit_and_run: HitAndRun
    swallow_targets: SwallowTargets
    round_limit: int
    rule_data: Grid = grid(CELLS + KINDS, bits=8)  # the units, as `rules.units` lays them out, and then their squares


SEAT: Final = count(1, "a seat")
UNIT: Final = count(UNITS - 1, "a unit")
WAITS: Final = tuple(
    phase for phase in Phase if phase not in (Phase.SETUP, Phase.RESOLVED, Phase.ROUND_END, Phase.PART_OVER)
)
"""The phases after set-up in which a game can wait for an answer or for dice."""

AIMING: Final = (Phase.LINE, Phase.SQUARE, Phase.PICK, Phase.ACID)
ACTING: Final = (
    *AIMING,
    *(Phase.PLACE, Phase.DEED, Phase.TARGET, Phase.SECOND, Phase.ZONE, Phase.OWN_SQUARE, Phase.RESTORE, Phase.RAISE),
)
"""The phases in the middle of an action; before the battle, PLACE is in the middle of none."""


class State(Record):
    """A War Dice position. -1 stands for nobody, no unit or no power."""

    options: Options
    phase: Phase = cell(only=WAITS)
    asked: int = cell(SEAT, none=NOBODY)  # the seat that owes a decision
    game_round: int = cell(count(MOST_ROUNDS + SUDDEN_ROUNDS))
    first: int = cell(SEAT)  # who goes first in this round
    turn: int = cell(SEAT)  # who acts
    sudden: int = cell(count(MOST_ROUNDS))  # the round at whose end both had five points (R51); 0 before
    winner: int = cell(SEAT, none=NOBODY, only=Phase.OVER)
    decided_by: Reason = cell(only=Phase.OVER)
    faction: Grid = grid(2, of=count(len(FACTIONS) - 1, "a faction"), none=NOBODY)
    stopped: Grid = grid(2, of=FLAG)  # 1: buys no more
    spent: Grid = grid(2, of=count(MOST_BUDGET))
    points: Grid = grid(2, of=count(WINNING_POINTS))  # victory points
    units: int = cell(count(UNITS))  # units on the sheet, defeated ones included (B51)
    kind: Grid = grid(UNITS, of=count(KINDS - 1), bits=8)
    origin: Grid = grid(UNITS, of=SEAT, bits=8)  # the seat that bought or raised it, and lettered it
    owner: Grid = grid(UNITS, of=SEAT, bits=8)
    zone: Grid = grid(UNITS, of=count(ZONES - 1, "a zone"), bits=8)
    status: Grid = grid(UNITS, of=mask(len(Status)), bits=8)  # bits of `Status`
    square: Grid = grid(UNITS * SQUARES, of=count(HERO_CENTER), bits=8)  # ratings; 0: crossed out, or no such square
    purpose: Purpose = cell(only=Phase.PLACE)  # the reason for placing values
    filling: int = cell(UNIT, none=NOBODY, only=Phase.PLACE)  # the unit that they are for
    spot: int = cell(count(SQUARES - 1), only=Phase.PLACE)  # the next square
    hand: Grid = grid(6, of=count(SQUARES), only=Phase.PLACE)  # dice still to be placed, by face less one
    actor: int = cell(UNIT, none=NOBODY, only=ACTING)
    done: int = cell(mask(len(Part)), only=ACTING)  # bits of `Part`
    power: int = cell(count(POWERS - 1), none=NOBODY, only=ACTING)  # the power in use
    flanker: int = cell(UNIT, none=NOBODY, only=ACTING)  # the unit that flanks for the actor (R39)
    attack: int = cell(count(len(Attack) - 1), none=NOBODY, only=(Phase.TARGET, *AIMING))  # its type, while drafted
    target: int = cell(UNIT, none=NOBODY, only=(Phase.SECOND, *AIMING, Phase.OWN_SQUARE, Phase.RESTORE))
    second: int = cell(UNIT, none=NOBODY, only=())
    bitten: int = cell(count(SQUARES - 1), none=NOBODY, only=Phase.OWN_SQUARE)  # the square that Drain lowers
    # points left to raise units with (R44)
    raising: int = cell(count(RAISED_POINTS * UNITS), only=(Phase.PLACE, Phase.RAISE))
    acid: int = cell(UNIT, none=NOBODY, only=Phase.ACID)  # the unit whose acid is due (R31)
    picks: Grid = grid(UNITS, of=mask(SQUARES), only=Phase.PICK)  # squares that a siege will hit; 0: none picked yet
    besieged: Grid = grid(UNITS, of=FLAG, only=Phase.PICK, bits=8)  # 1: under the siege being resolved
