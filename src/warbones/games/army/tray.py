"""Behind the divider: each seat rolls and rolls again, alone and at its own pace (R11 to R20)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rule import rule
from warbones.core.step import NOBODY, Step, tell
from warbones.games.army.dice import OWN, TROOPS, is_skull, kind_of, own, roll
from warbones.games.army.faces import Face
from warbones.games.army.state import Event, Phase, Place, State, Tray


@rule
def opening(s: State, seat: int) -> Tray:
    """Return where a seat starts the turn: with nothing to roll it has stopped already (B31)."""
    for bit in range(OWN):
        die = own(seat, bit)
        if s.owner[die] == seat and s.place[die] == Place.POOL:
            return Tray.UNROLLED
    return Tray.STOPPED


@rule
def live(s: State, seat: int, bit: int) -> bool:
    """Return whether the die lies rolled in the seat's tray and is no skull, so that it may be rolled again (R14)."""
    die = own(seat, bit)
    return s.owner[die] == seat and s.place[die] == Place.TRAY and not is_skull(s.face[die])


@rule
def live_troops(s: State, seat: int) -> int:
    """Return the mask of troops that may be rolled again (R17)."""
    mask = 0
    for bit in range(TROOPS):
        if live(s, seat, bit):
            mask |= 1 << bit
    return mask


@rule
def troops_again(s: State, seat: int) -> int:
    """Return the mask of troops that may be rolled again now: after the first and the second roll (R17, R18)."""
    return live_troops(s, seat) if s.tray[seat] == Tray.FIRST or s.tray[seat] == Tray.SECOND else 0


@rule
def bonus_open(s: State, seat: int) -> bool:
    """Return whether the seat may still roll a bonus die again: once, before the troops (R15), or later (B24)."""
    return s.rerolled[seat] == 0 and (s.tray[seat] == Tray.BONUS or s.options.late_bonus_reroll == 1)


@rule
def bonus_again(s: State, seat: int, bit: int) -> bool:
    """Return whether this bonus die is offered: of several alike (same kind, same face) the first only (R15)."""
    if not live(s, seat, bit):
        return False
    die = own(seat, bit)
    for other in range(TROOPS, bit):
        alike = kind_of(own(seat, other)) == kind_of(die) and s.face[own(seat, other)] == s.face[die]
        if alike and live(s, seat, other):
            return False
    return True


@rule
def any_bonus_again(s: State, seat: int) -> bool:
    """Return whether a bonus die may be rolled again now."""
    if not bonus_open(s, seat):
        return False
    for bit in range(TROOPS, OWN):
        if live(s, seat, bit):
            return True
    return False


@rule
def legal_rolls(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write what the seat may roll, as masks of its dice; 0 is to roll on or to stop."""
    out[0] = 0
    count = 1
    if s.tray[seat] == Tray.UNROLLED:
        return count
    again = troops_again(s, seat)
    for mask in range(1, again + 1):
        if mask & again == mask:
            out[count] = mask
            count += 1
    if bonus_open(s, seat):
        for bit in range(TROOPS, OWN):
            if bonus_again(s, seat, bit):
                out[count] = 1 << bit
                count += 1
    return count


@rule
def roll_tray(s: State, t: Step, seat: int, mask: int) -> None:
    """Take one step behind the divider; where nothing is left to choose, go on to the next."""
    if s.tray[seat] == Tray.UNROLLED:
        roll_bonus_dice(s, t, seat)
        s.tray[seat] = Tray.BONUS
        if not any_bonus_again(s, seat):
            roll_all_troops(s, t, seat)
    elif mask >> TROOPS:
        roll_one_bonus_die(s, t, seat, mask)
    elif s.tray[seat] == Tray.BONUS:
        roll_all_troops(s, t, seat)
    elif mask:
        roll_troops_again(s, t, seat, mask)
    else:
        stop(s, t, seat)
    if s.tray[seat] != Tray.STOPPED and s.tray[seat] != Tray.BONUS:
        stop_if_done(s, t, seat)


@rule
def roll_bonus_dice(s: State, t: Step, seat: int) -> None:
    """All bonus dice in the pool are rolled (R13)."""
    for bit in range(TROOPS, OWN):
        die = own(seat, bit)
        if s.owner[die] == seat and s.place[die] == Place.POOL:
            roll(s, t, seat, die)


@rule
def roll_all_troops(s: State, t: Step, seat: int) -> None:
    """The first roll is of all troops in the pool (R16, B35)."""
    s.tray[seat] = Tray.FIRST
    for bit in range(TROOPS):
        die = own(seat, bit)
        if s.place[die] == Place.POOL:
            roll(s, t, seat, die)


@rule
def roll_one_bonus_die(s: State, t: Step, seat: int, mask: int) -> None:
    """Roll one bonus die again; its new face stands (R15). Where that came first, the troops follow."""
    s.rerolled[seat] = 1
    tell(t, seat, Event.REROLLED, 1, 0)
    roll_set(s, t, seat, mask)
    if s.tray[seat] == Tray.BONUS:
        roll_all_troops(s, t, seat)


@rule
def roll_troops_again(s: State, t: Step, seat: int, mask: int) -> None:
    """Roll the chosen troops again; the others are kept, and may be taken up later (R17, R18)."""
    s.tray[seat] = Tray.SECOND if s.tray[seat] == Tray.FIRST else Tray.THIRD
    tell(t, seat, Event.REROLLED, size(mask), 2 if s.tray[seat] == Tray.SECOND else 3)
    roll_set(s, t, seat, mask)


@rule
def roll_set(s: State, t: Step, seat: int, mask: int) -> None:
    """Roll the dice of a mask."""
    for bit in range(OWN):
        if (mask >> bit) & 1:
            roll(s, t, seat, own(seat, bit))


@rule
def size(mask: int) -> int:
    """Return how many dice a mask names."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def stop_if_done(s: State, t: Step, seat: int) -> None:
    """Stop where nothing may be rolled again: after the third roll, or when only skulls lie there (R18, R14)."""
    if troops_again(s, seat) == 0 and not any_bonus_again(s, seat):
        stop(s, t, seat)


@rule
def stop(s: State, t: Step, seat: int) -> None:
    """The seat is ready; when both are, the divider is lifted (R20)."""
    s.tray[seat] = Tray.STOPPED
    s.ready[seat] = 1
    tell(t, seat, Event.STOPPED, seat)
    tell(t, NOBODY, Event.READY, seat, s.phase)
    if s.tray[1 - seat] == Tray.STOPPED:
        s.phase = Phase.REVEAL


@rule
def take_up(s: State, seat: int) -> None:
    """Undo all that the seat rolled behind the divider: its dice are back in the pool."""
    for bit in range(OWN):
        die = own(seat, bit)
        if s.owner[die] == seat and s.place[die] == Place.TRAY:
            s.place[die] = Place.POOL
            s.face[die] = Face.BLANK
    s.rerolled[seat] = 0
    s.tray[seat] = opening(s, seat)


@rule
def reveal(s: State, t: Step) -> None:
    """The divider is lifted, and everybody sees both trays (R20)."""
    for seat in range(2):
        s.ready[seat] = 0
        s.rerolled[seat] = 0
        for bit in range(OWN):
            die = own(seat, bit)
            if s.owner[die] == seat and s.face[die] != Face.BLANK:
                tell(t, NOBODY, Event.REVEALED, seat, die, s.face[die])
