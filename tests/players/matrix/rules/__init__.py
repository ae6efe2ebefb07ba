"""A game of one secret choice for each seat, with the results in a matrix: a search has to mix."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.record.records import Grid, Record, grid
from warbones.core.rules.step import Step, rule

MOST = 3


class Options(Record):
    """No options."""


class State(Record):
    """The results for seat 0 (``rows`` by ``columns``), and each seat's choice: counted from 1, 0 until it is made."""

    options: Options
    rows: int
    columns: int
    result: Grid = grid(MOST, MOST)
    chosen: Grid = grid(2)


@rule
def decides(s: State, seat: int) -> bool:
    """Each seat decides once."""
    return s.chosen[seat] == 0


@rule
def over(s: State) -> bool:
    """The game ends when both seats have chosen."""
    return s.chosen[0] > 0 and s.chosen[1] > 0


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Rows for seat 0, columns for seat 1."""
    if not decides(s, seat):
        return 0
    count = s.rows if seat == 0 else s.columns
    for i in range(count):
        out[i] = i
    return count


@rule
def act(s: State, t: Step, seat: int, action: int) -> None:
    """Record the seat's choice."""
    s.chosen[seat] = action + 1


@rule
def advance(s: State, t: Step) -> None:
    """Do nothing: every step of this game is a decision."""


@rule
def payoff(s: State, seat: int) -> int:
    """Return the seat's payoff from the matrix."""
    won = s.result[s.chosen[0] - 1, s.chosen[1] - 1]
    return won if seat == 0 else -won


@rule
def redact(s: State, seat: int) -> None:
    """Take back the choice."""
    s.chosen[seat] = 0
