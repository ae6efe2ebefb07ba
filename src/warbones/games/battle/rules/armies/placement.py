"""Placing rolled values: square by square, or all at once in one of a few ways (R4, R9, R15, B3)."""

from __future__ import annotations

from collections.abc import MutableSequence
from enum import IntEnum

from warbones.core.rules.step import NOBODY, Step, emit, roll_die, rule
from warbones.games.battle.rules.decision import ask
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.moot import is_last_action
from warbones.games.battle.rules.roster import width
from warbones.games.battle.rules.sheet import count, cross, is_fixed, put, squares, value
from warbones.games.battle.rules.state import HERO_CENTER, SQUARES, HeroCenter, Phase, Purpose, State

FACES = 6
CROSS = 0
"""No face: the next square is left crossed out (R15)."""

ARRANGE = 10
"""Actions from here on place all remaining dice, in a `Way`."""


class Way(IntEnum):
    """The ways to place all values at once."""

    MIDDLE = 0  # the strongest in the middle
    SPREAD = 1  # every row and column about equally strong
    COLUMNS = 2  # column by column, the strongest first: best against ranged attacks
    ROWS = 3  # row by row, the strongest first


WAYS = len(Way)


@rule
def roll_values(s: State, t: Step, unit: int, number: int, purpose: Purpose) -> None:
    """Roll dice for a unit and ask its owner to place them in its empty squares (R6)."""
    emit(t, NOBODY, EventKind.ROLLS, unit, number, purpose)
    for face in range(FACES):
        s.hand[face] = 0
    for _ in range(number):
        face = roll_die(t, FACES)
        s.hand[face - 1] += 1
        emit(t, NOBODY, EventKind.VALUE, unit, face)
    s.purpose = purpose
    s.filling = unit
    s.spot = 0
    ask(s, s.owner[unit], Phase.PLACE)


@rule
def roll_unit(s: State, t: Step, unit: int, purpose: Purpose) -> None:
    """Roll a die for each square of a new or rerolled unit; a hero's centre is 8 (R4, R6, R9)."""
    number = 0
    for square in range(squares(s, unit)):
        if is_fixed(s, unit, square):
            put(s, unit, square, HERO_CENTER)
        else:
            cross(s, unit, square)
            number += 1
    roll_values(s, t, unit, number, purpose)


@rule
def keeps_center(s: State, unit: int, square: int) -> bool:
    """Return whether a square keeps its state while its unit is filled: a hero's centre (R6; B8 when regrouping)."""
    return stays_fixed(s, unit, square) if s.purpose == Purpose.REGROUP else is_fixed(s, unit, square)


@rule
def stays_fixed(s: State, unit: int, square: int) -> bool:
    """Return whether regrouping leaves a square as it is: a hero's centre, unless the option frees it (B8)."""
    return is_fixed(s, unit, square) and s.options.hero_center_regroup != HeroCenter.FREE


@rule
def regrouped_dice(s: State, unit: int) -> int:
    """Return the dice that regrouping rolls: one for each remaining square, except a centre that stays (R15, B8)."""
    number = 0
    for square in range(squares(s, unit)):
        if value(s, unit, square) and not stays_fixed(s, unit, square):
            number += 1
    return number


@rule
def in_hand(s: State) -> int:
    """Return the number of dice still to be placed."""
    dice = 0
    for face in range(FACES):
        dice += s.hand[face]
    return dice


@rule
def places(s: State) -> int:
    """Return the squares, from the next on, that can still take a die, as a mask."""
    mask = 0
    for square in range(s.spot, squares(s, s.filling)):
        if not keeps_center(s, s.filling, square):
            mask |= 1 << square
    return mask


@rule
def write_values(s: State, out: MutableSequence[int]) -> int:
    """Write the choices for the next square: a face in hand, or a cross while squares outnumber dice (R15)."""
    written = 0
    if in_hand(s) < count(places(s)):
        out[0] = CROSS
        written = 1
    for face in range(FACES):
        if s.hand[face]:
            out[written] = face + 1
            written += 1
    for way in range(WAYS):
        out[written] = ARRANGE + way
        written += 1
    return written


@rule
def is_forced(s: State) -> bool:
    """Return whether there is only one way to place the rest: no dice, or equal dice for every square."""
    dice, kinds = in_hand(s), 0
    for face in range(FACES):
        if s.hand[face]:
            kinds += 1
    return kinds == 0 or (kinds == 1 and dice == count(places(s)))


@rule
def place_value(s: State, action: int) -> None:
    """Put a die with that face into the next square, or leave it crossed out."""
    if action != CROSS:
        s.hand[action - 1] -= 1
        put(s, s.filling, s.spot, action)
    s.spot += 1


@rule
def skip_center(s: State) -> None:
    """Skip a hero's centre, which takes no die (R6)."""
    if s.spot < squares(s, s.filling) and keeps_center(s, s.filling, s.spot):
        s.spot += 1


@rule
def highest(s: State) -> int:
    """Return the highest face in hand."""
    face = FACES
    while not s.hand[face - 1]:
        face -= 1
    return face


@rule
def arrange(s: State, way: int) -> None:
    """Place all dice in hand, the highest first, each in the square that the way prefers."""
    free = places(s)
    for _ in range(in_hand(s)):
        face, best, most = highest(s), -1, -1000
        for square in range(SQUARES):
            if (free >> square) & 1:
                score = preference(s, way, square)
                if score > most:
                    best, most = square, score
        s.hand[face - 1] -= 1
        put(s, s.filling, best, face)
        free &= ~(1 << best)


@rule
def preference(s: State, way: int, square: int) -> int:
    """Return the preference of a way for a square, for the highest die left; ties go to the first in reading order."""
    columns = width(s, s.kind[s.filling])
    rows = squares(s, s.filling) // columns
    column, row = square % columns, square // columns
    if way == Way.MIDDLE:
        return -abs(2 * column - columns + 1) - abs(2 * row - rows + 1)
    if way == Way.COLUMNS:
        return -rows * column - row
    if way == Way.ROWS:
        return -square
    return -lines_through(s, column, row, columns, rows)


@rule
def lines_through(s: State, column: int, row: int, columns: int, rows: int) -> int:
    """Return the sum of the values in the column and the row of a square so far."""
    total = 0
    for other in range(rows):
        total += value(s, s.filling, other * columns + column)
    for other in range(columns):
        total += value(s, s.filling, row * columns + other)
    return total


@rule
def place(s: State, action: int) -> None:
    """Place a value into the next square, or all of them in one way."""
    if action >= ARRANGE:
        arrange(s, action - ARRANGE)
    else:
        place_value(s, action)


@rule
def filled(s: State) -> bool:
    """Return whether the unit is filled, after placing all that leaves no choice, or none that matters (R51)."""
    skip_center(s)
    if not is_forced(s) and not is_last_action(s):
        return False
    arrange(s, Way.ROWS)
    return True


@rule
def put_down(s: State) -> None:
    """End the placing of values."""
    s.purpose = Purpose.NONE
    s.filling = NOBODY
    s.spot = 0
    for face in range(FACES):
        s.hand[face] = 0
