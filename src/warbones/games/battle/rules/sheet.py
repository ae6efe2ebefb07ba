"""The battle sheet: the units, their remaining squares, and the marks beside them."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.roster import cost, rating, size
from warbones.games.battle.rules.state import HERO_CENTER, SQUARES, UNITS, SizeBasis, State
from warbones.games.battle.rules.units import holds, is_hero

MIDDLE = 4
"""A hero's centre square (R6)."""


@rule
def is_fixed(s: State, unit: int, square: int) -> bool:
    """Return whether a square is a hero's centre, always rated 8 (R6)."""
    return square == MIDDLE and is_hero(s.kind[unit])


@rule
def squares(s: State, unit: int) -> int:
    """Return the number of squares of a unit, crossed out or not."""
    return size(s, s.kind[unit])


@rule
def value(s: State, unit: int, square: int) -> int:
    """Return the rating of a square, 0 if it is crossed out (R28)."""
    return s.square[SQUARES * unit + square]


@rule
def put(s: State, unit: int, square: int, rated: int) -> None:
    """Write a rating into a square; a hero's centre is always 8 (R6)."""
    s.square[SQUARES * unit + square] = HERO_CENTER if is_fixed(s, unit, square) else rated


@rule
def cross(s: State, unit: int, square: int) -> None:
    """Cross a square out (R22)."""
    s.square[SQUARES * unit + square] = 0


@rule
def remaining(s: State, unit: int) -> int:
    """Return the number of squares that are not crossed out."""
    left = 0
    for square in range(squares(s, unit)):
        if s.square[SQUARES * unit + square]:
            left += 1
    return left


@rule
def alive(s: State, unit: int) -> bool:
    """Return whether some square is not crossed out (R20)."""
    for square in range(squares(s, unit)):
        if s.square[SQUARES * unit + square]:
            return True
    return False


@rule
def remaining_mask(s: State, unit: int) -> int:
    """Return the squares that are not crossed out, as a mask."""
    mask = 0
    for square in range(squares(s, unit)):
        if s.square[SQUARES * unit + square]:
            mask |= 1 << square
    return mask


@rule
def crossed(s: State, unit: int) -> int:
    """Return the squares that are crossed out, as a mask."""
    return ((1 << squares(s, unit)) - 1) & ~remaining_mask(s, unit)


@rule
def count(mask: int) -> int:
    """Return the number of squares in a mask."""
    found = 0
    for square in range(SQUARES):
        found += (mask >> square) & 1
    return found


@rule
def first_of(mask: int) -> int:
    """Return the first square of a nonempty mask."""
    square = 0
    while not (mask >> square) & 1:
        square += 1
    return square


@rule
def extent(s: State, unit: int) -> int:
    """Return a unit's size for R32, R43 and R47: as printed, or what remains (B9)."""
    return remaining(s, unit) if s.options.size_basis == SizeBasis.REMAINING else squares(s, unit)


@rule
def has(s: State, unit: int, power: int) -> bool:
    """Return whether a unit has a power."""
    return holds(s.kind[unit], power)


@rule
def dice(s: State, unit: int, attack: int) -> int:
    """Return a unit's rating for an attack type, 0 if it has none (R21)."""
    return rating(s, s.kind[unit], attack)


@rule
def marked(s: State, unit: int, status: int) -> bool:
    """Return whether a unit has a mark."""
    return (s.status[unit] & status) != 0


@rule
def mark(s: State, unit: int, status: int) -> None:
    """Mark a unit."""
    s.status[unit] = s.status[unit] | status


@rule
def ready(s: State, unit: int) -> bool:
    """Return whether a unit can still act this round (R12, R20)."""
    return not marked(s, unit, Status.ACTED) and alive(s, unit)


@rule
def any_ready(s: State, seat: int) -> bool:
    """Return whether a seat has a unit that can still act this round (R13)."""
    for unit in range(s.units):
        if s.owner[unit] == seat and ready(s, unit):
            return True
    return False


@rule
def write_ready(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the seat's units that can still act this round (R12)."""
    written = 0
    for unit in range(s.units):
        if s.owner[unit] == seat and ready(s, unit):
            out[written] = unit
            written += 1
    return written


@rule
def base(seat: int) -> int:
    """Return the zone that is a seat's base (R7, R8)."""
    return 2 * seat


@rule
def enemy_base(s: State, unit: int) -> int:
    """Return the base of the other side, as seen by the unit's present owner (B19)."""
    return base(1 - s.owner[unit])


@rule
def any_alive(s: State, seat: int) -> bool:
    """Return whether a seat has a unit that is not defeated (R49)."""
    for unit in range(s.units):
        if s.owner[unit] == seat and alive(s, unit):
            return True
    return False


@rule
def worth(s: State, seat: int) -> int:
    """Return the cost of a seat's units that are not defeated."""
    total = 0
    for unit in range(s.units):
        if s.owner[unit] == seat and alive(s, unit):
            total += cost(s, s.kind[unit])
    return total


@rule
def defeated(s: State) -> int:
    """Return the number of units of both sides that are completely defeated (R44, B51)."""
    found = 0
    for unit in range(s.units):
        if not alive(s, unit):
            found += 1
    return found


@rule
def emit_if_defeated(s: State, t: Step, unit: int) -> None:
    """Emit the defeat of a unit that has no square left (R20)."""
    if not alive(s, unit):
        emit(t, NOBODY, EventKind.DEFEATED, unit)


@rule
def enter(s: State, kind: int, seat: int, zone: int) -> int:
    """Draw a new unit of a seat on the sheet, every square empty (R3), and return it. There is room for `UNITS`."""
    unit = s.units
    assert unit < UNITS
    s.units += 1
    s.kind[unit] = kind
    s.origin[unit] = seat
    s.owner[unit] = seat
    s.zone[unit] = zone
    return unit
