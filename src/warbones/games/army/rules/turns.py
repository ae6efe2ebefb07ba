"""The beginning and the end of a turn (R11, R12, R41 to R43)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.army.rules.dice import DICE, Kind, is_skull, kind_of
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.rounds import down, stuck
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import is_shield
from warbones.games.army.rules.tray import opening


@rule
def begin_turn(s: State, t: Step) -> None:
    """Put up the divider (R11), unless the round cannot go on (B32)."""
    if stuck(s) or s.turn == s.options.most_turns:
        s.phase = Phase.SETTLE
        return
    s.turn += 1
    emit(t, NOBODY, EventKind.TURN, s.battle, s.turn)
    s.phase = Phase.ROLL
    for seat in range(2):
        s.tray[seat] = opening(s, seat)
        s.ready[seat] = 1 if s.tray[seat] == Tray.STOPPED else 0
    if s.ready[0] + s.ready[1] == 2:
        s.phase = Phase.REVEAL


@rule
def end_turn(s: State, t: Step) -> None:
    """Wake the dice that rested this turn (R12), bury skulls, and rest troops with shields (R41, R42)."""
    for seat in range(2):
        woken, buried, rested = clear_tray(s, seat)
        emit_number(t, EventKind.WOKEN, seat, woken)
        emit_number(t, EventKind.BURIED, seat, buried)
        emit_number(t, EventKind.RESTED, seat, rested)
    s.phase = Phase.SETTLE if down(s) else Phase.TURN


@rule
def clear_tray(s: State, seat: int) -> tuple[int, int, int]:
    """Move the seat's dice to their places after a turn; return the numbers that woke, died and went to rest."""
    woken, buried, rested = 0, 0, 0
    for die in range(DICE):
        if s.owner[die] == seat:
            place = after_turn(s, die)
            woken += 1 if s.place[die] == Place.RESTING else 0
            buried += 1 if place == Place.GRAVEYARD and s.place[die] == Place.TRAY else 0
            rested += 1 if place == Place.RESTING else 0
            s.place[die] = place
            s.face[die] = Face.BLANK
    return woken, buried, rested


@rule
def after_turn(s: State, die: int) -> Place:
    """Return the place of a die after the turn; bonus dice never rest (R43)."""
    if s.place[die] == Place.GRAVEYARD or (s.place[die] == Place.TRAY and is_skull(s.face[die])):
        return Place.GRAVEYARD
    if s.place[die] == Place.TRAY and is_shield(s.face[die]) and kind_of(die) == Kind.TROOP:
        return Place.RESTING
    return Place.POOL


@rule
def emit_number(t: Step, event: int, seat: int, number: int) -> None:
    """Emit a number of dice, unless it is 0."""
    if number:
        emit(t, NOBODY, event, seat, number)
