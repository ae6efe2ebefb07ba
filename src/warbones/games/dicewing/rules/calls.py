"""Calls of bonus dice, in matches played with `manual_bonus_choice` (B3, B4)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.power import both_odd, same_set
from warbones.games.dicewing.rules.state import Bonus, Phase, State


@rule
def side_called(seat: int, bonus: int) -> int:
    """Return the seat whose launch dice a bonus adds: the caller for Training (R20), the other for Targeting (R22)."""
    return seat if bonus == Bonus.TRAINING else 1 - seat


@rule
def earned(s: State, seat: int, bonus: int) -> bool:
    """Return whether the seat's launch dice earn the bonus."""
    return same_set(s, seat) if bonus == Bonus.TRAINING else both_odd(s, seat)


@rule
def must_call(s: State, seat: int, bonus: int) -> bool:
    """Return whether the seat still has to call the die that the bonus adds; equal dice need no call."""
    if not s.options.manual_bonus_choice or s.called[seat, bonus] != NOBODY or not earned(s, seat, bonus):
        return False
    side = side_called(seat, bonus)
    return s.face[s.launched[side, 0]] != s.face[s.launched[side, 1]]


@rule
def ask_for_calls(s: State) -> None:
    """Ask for the next call, the first player's first (R17), or go on to Power when there are none left."""
    s.caller = NOBODY
    s.calling = Bonus.TRAINING
    for turn in range(4):
        seat = s.first if turn < 2 else 1 - s.first
        bonus = Bonus.TRAINING if turn % 2 == 0 else Bonus.TARGETING
        if s.caller == NOBODY and must_call(s, seat, bonus):
            s.caller = seat
            s.calling = bonus
    if s.caller == NOBODY:
        s.phase = Phase.POWER


@rule
def call(s: State, t: Step, seat: int, die: int) -> None:
    """Call the die that the bonus adds (B3, B4)."""
    s.called[seat, s.calling] = die
    s.caller = NOBODY
    emit(t, NOBODY, EventKind.CALLED, seat, s.calling, die, s.face[die])
