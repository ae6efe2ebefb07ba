"""The record of an inDICEsion position, its phases and its rule options."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.records import Grid, Record, grid

SEATS: Final = 6
"""The most players (R1)."""

EACH: Final = 6
"""Dice of each colour, and of each player in a round (R2)."""

DICE: Final = 36
"""All dice (R2): a die's colour is its number divided by `EACH`."""

NONE: Final = -1
"""In place of a die, a seat or a colour: none."""


class Colour(IntEnum):
    """The colours (R2), and in Drafting their powers (R26 to R33)."""

    ORANGE = 0
    YELLOW = 1
    RED = 2
    BLUE = 3
    GREEN = 4
    PINK = 5


class Phase(IntEnum):
    """Where the game stands. SETTLE to NEXT_TURN follow a throw, SCORE and ROUND_END a round."""

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
    """Where a die is. GONE: burned or paid with, out of play until the round ends (B34)."""

    AWAY = 0
    PILE = 1
    HAND = 2
    TABLE = 3
    GONE = 4


class Mode(IntEnum):
    """Which of the two games is played (R4, R22)."""

    CLASSIC = 0
    DRAFTING = 1


class ThrowModel(IntEnum):
    """Who says what comes of a throw (B1)."""

    PHYSICS = 0
    TABLE = 1
    REFEREE = 2


class OrangeBlank(IntEnum):
    """What an orange die's 1 or 6 is worth beside a yellow die (B5)."""

    PLUS_ONE = 0
    ZERO = 1


class TowerOrder(IntEnum):
    """Whether yellow adds before a tower multiplies, or after (B6)."""

    BEFORE = 0
    AFTER = 1


class MultiTower(IntEnum):
    """What a die that tops several towers scores (B10)."""

    SUM = 0
    MAX = 1


class RedVsRed(IntEnum):
    """Which of two red dice that touch is removed (B13)."""

    BOTH = 0
    NONE = 1


class RespawnFace(IntEnum):
    """Which face of a die that was knocked off the blue die copies (B18)."""

    ON_BOARD = 0
    AFTER_FALL = 1


class TieStart(IntEnum):
    """Who starts after a Classic round that nobody won (B28)."""

    LAST_WINNER = 0
    ROLL_OFF = 1


class FirstStarter(IntEnum):
    """Who counts as the oldest player (B30)."""

    SEAT0 = 0
    RANDOM = 1
    GIVEN = 2


class ReleaseDistance(IntEnum):
    """How the six inches to a board are measured (B40)."""

    ANY_DIRECTION = 0
    HORIZONTAL = 1


class ReleaseFrom(IntEnum):
    """From which boards the six inches are measured (B31)."""

    TARGETED = 0
    EVERY = 1


class Skill(IntEnum):
    """How steady hands are (B40)."""

    AVERAGE = 0
    NOVICE = 1
    EXPERT = 2


class Foam(IntEnum):
    """What the dice are made of (B41)."""

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
    board_inches: int
    gap_inches: int
    foam: Foam


class State(Record):
    """An inDICEsion position. A board is numbered as its seat; -1 stands for none."""

    options: Options
    phase: Phase
    game_round: int
    first: int  # who starts this round
    turn: int  # whose turn it is
    asked: int  # who decides; nobody else does
    last_winner: int  # who won the last round that was won
    won_last: int  # who won the last round, if anybody did
    winner: int
    wins: Grid = grid(SEATS)
    skips: Grid = grid(SEATS)
    turns: Grid = grid(SEATS)  # own turns of this round that are over, skipped ones included
    colour: Grid = grid(SEATS)  # Classic: each seat's colour
    rolled: Grid = grid(SEATS)  # the roll-off so far; 0: not rolled, or out of it
    points: Grid = grid(SEATS)  # of the round scored last
    place: Grid = grid(DICE)
    owner: Grid = grid(DICE)
    face: Grid = grid(DICE)  # of dice on the table; 0: crooked
    boards: Grid = grid(DICE)  # those that a part of the die is on or above, as a mask
    beneath: Grid = grid(DICE, bits=64)  # the dice that it rests on, as a mask
    pose: Grid = grid(DICE, 7, bits=32)  # never looked at by a rule; all zero: not known
    knocked: Grid = grid(SEATS, bits=64)  # by board: dice knocked off that its owner may still respawn
    was_face: Grid = grid(SEATS, DICE)  # by board, of dice in `knocked`: the face that they showed there
    was_pose: Grid = grid(SEATS, DICE, 7, bits=32)  # of the same: where they lay; all zero: not known
    thrown: int  # the die that is thrown, or was thrown last in this turn
    target: int  # the board that it was thrown at
    placed: int  # the blue die that is put down just now
    replaces: int  # the die that it stands for
    launch: Grid = grid(14, bits=32)  # how it is thrown, as `aiming` writes it
