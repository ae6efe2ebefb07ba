"""Set-up and the draft (R6 to R12)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.dicewing.rules.attack import begin_attack, clear_attack
from warbones.games.dicewing.rules.dice import D20, SET_SIZE, roll
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.state import DICE, Phase, Place, State


@rule
def set_up(s: State, t: Step) -> None:
    """Roll all dice of both sets: they are the first pool, and the higher d20 goes first (R6, R7)."""
    s.winner = NOBODY
    clear_attack(s)
    for die in range(DICE):
        roll(s, t, die)
    higher_goes_first(s, t, D20, SET_SIZE + D20)
    open_draft(s, t, 1)


@rule
def higher_goes_first(s: State, t: Step, die: int, other: int) -> None:
    """Make the holder of the higher die first: seat 0's ``die`` or seat 1's ``other``. Equal dice are rolled again.

    Used by set-up (R7, R8, B15: the new faces stay) and by reload (R36, R37).
    """
    while s.face[die] == s.face[other]:
        emit(t, NOBODY, EventKind.TIED, die, other, s.face[die], s.stage)
        roll(s, t, die)
        roll(s, t, other)
    s.first = 0 if s.face[die] > s.face[other] else 1
    emit(t, NOBODY, EventKind.FIRST, s.first, die, other, s.face[die], s.face[other], s.stage)


@rule
def open_draft(s: State, t: Step, stage: int) -> None:
    """Put all dice except trophies into the pool of ``stage`` (R6, R40)."""
    for die in range(DICE):
        if s.place[die] != Place.TROPHIES:
            s.place[die] = Place.POOL
            s.holder[die] = NOBODY
    s.stage = stage
    s.picks = 0
    s.attack = 0
    s.phase = Phase.DRAFT
    emit(t, NOBODY, EventKind.POOLED, stage)


@rule
def drafter(s: State) -> int:
    """Return the seat to pick: one die first, then two (B16: one after the other), then alternately (R9)."""
    firsts_turn = s.picks == 0 or (s.picks >= 3 and s.picks % 2 == 1)
    return s.first if firsts_turn else 1 - s.first


@rule
def pool_left(s: State) -> int:
    """Return the number of dice left in the pool."""
    left = 0
    for die in range(DICE):
        if s.place[die] == Place.POOL:
            left += 1
    return left


@rule
def take(s: State, t: Step, seat: int, die: int) -> None:
    """Take ``die`` into the squadron openly, its face unchanged (R10, R12). The last pick ends the draft."""
    s.place[die] = Place.SQUADRON
    s.holder[die] = seat
    s.picks += 1
    emit(t, NOBODY, EventKind.TOOK, seat, die, s.face[die])
    if pool_left(s) == 0:
        begin_attack(s, t)
