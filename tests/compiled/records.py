"""Records for the tests of compiled code, with one field of every kind."""

from __future__ import annotations

from enum import IntEnum

from warbones.core.record.records import Grid, Record, grid, wide


class Colour(IntEnum):
    """An enum for a field."""

    RED = 0
    BLUE = 1


class Inner(Record):
    """A record inside another."""

    amount: int
    cells: Grid = grid(3)


class Outer(Record):
    """A record with every kind of field."""

    small: int
    mask: int = wide()
    colour: Colour
    inner: Inner
    line: Grid = grid(4)
    square: Grid = grid(2, 3, bits=32)
    colours: Grid = grid(2, of=Colour)
    inners: Grid = grid(2, 2, of=Inner)


class Lookalike(Record):
    """The same fields as `Inner`."""

    amount: int
    cells: Grid = grid(3)
