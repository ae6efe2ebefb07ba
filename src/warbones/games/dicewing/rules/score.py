"""Final victory: more trophies, then more sides, then higher displayed values (R46 to R50)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.dicewing.rules.dice import sides
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.state import DICE, Phase, Place, Reason, State, TrophyStrike

TOP = 101
"""A number higher than any die displays."""


@rule
def trophies(s: State, seat: int) -> int:
    """Return the number of trophies of the seat (R46; B23: dice of its own set count too)."""
    return count_showing(s, seat, 0, TOP)


@rule
def count_showing(s: State, seat: int, low: int, high: int) -> int:
    """Return the number of the seat's trophies that display ``low`` to ``high``."""
    count = 0
    for die in range(DICE):
        if s.place[die] == Place.TROPHIES and s.holder[die] == seat and low <= s.face[die] <= high:
            count += 1
    return count


@rule
def trophy_sides(s: State, seat: int) -> int:
    """Return the total sides of the seat's trophies (R47)."""
    total = 0
    for die in range(DICE):
        if s.place[die] == Place.TROPHIES and s.holder[die] == seat:
            total += sides(s, die)
    return total


@rule
def deciding_display(s: State) -> int:
    """Return the displayed value that decides the comparison of R48 and R49, or 0 if none does.

    Values are compared from the top, striking tied dice one against one (B9 a): the first value that the two
    cases do not show equally often decides. With `TrophyStrike.ALL` (B9 b) every die of a tied value is struck,
    so only a value missing from one case decides.
    """
    for value in range(TOP - 1, 0, -1):
        mine, yours = count_showing(s, 0, value, value), count_showing(s, 1, value, value)
        if mine != yours and (s.options.trophy_strike == TrophyStrike.PAIR or mine == 0 or yours == 0):
            return value
    return 0


@rule
def settle(s: State, t: Step) -> None:
    """Decide the winner of the game, and why."""
    s.winner, s.decided_by, mine, yours, value = result(s)
    emit(t, NOBODY, EventKind.ENDED, s.winner, s.decided_by, mine, yours, value)
    s.phase = Phase.OVER


@rule
def result(s: State) -> tuple[int, Reason, int, int, int]:
    """Return the game's winner or nobody, the `Reason`, both seats' deciding numbers, and the deciding display."""
    mine, yours = trophies(s, 0), trophies(s, 1)
    if mine != yours:  # more trophies win (R46)
        return 0 if mine > yours else 1, Reason.TROPHIES, mine, yours, 0
    mine, yours = trophy_sides(s, 0), trophy_sides(s, 1)
    if mine != yours:  # then more sides on them (R47)
        return 0 if mine > yours else 1, Reason.SIDES, mine, yours, 0
    value = deciding_display(s)
    mine, yours = count_showing(s, 0, value, value), count_showing(s, 1, value, value)
    if mine != yours:  # then the higher displayed value, after striking equal ones (R48, R49)
        return 0 if mine > yours else 1, Reason.DISPLAYED, mine, yours, value
    return NOBODY, Reason.NOTHING, mine, yours, 0  # a draw (R50, B10)
