"""The record of a Dice Wars position, its phases and its events."""

from __future__ import annotations

from enum import IntEnum

from warbones.core.records import Grid, Record, grid
from warbones.games.army.faces import Face
from warbones.games.army.options import Options


class Phase(IntEnum):
    """Where the turn stands. Decisions are due in the roll, heal and gain phases only."""

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
    """How far a seat is behind the divider (R12 to R20): what it has rolled so far this turn."""

    UNROLLED = 0
    BONUS = 1
    FIRST = 2
    SECOND = 3
    THIRD = 4
    STOPPED = 5


class Place(IntEnum):
    """Where a die is. A revived die still shows the skull that it was healed of, until the turn ends (B6)."""

    POOL = 0
    TRAY = 1
    REVIVED = 2
    RESTING = 3
    GRAVEYARD = 4
    SUPPLY = 5


class Reason(IntEnum):
    """What decided a round (R6, R7, B32, B38) or the match (R8, B1)."""

    KNOCKOUT = 0
    BOTH_OUT = 1
    STUCK = 2
    HIGHER_HEALTH = 3
    TOO_LONG = 4
    TWO_WINS = 5
    MORE_WINS = 6
    NOTHING = 7


class Event(IntEnum):
    """What rules tell. Words: the numbers that follow, in this order."""

    ROUND = 0  # round, health
    TURN = 1  # round, turn
    ROLLING = 2  # die: its seat's secret, as are the next three
    ROLLED = 3  # die, face
    REROLLED = 4  # dice taken up again, roll of the troops (0: a bonus die)
    STOPPED = 5  # seat
    READY = 6  # seat, phase
    REVEALED = 7  # seat, die, face
    COUNTED = 8  # seat, part, value, how many dice or skulls, what each is worth
    TOTAL = 9  # seat, attack, defence
    HIT = 10  # seat that is hit, attack, defence, damage, health left
    CURSED = 11  # seat that is hit or nobody, curses, skulls of seat 0 and 1, damage, health left
    CHOSE = 12  # seat, die, phase: that seat's secret while the other still chooses
    HEALED = 13  # seat, die, face (blank: it came from the graveyard)
    LOST = 14  # seat, heals that found no dead die
    EARNED = 15  # seat, category, dice it may take
    BLOCKED = 16  # kind of die that nobody may take this turn
    GAINED = 17  # seat, die
    DECLINED = 18  # seat
    BURIED = 19  # seat, dice that go to the graveyard
    RESTED = 20  # seat, dice that go to the resting area
    WOKEN = 21  # seat, dice that have rested
    ROUND_OVER = 22  # seat or nobody, reason, round, health of seats 0 and 1
    ENDED = 23  # seat or nobody, reason, rounds won by seats 0 and 1


class State(Record):
    """A Dice Wars position. Dice are numbered as in `warbones.games.army.dice`; -1 stands for nobody or none."""

    options: Options
    phase: Phase
    battle: int  # the round: NumPy owns that word
    turn: int  # of this round
    wins: Grid = grid(2)
    health: Grid = grid(2)
    owner: Grid = grid(65)  # seat whose die it is, or nobody's
    place: Grid = grid(65, of=Place)
    face: Grid = grid(65, of=Face)  # what it showed this turn; blank once the turn is over
    tray: Grid = grid(2, of=Tray)
    rerolled: Grid = grid(2)  # whether the seat has rolled its one bonus die again (R15)
    ready: Grid = grid(2)  # who has finished in secret, which everybody sees
    heals: Grid = grid(2)  # dice that the seat may still revive this turn
    asked: Grid = grid(2)  # who still has to choose what to revive or to take
    pick: Grid = grid(2, bits=64)  # what was chosen as a mask of own dice, secret while the other still chooses; or -1
    winner: int
    decided_by: Reason
