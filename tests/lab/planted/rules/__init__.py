"""The rules of the planted game."""

from __future__ import annotations

from collections.abc import MutableSequence
from enum import IntEnum

from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.common import won_or_lost
from warbones.core.rules.step import Step, roll_die, rule

ROUNDS = 4
PARTS = 5
LAST = 10_000
"""The sides of the die that decides."""

QUARTER = 25
"""A quarter of a point, of `LAST`."""


class Phase(IntEnum):
    SETUP = 0
    DRAFT = 1
    ROLL = 2
    OVER = 3


class Options(Record):
    """The planted effects.

    ``bias``: the advantage of seat 0, as a share of `LAST`; ``boosted``: the part that is twice as good; ``swing``: the
    worth of a pip; ``unused``: 1 forbids the dud, 2 does nothing.
    """

    bias: int
    boosted: int
    swing: int
    unused: int
    rule_data: Grid = grid(PARTS, bits=8)  # what each part adds, in quarters of a point


class State(Record):
    options: Options
    phase: Phase = cell()
    stage: int = cell()
    first: int = cell()
    part: Grid = grid(2)  # counted from 1; 0: none yet
    score: Grid = grid(2)
    winner: int = cell()


@rule
def worth(s: State, seat: int) -> int:
    """Return the value that a seat's part adds, as a share of `LAST`."""
    part = s.part[seat] - 1
    if part < 0:
        return 0
    return QUARTER * s.options.rule_data[part] * (2 if part > 0 and part == s.options.boosted else 1)


@rule
def lead(s: State) -> int:
    """Return the excess of seat 0's current chance to win over a half, as a share of `LAST`."""
    ahead = s.options.bias + worth(s, 0) - worth(s, 1) + s.options.swing * (s.score[0] - s.score[1])
    return max(-LAST // 2, min(LAST // 2, ahead))


@rule
def decides(s: State, seat: int) -> bool:
    return s.phase == Phase.DRAFT and s.part[seat] == 0 and (seat == 0 or s.part[0] > 0)


@rule
def over(s: State) -> bool:
    return s.phase == Phase.OVER


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    if not decides(s, seat):
        return 0
    least = 1 if s.options.unused == 1 else 0
    for part in range(least, PARTS):
        out[part - least] = part
    return PARTS - least


@rule
def act(s: State, t: Step, seat: int, action: int) -> None:
    s.part[seat] = action + 1
    if seat == 1:
        s.phase = Phase.ROLL


@rule
def advance(s: State, t: Step) -> None:
    if s.phase == Phase.SETUP:
        s.first = roll_die(t, 2) - 1
        s.phase = Phase.DRAFT
        s.stage = 1
    elif s.stage <= ROUNDS:
        s.score[0] += roll_die(t, 6)
        s.score[1] += roll_die(t, 6)
        s.stage += 1
    else:
        s.winner = 0 if roll_die(t, LAST) <= LAST // 2 + lead(s) else 1
        s.phase = Phase.OVER


@rule
def payoff(s: State, seat: int) -> int:
    return won_or_lost(s.winner, seat)


@rule
def redact(s: State, seat: int) -> None:
    """Nothing is secret."""
