"""The record of a DiceWing position, its phases and its rule options."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.domains import FLAG, Whole, count, mask
from warbones.core.record.options import RuleOption
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import NOBODY

DICE: Final = 14
"""Both sets (R3), numbered set by set."""

STAGE_ONE_ATTACKS: Final = 3
"""The attacks of stage 1 (R41), and the most there can be in stage 2."""


class Phase(IntEnum):
    """The phases of the game. Seats decide in the draft, launch, call, collateral and capture phases only."""

    SETUP = 0
    DRAFT = 1
    LAUNCH = 2
    REVEAL = 3
    CALL = 4
    POWER = 5
    COLLATERAL = 6
    DAMAGE = 7
    CAPTURE = 8
    USED = 9
    RELOAD = 10
    SETTLE = 11
    OVER = 12


class Place(IntEnum):
    """The areas that a die can lie in (R4)."""

    POOL = 0
    SQUADRON = 1
    BAY = 2
    TROPHIES = 3
    USED = 4


class Bonus(IntEnum):
    """The two bonuses that add one die, in the order they are called (R20, R22)."""

    TRAINING = 0
    TARGETING = 1


class Spare(IntEnum):
    """The reason why nobody applies Collateral Damage: equal lowest dice (B6), or nothing it could change (B12)."""

    EQUAL = 0
    EMPTY = 1
    LAST_ATTACK = 2
    LOWEST_FACES = 3


class CollateralTie(IntEnum):
    """The seats that apply Collateral Damage when both sides' lowest launch dice are equal (B6)."""

    NONE = 0
    BOTH = 1
    LOWER_INITIAL = 2


class TrophyStrike(IntEnum):
    """The tied top dice that are struck in the last tie-break (B9)."""

    PAIR = 0
    ALL = 1


class Reason(IntEnum):
    """The criterion that decided an attack (R25 to R28) or the game (R46 to R50)."""

    POWER = 0
    LOWEST_DIE = 1
    LOWER_INITIAL = 2
    NOTHING = 3
    TROPHIES = 4
    SIDES = 5
    DISPLAYED = 6


OPTIONS: Final = (
    RuleOption("d_percent_sides", "B2", (10, 100)),
    RuleOption("manual_bonus_choice", "B3, B4", (False, True)),
    RuleOption("collateral_tie", "B6", ("none", "both", "lower_initial")),
    RuleOption("collateral_must_reduce", "B7", (False, True)),
    RuleOption("trophy_strike", "B9", ("pair", "all")),
)


class Options(Record):
    """The rule options of a match, as `OPTIONS` stores them."""

    d_percent_sides: int
    manual_bonus_choice: int
    collateral_tie: CollateralTie
    collateral_must_reduce: int
    trophy_strike: TrophyStrike


SEAT: Final = count(1, "a seat")
DIE: Final = count(DICE - 1, "a die")
BAYS_OPEN: Final = (Phase.CALL, Phase.COLLATERAL, Phase.CAPTURE)
WAITS: Final = (Phase.DRAFT, Phase.LAUNCH, *BAYS_OPEN, Phase.RELOAD, Phase.OVER)
"""The phases after set-up in which a game can wait for an answer."""


class State(Record):
    """A DiceWing position. Dice are numbered as in `rules.dice`; -1 stands for nobody or none."""

    options: Options
    phase: Phase = cell(only=WAITS)
    stage: int = cell(Whole(range(1, 3)))  # (R41)
    attack: int = cell(count(STAGE_ONE_ATTACKS))  # attacks begun in this stage
    first: int = cell(SEAT)  # the first player (R7, R36)
    picks: int = cell(count(DICE))  # dice taken in this draft
    face: Grid = grid(DICE, of=count(100))  # value showing, by die; 0 before the first roll
    place: Grid = grid(DICE, of=Place)
    holder: Grid = grid(DICE, of=SEAT, none=NOBODY)  # seat whose squadron, bay or trophy case it lies in
    pair: Grid = grid(2, of=mask(DICE), only=Phase.LAUNCH)  # each seat's launch dice, secret until the reveal; 0: none
    ready: Grid = grid(2, of=FLAG, only=(Phase.LAUNCH, Phase.COLLATERAL))  # who has committed, which everybody sees
    launched: Grid = grid(2, 2, of=DIE, none=NOBODY, only=BAYS_OPEN)  # the dice revealed in each launch bay
    called: Grid = grid(2, 2, of=DIE, none=NOBODY, only=BAYS_OPEN)  # the die each seat named for each `Bonus`
    caller: int = cell(SEAT, none=NOBODY, only=Phase.CALL)  # seat that is calling
    calling: Bonus = cell(only=Phase.CALL)
    victor: int = cell(SEAT, none=NOBODY, only=(Phase.COLLATERAL, Phase.CAPTURE))  # of the current attack
    owing: Grid = grid(2, of=FLAG, only=Phase.COLLATERAL)  # who still has to apply Collateral Damage
    target: Grid = grid(2, of=DIE, none=NOBODY, only=Phase.COLLATERAL)  # what each lowers, secret while the other aims
    winner: int = cell(SEAT, none=NOBODY, only=Phase.OVER)
    decided_by: Reason = cell(only=Phase.OVER)
