"""Roll as often as you dare, for the points on the die. A 1 ends your turn and takes what it won.

- **R1.** On your turn, roll the die or hold.
- **R2.** A roll of 2 to 6 adds that many points to your turn; roll again or hold.
- **R3.** A roll of 1 ends your turn, and you lose the points of this turn.
- **R4.** Holding ends your turn and banks its points.
- **R5.** Whoever banks 100 points first wins: with enough for that, you hold.
"""

from enum import IntEnum

from warbones import Event
from warbones.core.record.domains import count
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import roll_die
from warbones.simple import simple_game, tell

GOAL = 100


class Phase(IntEnum):
    SETUP = 0
    CHOOSE = 1
    OVER = 2


class Move(IntEnum):
    ROLL = 0
    HOLD = 1


class Options(Record):
    pass


class State(Record):
    options: Options
    phase: Phase = cell(only=(Phase.CHOOSE, Phase.OVER))
    turn: int = cell(count(1, "a seat"))
    at_stake: int = cell(count(GOAL + 5))
    banked: Grid = grid(2, of=count(GOAL + 5))


class Rolled(Event, frozen=True):
    """{seat} rolls a {value}."""

    seat: int
    value: int


class Held(Event, frozen=True):
    """{seat} holds and banks {points}."""

    seat: int
    points: int


def decides(s, seat):
    return s.phase == Phase.CHOOSE and s.turn == seat


def over(s):
    return s.phase == Phase.OVER


def legal(s, seat, out):
    if not decides(s, seat):
        return 0
    out[0], out[1] = Move.HOLD, Move.ROLL
    return 1 if s.banked[seat] + s.at_stake >= GOAL else 2  # (R5)


def act(s, t, seat, action):
    if action == Move.ROLL:
        value = roll_die(t, 6)
        tell(t, Rolled, seat, value)
        s.at_stake = 0 if value == 1 else s.at_stake + value  # (R2, R3)
        s.turn = 1 - seat if value == 1 else seat
        return
    tell(t, Held, seat, s.at_stake)  # (R4)
    s.banked[seat] += s.at_stake
    s.at_stake, s.turn = 0, 1 - seat
    if s.banked[seat] >= GOAL:  # (R5)
        s.phase = Phase.OVER


def advance(s, t):
    s.phase = Phase.CHOOSE


def evaluate(s, seat):
    at_stake = s.at_stake if s.turn == seat else -s.at_stake
    return (s.banked[seat] - s.banked[1 - seat] + at_stake) / GOAL


GAME = simple_game(__name__, "Pig", State, Move, score=lambda s, seat: s.banked[seat], question="Roll or hold?")
