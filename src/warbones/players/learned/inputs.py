"""What a network reads of a game's features: columns that follow from how the fields are declared (`Domain`).

A cell has a column for each number that it can hold, of which one is 1, as an enum has in observations; where there are
more than `MOST`, neighbours share a column. What counts something has one more, with the number itself as a share of
the most that it can be: so what was learned of few reaches to many. Where fields tell of the same things (`Alike`), a
thing has besides a column for each combination of what matters together, and things that are alike share all columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from warbones.core.record.domains import Alike
from warbones.core.record.records import Record, fields, size
from warbones.core.rules.ruleset import Ruleset

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

MOST: Final = 32
"""Columns that a cell has at most, one for its amount aside."""

BITS: Final = 16
"""Bits of a cell of features."""


class Cell(NamedTuple):
    """A cell of the features: its field and place there, the least and the most that it holds, whether that counts
    something, and the group of things to which it belongs ("": it stands for itself)."""

    field: str
    place: int
    low: int
    high: int
    amount: bool
    group: str


@dataclass(frozen=True, eq=False)
class Inputs:
    """The columns of a game's features. ``numbers`` are all that a cell can hold, then all that a thing can show."""

    low: Ints  # (cells)
    high: Ints  # (cells)
    start: Ints  # (cells): the number that stands for 0
    parts: Ints  # (things, fields): the cells of a thing
    stride: Ints  # (things, fields): how much one more in each of them adds to the thing's number
    base: Ints  # (things): its number where all of them hold 0
    column: Ints  # (numbers): the column that is 1
    amount: Ints  # (numbers): the column of the amount; where there is none, 0 with a share of 0
    share: Floats  # (numbers): what stands there
    nothing: Ints  # (numbers): the number of the same cell or thing that stands for 0
    columns: int
    digest: str

    @property
    def width(self) -> int:
        """How many cells there are."""
        return len(self.low)

    def matrix(self, cells: NDArray[np.int16]) -> csr_array:
        """Return what positions show, (positions, cells), as a matrix of (positions, columns)."""
        held = np.clip(cells, self.low, self.high).astype(np.int64)
        number = np.concatenate(
            [self.start + held, self.base + (held[:, self.parts] * self.stride).sum(axis=2)], axis=1
        )
        column = np.concatenate([self.column[number], self.amount[number]], axis=1)
        value = np.concatenate([np.ones(number.shape, np.float32), self.share[number]], axis=1)
        ends = np.arange(0, column.size + 1, column.shape[1])
        made = csr_array((value.ravel(), column.ravel(), ends), shape=(len(cells), self.columns))
        made.sum_duplicates()
        return made

    def table(self, rows: Floats) -> tuple[Floats, Floats]:
        """Return what each number adds to the hidden units, (numbers, hidden), 0 adding nothing; and what all 0 add."""
        added = rows[self.column] + self.share[:, None] * rows[self.amount]
        return added - added[self.nothing], added[self.start].sum(axis=0) + added[self.base].sum(axis=0)


def inputs_of(ruleset: Ruleset) -> Inputs:
    """Return what a network reads of a game. Raises TypeError where its features do not say what they hold."""
    return _inputs_of(ruleset.features, tuple(ruleset.alike))  # type: ignore[arg-type]  # a class has a hash


@cache
def _inputs_of(record: type[Record], alike: tuple[Alike, ...]) -> Inputs:
    cells, numbers = tuple(_cells(record, alike)), Numbers()
    start = [numbers.of_cell(cell) for cell in cells]
    things = list(_things(cells, alike))
    base = [numbers.of_thing([cells[part] for part in parts]) for parts in things]
    most = max(map(len, things), default=0)
    parts, stride = np.zeros((len(things), most), np.int64), np.zeros((len(things), most), np.int64)
    for row, each in enumerate(things):
        spans = [cells[part].high + 1 for part in each]
        parts[row, : len(each)] = each
        stride[row, : len(each)] = np.cumprod([1, *spans[:-1]])
    low, high = (np.array([getattr(cell, name) for cell in cells], np.int64) for name in ("low", "high"))
    digest = blake2b(repr((cells, alike)).encode(), digest_size=8).hexdigest()
    lists = numbers.lists()
    return Inputs(low, high, np.array(start), parts, stride, np.array(base, np.int64), *lists, numbers.columns, digest)


def _cells(record: type[Record], alike: Sequence[Alike]) -> Iterator[Cell]:
    groups = {name: (each, number) for number, each in enumerate(alike) for name in each.fields}
    for field in fields(record):
        if field.bits != BITS or field.domain is None:
            raise TypeError(f"{record.__name__}.{field.name}: a network reads cells of {BITS} bits that have a domain")
        low, high, cells = field.domain.low, field.domain.high, size(field.shape)
        amount = high - low > 1 and not issubclass(field.kind, IntEnum)
        for place in range(cells):
            group = ""
            if field.name in groups:
                each, number = groups[field.name]
                group = f"{number}.{place * each.sorts // cells}"
            yield Cell(field.name, place, low, high, amount, group)


def _things(cells: Sequence[Cell], alike: Sequence[Alike]) -> Iterator[list[int]]:
    where = {(cell.field, cell.place): at for at, cell in enumerate(cells)}
    for each in alike:
        for place in range(sum(cell.field == each.joined[0] for cell in cells)):
            yield [where[name, place] for name in each.joined]


class Numbers:
    """The numbers that cells and things can hold, listed as they come; those that are alike are listed once."""

    def __init__(self) -> None:
        self.columns = 0
        self._known: dict[object, int] = {}
        self._rows: list[tuple[int, int, float, int]] = []

    def lists(self) -> tuple[Ints, Ints, Floats, Ints]:
        """Return the column, the column of the amount, the share, and what stands for 0, of each number."""
        column, amount, share, nothing = zip(*self._rows, strict=True)
        return np.array(column), np.array(amount), np.array(share, np.float32), np.array(nothing)

    def of_cell(self, cell: Cell) -> int:
        """List what a cell can hold; return the number that stands for 0."""
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
        """List what a thing can show, as its cells hold it together; return the number where all of them hold 0."""
        key = (parts[0].group, tuple(cell.field for cell in parts))
        if key not in self._known:
            zero = self._known[key] = len(self._rows)
            for _ in range(int(np.prod([cell.high + 1 for cell in parts]))):
                self._rows.append((self.columns, 0, 0.0, zero))
                self.columns += 1
        return self._known[key]
