"""The record of a Dice Wars position and its phases."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.domains import FLAG, Whole, count, mask
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import NOBODY
from warbones.games.army.rules.dice import DICE, OWN
from warbones.games.army.rules.faces import BITS, Face
from warbones.games.army.rules.options import MOST_ROUNDS, MOST_TURNS, Options

FIRST_HEALTH: Final = 10
MORE_HEALTH: Final = 5
"""The extra health of each round over the one before (R5)."""

ROUNDS: Final = 3
WINS: Final = 2
"""The number of rounds that wins the match (R8)."""


class Phase(IntEnum):
    """The phases of a turn. Seats decide in the roll, heal and gain phases only."""

    SETUP = 0
    TURN = 1
    ROLL = 2
    REVEAL = 3
    DAMAGE = 4
    HEAL = 5
    REVIVE = 6
    GAIN = 7
    TAKE = 8
    END = 9
    SETTLE = 10
    OVER = 11


class Tray(IntEnum):
    """The progress of a seat behind the divider: what it has rolled so far this turn (R12 to R20)."""

    UNROLLED = 0
    BONUS = 1
    FIRST = 2
    SECOND = 3
    THIRD = 4
    STOPPED = 5


class Place(IntEnum):
    """The place of a die. A revived die still shows the skull that it was healed from, until the turn ends (B6)."""

    POOL = 0
    TRAY = 1
    REVIVED = 2
    RESTING = 3
    GRAVEYARD = 4
    SUPPLY = 5


class Reason(IntEnum):
    """The criterion that decided a round (R6, R7, B32, B38) or the match (R8, B1)."""

    KNOCKOUT = 0
    BOTH_OUT = 1
    STUCK = 2
    HIGHER_HEALTH = 3
    TOO_LONG = 4
    TWO_WINS = 5
    MORE_WINS = 6
    NOTHING = 7


class Part(IntEnum):
    """The parts of a total; those from `SINGLES` on belong to the defence."""

    SWORDS = 0
    SWORD_BUFFS = 1
    AXES = 2
    AXE_BUFFS = 3
    STRIKES = 4
    SCYTHES = 5
    PURIFIES = 6
    ENFORCED = 7
    BETRAYALS = 8
    CURSES = 9
    SINGLES = 10
    SINGLE_BUFFS = 11
    DOUBLES = 12
    DOUBLE_BUFFS = 13
    GUARDS = 14
    DEFENSIVE_HEALS = 15


SEAT: Final = count(1, "a seat")
WAITS: Final = (Phase.ROLL, Phase.HEAL, Phase.GAIN, Phase.OVER)
"""The phases after set-up in which a game can wait for an answer."""

CHOOSING: Final = (Phase.HEAL, Phase.GAIN)
IN_TURN: Final = (Phase.ROLL, *CHOOSING)
MOST_HEALTH: Final = FIRST_HEALTH + MORE_HEALTH * (MOST_ROUNDS - 1)
MOST_HEALS: Final = (1 << BITS) - 1
"""The most dice that a seat can heal at once, limited by the bits of a tally."""


class State(Record):
    """A Dice Wars position. Dice are numbered as in `rules.dice`; -1 stands for nobody or none."""

    options: Options
    phase: Phase = cell(only=WAITS)
    battle: int = cell(Whole(range(1, MOST_ROUNDS + 1), "a round"))  # the round; `round` is a NumPy name
    turn: int = cell(count(MOST_TURNS))  # of this round
    wins: Grid = grid(2, of=count(WINS))
    health: Grid = grid(2, of=count(MOST_HEALTH))
    owner: Grid = grid(DICE, of=SEAT, none=NOBODY)  # seat whose die it is, or nobody's
    place: Grid = grid(DICE, of=Place)
    face: Grid = grid(DICE, of=Face)  # its face this turn; blank once the turn is over
    tray: Grid = grid(2, of=Tray)
    rerolled: Grid = grid(2, of=FLAG, only=Phase.ROLL)  # whether the seat has rolled its one bonus die again (R15)
    ready: Grid = grid(2, of=FLAG, only=IN_TURN)  # who has finished in secret, which everybody sees
    heals: Grid = grid(2, of=count(MOST_HEALS), only=Phase.HEAL)  # dice that the seat may still revive this turn
    asked: Grid = grid(2, of=FLAG, only=CHOOSING)  # who still has to choose dice to revive or to take
    # what was chosen as a mask of own dice, secret while the other still chooses
    pick: Grid = grid(2, of=mask(OWN), none=NOBODY, only=CHOOSING, bits=64)
    winner: int = cell(SEAT, none=NOBODY, only=Phase.OVER)
    decided_by: Reason = cell(only=Phase.OVER)
