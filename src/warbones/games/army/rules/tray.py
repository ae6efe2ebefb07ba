"""The dice that a seat may roll behind the divider, as masks (R13 to R18)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import rule
from warbones.games.army.rules.dice import OWN, TROOPS, is_skull, kind_of, own
from warbones.games.army.rules.state import Place, State, Tray


@rule
def opening(s: State, seat: int) -> Tray:
    """Return the tray of a seat at the start of the turn: with nothing to roll it has stopped already (B31)."""
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
    """Return whether this bonus die is offered: of alike ones (same kind, same face) only the first is (R15)."""
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
    """Write the rolls open to the seat, as masks of its dice; 0 is to roll on or to stop."""
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
