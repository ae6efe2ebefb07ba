"""The record of an inDICEsion position, its phases and its rule options."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.domains import Whole, count, mask
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.throw import MILLIMETRE

SEATS: Final = 6
"""The maximum number of players (R1)."""

EACH: Final = 6
"""The dice of each colour, and of each player in a round (R2)."""

DICE: Final = 36
"""All dice (R2). A die's colour is its number divided by `EACH`."""

WINS: Final = 2
"""The number of rounds that wins the game (R3)."""

MOST_ROUNDS: Final = 20
"""The number of rounds after which more wins decide (B38)."""

FARTHEST: Final = 30_000 * MILLIMETRE
"""The farthest from the middle of the table that a die can lie: no throw carries farther."""

NONE: Final = -1
"""No die, seat or colour."""


class Colour(IntEnum):
    """The colours (R2), and in Drafting their powers (R26 to R33)."""

    ORANGE = 0
    YELLOW = 1
    RED = 2
    BLUE = 3
    GREEN = 4
    PINK = 5


class Phase(IntEnum):
    """The phases of the game. SETTLE to NEXT_TURN follow a throw, SCORE and ROUND_END a round."""

    SETUP = 0
    OLDEST = 1
    ROLL_OFF = 2
    COLOUR = 3
    DRAFT = 4
    TURN = 5
    SETTLE = 6
    RESPAWN = 7
    PINK = 8
    REROLL = 9
    NEXT_TURN = 10
    SCORE = 11
    ROUND_END = 12
    OVER = 13


class Place(IntEnum):
    """The place of a die. GONE: burned or paid with, out of play until the round ends (B34)."""

    AWAY = 0
    PILE = 1
    HAND = 2
    TABLE = 3
    GONE = 4


class Mode(IntEnum):
    """The two games (R4, R22)."""

    CLASSIC = 0
    DRAFTING = 1


class ThrowModel(IntEnum):
    """The source of a throw's outcome (B1)."""

    PHYSICS = 0
    TABLE = 1
    REFEREE = 2


class OrangeBlank(IntEnum):
    """The value of an orange die's 1 or 6 beside a yellow die (B5)."""

    PLUS_ONE = 0
    ZERO = 1


class TowerOrder(IntEnum):
    """The order of yellow's bonus and a tower's factor (B6)."""

    BEFORE = 0
    AFTER = 1


class MultiTower(IntEnum):
    """The score of a die that tops several towers (B10)."""

    SUM = 0
    MAX = 1


class RedVsRed(IntEnum):
    """The one of two touching red dice that is removed (B13)."""

    BOTH = 0
    NONE = 1


class RespawnFace(IntEnum):
    """The face of a knocked-off die that the blue die copies (B18)."""

    ON_BOARD = 0
    AFTER_FALL = 1


class TieStart(IntEnum):
    """The seat that starts after a Classic round that nobody won (B28)."""

    LAST_WINNER = 0
    ROLL_OFF = 1


class FirstStarter(IntEnum):
    """The seat that counts as the oldest player (B30)."""

    SEAT0 = 0
    RANDOM = 1
    GIVEN = 2


class ReleaseDistance(IntEnum):
    """The measure of the six inches to a board (B40)."""

    ANY_DIRECTION = 0
    HORIZONTAL = 1


class ReleaseFrom(IntEnum):
    """The boards from which the six inches are measured (B31)."""

    TARGETED = 0
    EVERY = 1


class Skill(IntEnum):
    """The steadiness of hands (B40)."""

    AVERAGE = 0
    NOVICE = 1
    EXPERT = 2


class Foam(IntEnum):
    """The material of the dice (B41)."""

    SOFT = 0
    SPRINGY = 1


class Options(Record):
    """The rule options of a match, as `OPTIONS` stores them."""

    players: int
    mode: Mode
    throw_model: ThrowModel
    first_starter: FirstStarter
    classic_tie_start: TieStart
    release_distance: ReleaseDistance
    release_from: ReleaseFrom
    noise: Skill
    yellow_self: int
    orange_blank_yellow: OrangeBlank
    yellow_tower_order: TowerOrder
    buried_yellow: int
    multi_tower: MultiTower
    red_vs_red: RedVsRed
    respawn_face: RespawnFace
    respawn_burned: int
    board_inches: int
    gap_inches: int
    foam: Foam


SEAT: Final = count(SEATS - 1, "a seat")
DIE: Final = count(DICE - 1, "a die")
FACE: Final = count(6)
WORD: Final = Whole(range(-FARTHEST, FARTHEST + 1), "a place, a speed or a turn")
POINTS: Final = Whole(range(-(1 << 15), 1 << 15))
"""Towers of towers are worth more than anybody has counted."""

WAITS: Final = tuple(
    phase for phase in Phase if phase not in (Phase.SETUP, Phase.NEXT_TURN, Phase.SCORE, Phase.ROUND_END)
)
"""The phases after set-up in which a game can wait for an answer."""

THROWING: Final = (Phase.SETTLE, Phase.RESPAWN, Phase.PINK, Phase.REROLL)
THROWN: Final = (Phase.RESPAWN, Phase.PINK)


class State(Record):
    """An inDICEsion position. A board is numbered as its seat; -1 stands for none."""

    options: Options
    phase: Phase = cell(only=WAITS)
    game_round: int = cell(count(MOST_ROUNDS))
    first: int = cell(SEAT)  # who starts this round
    turn: int = cell(SEAT)  # whose turn it is
    asked: int = cell(SEAT, none=NONE)  # who decides; nobody else does
    last_winner: int = cell(SEAT, none=NONE)  # the winner of the latest round that had one
    won_last: int = cell(SEAT, none=NONE)  # the winner of the last round, if any
    winner: int = cell(SEAT, none=NONE, only=Phase.OVER)
    wins: Grid = grid(SEATS, of=count(WINS))
    skips: Grid = grid(SEATS, of=count(EACH))
    turns: Grid = grid(SEATS, of=count(EACH))  # finished turns of this round, skipped ones included
    colour: Grid = grid(SEATS, of=count(len(Colour) - 1, "a colour"), none=NONE)  # Classic: each seat's colour
    rolled: Grid = grid(SEATS, of=Whole(range(NONE, 7)))  # the roll-off so far; 0: not rolled, -1: out of it
    points: Grid = grid(SEATS, of=POINTS)  # of the round scored last
    place: Grid = grid(DICE, of=count(len(Place) - 1, "a place"))
    owner: Grid = grid(DICE, of=SEAT, none=NONE)
    face: Grid = grid(DICE, of=FACE)  # of dice on the table; 0: crooked
    boards: Grid = grid(DICE, of=mask(SEATS))  # those that a part of the die is on or above
    beneath: Grid = grid(DICE, of=mask(DICE), bits=64)  # the dice that it rests on
    pose: Grid = grid(DICE, 7, of=WORD, bits=32)  # never read by a rule; all zero: not known
    # by board: dice knocked off, or by an option burned there, that its owner may still respawn
    knocked: Grid = grid(SEATS, of=mask(DICE), only=Phase.RESPAWN, bits=64)
    was_face: Grid = grid(
        SEATS, DICE, of=FACE, only=Phase.RESPAWN
    )  # of dice in `knocked`: the face that they showed; 0: crooked
    was_pose: Grid = grid(SEATS, DICE, 7, of=WORD, only=Phase.RESPAWN, bits=32)  # where they lay; all zero: not known
    thrown: int = cell(DIE, none=NONE, only=THROWING)  # the die that is thrown, or was thrown last in this turn
    target: int = cell(SEAT, none=NONE, only=THROWN)  # the board that it was thrown at
    placed: int = cell(DIE, none=NONE, only=())  # the blue die that is put down just now
    replaces: int = cell(DIE, none=NONE, only=())  # the die that it stands for
    launch: Grid = grid(14, of=WORD, only=THROWN, bits=32)  # the launch, as `launches` writes it
