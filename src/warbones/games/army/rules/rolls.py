"""Rolls behind the divider: each seat rolls and rolls again, alone and at its own pace (R11 to R20)."""

from __future__ import annotations

from warbones.core.rules.common import size
from warbones.core.rules.step import NOBODY, Step, emit, roll_die, rule
from warbones.games.army.rules.dice import OWN, TROOPS, kind_of, own
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.sides import face_of
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tray import any_bonus_again, opening, troops_again


@rule
def roll(s: State, t: Step, seat: int, die: int) -> None:
    """Roll one of the seat's dice behind the divider. It lies in the tray with its new face (R13, R16)."""
    emit(t, seat, EventKind.ROLLING, die)
    s.place[die] = Place.TRAY
    s.face[die] = face_of(s.options, kind_of(die), roll_die(t, 6, seat) - 1)
    emit(t, seat, EventKind.ROLLED, die, s.face[die])


@rule
def roll_tray(s: State, t: Step, seat: int, mask: int) -> None:
    """Take one step behind the divider, and the next if there is no choice left."""
    if s.tray[seat] == Tray.UNROLLED:
        roll_bonus_dice(s, t, seat)
        s.tray[seat] = Tray.BONUS
        if not any_bonus_again(s, seat):
            roll_all_troops(s, t, seat)
    elif mask >> TROOPS:
        roll_one_bonus_die(s, t, seat, mask)
    elif s.tray[seat] == Tray.BONUS and any_troops(s, seat):
        roll_all_troops(s, t, seat)
    elif mask:
        roll_troops_again(s, t, seat, mask)
    else:
        stop(s, t, seat)
    if s.tray[seat] != Tray.STOPPED and s.tray[seat] != Tray.BONUS:
        stop_if_done(s, t, seat)


@rule
def roll_bonus_dice(s: State, t: Step, seat: int) -> None:
    """Roll all bonus dice in the pool (R13)."""
    for bit in range(TROOPS, OWN):
        die = own(seat, bit)
        if s.owner[die] == seat and s.place[die] == Place.POOL:
            roll(s, t, seat, die)


@rule
def roll_all_troops(s: State, t: Step, seat: int) -> None:
    """Roll all troops in the pool, for the first time (R16, B35)."""
    s.tray[seat] = Tray.FIRST
    for bit in range(TROOPS):
        die = own(seat, bit)
        if s.place[die] == Place.POOL:
            roll(s, t, seat, die)


@rule
def any_troops(s: State, seat: int) -> bool:
    """Return whether the seat has troops to roll; without any it stops once it keeps its bonus dice."""
    for bit in range(TROOPS):
        if s.place[own(seat, bit)] == Place.POOL:
            return True
    return False


@rule
def roll_one_bonus_die(s: State, t: Step, seat: int, mask: int) -> None:
    """Roll one bonus die again; its new face stands (R15). If this came before the troops, they follow."""
    s.rerolled[seat] = 1
    emit(t, seat, EventKind.REROLLED, 1, 0)
    roll_set(s, t, seat, mask)
    if s.tray[seat] == Tray.BONUS:
        roll_all_troops(s, t, seat)


@rule
def roll_troops_again(s: State, t: Step, seat: int, mask: int) -> None:
    """Roll the chosen troops again; the others are kept, and may be rolled again later (R17, R18)."""
    s.tray[seat] = Tray.SECOND if s.tray[seat] == Tray.FIRST else Tray.THIRD
    emit(t, seat, EventKind.REROLLED, size(mask), 2 if s.tray[seat] == Tray.SECOND else 3)
    roll_set(s, t, seat, mask)


@rule
def roll_set(s: State, t: Step, seat: int, mask: int) -> None:
    """Roll the dice of a mask."""
    for bit in range(OWN):
        if (mask >> bit) & 1:
            roll(s, t, seat, own(seat, bit))


@rule
def stop_if_done(s: State, t: Step, seat: int) -> None:
    """Stop if nothing may be rolled again: after the third roll, or if only skulls lie there (R18, R14)."""
    if troops_again(s, seat) == 0 and not any_bonus_again(s, seat):
        stop(s, t, seat)


@rule
def stop(s: State, t: Step, seat: int) -> None:
    """Make the seat ready; when both are, the divider is lifted (R20)."""
    s.tray[seat] = Tray.STOPPED
    s.ready[seat] = 1
    emit(t, seat, EventKind.STOPPED, seat)
    emit(t, NOBODY, EventKind.READY, seat, s.phase)
    if s.tray[1 - seat] == Tray.STOPPED:
        s.phase = Phase.REVEAL


@rule
def undo_rolls(s: State, seat: int) -> None:
    """Undo all of the seat's rolls behind the divider: its dice are back in the pool."""
    for bit in range(OWN):
        die = own(seat, bit)
        if s.owner[die] == seat and s.place[die] == Place.TRAY:
            s.place[die] = Place.POOL
            s.face[die] = Face.BLANK
    s.rerolled[seat] = 0
    s.tray[seat] = opening(s, seat)


@rule
def reveal(s: State, t: Step) -> None:
    """Lift the divider and show both trays to everybody (R20)."""
    for seat in range(2):
        s.ready[seat] = 0
        s.rerolled[seat] = 0
        for bit in range(OWN):
            die = own(seat, bit)
            if s.owner[die] == seat and s.face[die] != Face.BLANK:
                emit(t, NOBODY, EventKind.REVEALED, seat, die, s.face[die])
