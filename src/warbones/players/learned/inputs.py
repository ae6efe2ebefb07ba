"""A network's inputs: columns derived from the declarations of a game's features (`Domain`).

A cell has a one-hot column for each number it can hold, as enums have in observations; above `columns.MOST` numbers,
neighbours share a column. A count has one more column, with the number as a share of its maximum, so that what is
learned from small counts carries over to large ones. Fields that describe the same things (`Alike`) also have a column
for each combination of their values, and things of the same kind share all columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

import numpy as np

from warbones.core.record.domains import Alike
from warbones.core.record.records import Record
from warbones.core.rules.ruleset import Ruleset
from warbones.players.learned.columns import Cell, ColumnAllocator, Floats, Ints, cells_of


@dataclass(frozen=True, eq=False)
class Inputs:
    """The columns of a game's features. *Numbers* index all values of all cells, and then all values of all things."""

    low: Ints  # (cells)
    high: Ints  # (cells)
    start: Ints  # (cells): the number that represents 0
    parts: Ints  # (things, fields): the cells of a thing
    stride: Ints  # (things, fields): the step in the thing's number for one more in each cell
    base: Ints  # (things): the number of a thing whose cells all hold 0
    column: Ints  # (numbers): the column that is 1
    amount: Ints  # (numbers): the column of the amount; if there is none, 0 with a share of 0
    share: Floats  # (numbers): the value there
    nothing: Ints  # (numbers): the number of the same cell or thing that represents 0
    columns: int
    digest: str

    @property
    def width(self) -> int:
        """The number of cells."""
        return len(self.low)

    def table(self, rows: Floats) -> tuple[Floats, Floats]:
        """Return each number's contribution to the hidden units, (numbers, hidden), relative to 0; and the sum for all
        zeros.
        """
        added = rows[self.column] + self.share[:, None] * rows[self.amount]
        return added - added[self.nothing], added[self.start].sum(axis=0) + added[self.base].sum(axis=0)


def inputs_of(ruleset: Ruleset) -> Inputs:
    """Return a network's inputs for a game. Raises TypeError for features without declared values."""
    return _inputs_of(ruleset.features, tuple(ruleset.alike), ruleset.agents_only)  # type: ignore[arg-type]  # a class has a hash


@cache
def _inputs_of(record: type[Record], alike: tuple[Alike, ...], unread: frozenset[str]) -> Inputs:
    cells, numbers = tuple(cells_of(record, alike, unread)), ColumnAllocator()
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


def _things(cells: Sequence[Cell], alike: Sequence[Alike]) -> Iterator[list[int]]:
    where = {(cell.field, cell.place): at for at, cell in enumerate(cells)}
    for each in alike:
        for place in range(sum(cell.field == each.joined[0] for cell in cells)):
            yield [where[name, place] for name in each.joined]
