"""The cells of a game's features, and a network's columns for their values."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from warbones.core.record.domains import Alike
from warbones.core.record.records import Record, fields, size

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

MOST: Final = 32
"""The maximum number of columns for a cell, apart from the one for its amount."""

BITS: Final = 16
"""Bits of a cell of features."""


class Cell(NamedTuple):
    """A cell of the features: its field, its index there, and its least and greatest value.

    ``amount`` is true if it counts something. ``group`` is the kind of things it describes ("" if it is on its own).
    """

    field: str
    place: int
    low: int
    high: int
    amount: bool
    group: str


def cells_of(record: type[Record], alike: Sequence[Alike], unread: Collection[str] = ()) -> Iterator[Cell]:
    """Yield the cells of features; unread ones are always 0. Raises TypeError for a field without declared values."""
    groups = {name: (each, number) for number, each in enumerate(alike) for name in each.fields}
    for field in fields(record):
        if field.bits != BITS or field.domain is None:
            raise TypeError(f"{record.__name__}.{field.name}: a network reads cells of {BITS} bits that have a domain")
        low, high, cells = field.domain.low, field.domain.high, size(field.shape)
        if field.name in unread:
            low, high = 0, 0
        amount = high - low > 1 and not issubclass(field.kind, IntEnum)
        for place in range(cells):
            group = ""
            if field.name in groups:
                each, number = groups[field.name]
                group = f"{number}.{place * each.sorts // cells}"
            yield Cell(field.name, place, low, high, amount, group)


class ColumnAllocator:
    """Allocates columns for the values of cells and things; alike cells share theirs."""

    def __init__(self) -> None:
        self.columns = 0
        self._known: dict[object, int] = {}
        self._rows: list[tuple[int, int, float, int]] = []

    def lists(self) -> tuple[Ints, Ints, Floats, Ints]:
        """Return for each value its column, its amount's column, its share, and the value that represents 0."""
        column, amount, share, nothing = zip(*self._rows, strict=True)
        return np.array(column), np.array(amount), np.array(share, np.float32), np.array(nothing)

    def of_cell(self, cell: Cell) -> int:
        """Allocate a cell's values; return the index of its value 0."""
        key = (cell.field, cell.group or cell.place)
        if key not in self._known:
            zero = self._known[key] = len(self._rows) - cell.low
            together = -(-(cell.high - cell.low + 1) // MOST)
            amount = self.columns + (cell.high - cell.low) // together + 1
            for value in range(cell.low, cell.high + 1):
                share = value / max(cell.high, -cell.low) if cell.amount else 0.0
                column = self.columns + (value - cell.low) // together
                self._rows.append((column, amount if cell.amount else 0, share, zero))
            self.columns = amount + cell.amount
        return self._known[key]

    def of_thing(self, parts: Sequence[Cell]) -> int:
        """Allocate the combined values of a thing's cells; return the index of all zeros."""
        key = (parts[0].group, tuple(cell.field for cell in parts))
        if key not in self._known:
            zero = self._known[key] = len(self._rows)
            for _ in range(int(np.prod([cell.high + 1 for cell in parts]))):
                self._rows.append((self.columns, 0, 0.0, zero))
                self.columns += 1
        return self._known[key]
