"""The record of a DiceWing position, its phases and its rule options."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.options import RuleOption
from warbones.core.record.records import Grid, Record, grid


class Phase(IntEnum):
    """Where the game stands. Decisions are due in the draft, launch, call, collateral and capture phases only."""

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
    """The two bonuses that name one die, in the order in which they are called (R20, R22)."""

    TRAINING = 0
    TARGETING = 1


class CollateralTie(IntEnum):
    """Who applies Collateral Damage when both sides' lowest launch dice are equal (B6)."""

    NONE = 0
    BOTH = 1
    LOWER_INITIAL = 2


class TrophyStrike(IntEnum):
    """Which tied top dice are struck in the last tie-break (B9)."""

    PAIR = 0
    ALL = 1


class Reason(IntEnum):
    """What decided an attack (R25 to R28) or the game (R46 to R50)."""

    POWER = 0
    LOWEST_DIE = 1
    LOWER_INITIAL = 2
    NOTHING = 3
    TROPHIES = 4
    SIDES = 5
    DISPLAYED = 6


OPTIONS: Final = (
    RuleOption(
        "d_percent_sides",
        "Sides of the d%",
        "B2",
        {
            10: "The d% has ten sides, like the die itself: with a d10 it makes a Model pair.",
            100: "The d% counts as a hundred-sider: never a Model pair with a d10, and the first die captured.",
        },
    ),
    RuleOption(
        "manual_bonus_choice",
        "Who picks the bonus die",
        "B3, B4",
        {
            False: "Training and Targeting add the higher die by themselves.",
            True: "Each player says which die Training and Targeting add.",
        },
    ),
    RuleOption(
        "collateral_tie",
        "Equal lowest dice",
        "B6",
        {
            "none": "When both sides' lowest dice are equal, nobody applies Collateral Damage.",
            "both": "When both sides' lowest dice are equal, both apply Collateral Damage, in secret.",
            "lower_initial": "When both sides' lowest dice are equal, the lower Initial Power applies it.",
        },
    ),
    RuleOption(
        "collateral_must_reduce",
        "Collateral Damage on a lowest face",
        "B7",
        {
            False: "Collateral Damage may be put on a die that can go no lower.",
            True: "Collateral Damage must lower a die, as long as one can be lowered.",
        },
    ),
    RuleOption(
        "trophy_strike",
        "Last tie-break",
        "B9",
        {
            "pair": "Equal top trophies are struck one against one.",
            "all": "Every trophy showing the tied top value is struck; who runs out first loses.",
        },
    ),
)


class Options(Record):
    """The rule options of a match, as `OPTIONS` stores them."""

    d_percent_sides: int
    manual_bonus_choice: int
    collateral_tie: CollateralTie
    collateral_must_reduce: int
    trophy_strike: TrophyStrike


class State(Record):
    """A DiceWing position. Dice are numbered as in `rules.dice`; -1 stands for nobody or none."""

    options: Options
    phase: Phase
    stage: int  # 1 or 2 (R41)
    attack: int  # attacks begun in this stage
    first: int  # the first player (R7, R36)
    picks: int  # dice taken in this draft
    face: Grid = grid(14)  # value showing, by die; 0 before the first roll
    place: Grid = grid(14, of=Place)
    holder: Grid = grid(14)  # seat whose squadron, bay or trophy case it lies in
    pair: Grid = grid(2)  # each seat's committed launch dice as a mask of dice, secret until the reveal; 0: none yet
    ready: Grid = grid(2)  # who has committed, which everybody sees
    launched: Grid = grid(2, 2)  # the dice revealed in each launch bay
    called: Grid = grid(2, 2)  # the die each seat named for each `Bonus`, or none
    caller: int  # seat that is calling
    calling: Bonus
    victor: int  # of the current attack
    owing: Grid = grid(2)  # who still has to apply Collateral Damage
    target: Grid = grid(2)  # the die each seat lowers, secret while the other still aims
    winner: int
    decided_by: Reason
