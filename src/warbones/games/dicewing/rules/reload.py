"""Reload: the left-over dice decide the first player, and each seat's own dice go into the second pool (R36 to R40)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.dicewing.rules.dice import roll
from warbones.games.dicewing.rules.draft import higher_goes_first, open_draft
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.state import DICE, Place, State


@rule
def left_over(s: State, seat: int) -> int:
    """Return the one die left in the seat's squadron (R35)."""
    for die in range(DICE):
        if s.place[die] == Place.SQUADRON and s.holder[die] == seat:
            return die
    return NOBODY


@rule
def reload(s: State, t: Step) -> None:
    """Compare the left-over dice (R36, R37), then roll all dice except trophies again (R38 to R40)."""
    die, other = left_over(s, 0), left_over(s, 1)
    emit(t, NOBODY, EventKind.LEFT_OVER, 0, die, s.face[die])
    emit(t, NOBODY, EventKind.LEFT_OVER, 1, other, s.face[other])
    higher_goes_first(s, t, die, other)
    rolled = 0
    for own in range(DICE):
        if s.place[own] != Place.TROPHIES:
            roll(s, t, own)
            rolled += 1
    emit(t, NOBODY, EventKind.RELOADED, rolled)
    open_draft(s, t, 2)
