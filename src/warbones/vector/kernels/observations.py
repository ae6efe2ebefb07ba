"""Observations in the caller's buffers: the compiled form of `warbones.encoding.observations`.

A record's memory is read run by run; a run is a stretch of cells of one sort and width. Most of a view stays the same
from step to step, so the contents of each row are remembered (``held``) and only changes are written: for a one-hot
cell its value, for a block of `BLOCK` columns whether it is all zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final

import numpy as np

from warbones.compiled.jit import inline, inline_unchecked
from warbones.core.record.records import Record, fields, size
from warbones.core.rules.calls import decides, over

PLAIN8, PLAIN16, BITS, ONE_HOT8, ONE_HOT16 = range(5)
"""The sorts of runs: cells shown as they are, bit by bit or one-hot, and their width."""

SORT, AT, COUNT, COLUMN, WIDTH, HELD = range(6)
"""The fields of a run: its sort, first cell (in cells), length, first column, columns per cell, and the index of its
entry in the row's ``held``."""

BLOCK: Final = 64
"""Columns written, or skipped, together."""

UNKNOWN: Final = -128
"""In ``held``: the contents of the row are unknown."""

LONG: Final = 64
"""Bits of a cell shown bit by bit."""


def runs(cls: type[Record], record: np.dtype[Any]) -> np.ndarray:
    """Return the runs of a record without its rule options, in the order of `encoding.observations.layout`."""
    found: list[list[int]] = []
    _add(cls, record, 0, found)
    column = 0
    for run in found:
        run[COLUMN] = column
        column += run[COUNT] * run[WIDTH]
    joined, held = _joined(found), 0
    for run in joined:
        run[HELD] = held
        held += held_by_run(run)
    return np.array(joined, np.int64)


def held_by_run(run: Sequence[int]) -> int:
    """Return the number of entries in ``held`` for a run."""
    if run[SORT] in (ONE_HOT8, ONE_HOT16):
        return run[COUNT]
    return 0 if run[SORT] == BITS else blocks(run[COUNT])


def blocks(columns: int) -> int:
    """Return the number of blocks for a number of columns."""
    return -(-columns // BLOCK)


def new_held(rows: int, runs: np.ndarray, words: int) -> np.ndarray:
    """Return ``held`` for a number of rows of unknown contents."""
    return np.full((rows, held_by_record(runs) + blocks(words)), UNKNOWN, np.int8)


def held_by_record(runs: np.ndarray) -> int:
    """Return the number of entries in ``held`` for a record."""
    return int(runs[-1, HELD]) + held_by_run(runs[-1].tolist())


def _add(cls: type[Record], record: np.dtype[Any], start: int, found: list[list[int]]) -> None:
    for field in fields(cls):
        if field.name == "options":
            continue
        kind, offset = record.fields[field.name][:2]  # type: ignore[index]  # a record has fields
        cells, base = size(field.shape), kind.base
        if issubclass(field.kind, Record):
            for cell in range(cells):
                _add(field.kind, base, start + offset + cell * base.itemsize, found)
            continue
        width, place = base.itemsize, (start + offset) // base.itemsize
        if issubclass(field.kind, IntEnum):
            found.append([{1: ONE_HOT8, 2: ONE_HOT16}[width], place, cells, 0, max(field.kind) + 1, 0])
        elif field.bits == LONG:
            found.append([BITS, place, cells, 0, LONG, 0])
        else:
            found.append([{1: PLAIN8, 2: PLAIN16}[width], place, cells, 0, 1, 0])


def _joined(found: list[list[int]]) -> list[list[int]]:
    """Join adjacent runs of the same sort and width."""
    joined: list[list[int]] = []
    for run in found:
        before = joined[-1] if joined else None
        if before and (before[SORT], before[AT] + before[COUNT], before[WIDTH]) == (run[SORT], run[AT], run[WIDTH]):
            before[COUNT] += run[COUNT]
        else:
            joined.append(run)
    return joined


@inline
def write_record(sheet: Any, runs: Any, out: Any, held: Any) -> None:
    """Write a record into ``out``, but only the columns that changed."""
    for run in range(len(runs)):
        sort, at, count = runs[run, SORT], runs[run, AT], runs[run, COUNT]
        column, width, place = runs[run, COLUMN], runs[run, WIDTH], runs[run, HELD]
        if sort == PLAIN8:
            write_cells(sheet.bytes, sheet.words, at, 3, out, column, count, held, place)
        elif sort == PLAIN16:
            write_cells(sheet.shorts, sheet.words, at, 2, out, column, count, held, place)
        elif sort == BITS:
            write_bits(sheet.words, at, out, column, count)
        elif sort == ONE_HOT8:
            write_one_hot(sheet.bytes, at, out, column, count, width, held, place)
        else:
            write_one_hot(sheet.shorts, at, out, column, count, width, held, place)


@inline_unchecked
def write_cells(
    cells: Any, words: Any, at: int, shift: int, out: Any, column: int, count: int, held: Any, place: int
) -> None:
    """Write cells as they are, except blocks of zeros over zeros.

    ``words`` is the same memory; each word spans 2**``shift`` cells.
    """
    start = 0
    while start < count:
        stop = min(start + BLOCK, count)
        anything = 0
        for word in range((at + start) >> shift, ((at + stop - 1) >> shift) + 1):
            anything |= words[word]
        if anything or held[place]:
            for cell in range(start, stop):
                out[column + cell] = cells[at + cell]
            held[place] = 1 if anything else 0
        place += 1
        start = stop


@inline_unchecked
def clear(out: Any, column: int, count: int) -> None:
    """Write zeros."""
    for cell in range(column, column + count):
        out[cell] = 0


@inline_unchecked
def write_bits(cells: Any, at: int, out: Any, column: int, count: int) -> None:
    """Write the bits of numbers."""
    for cell in range(count):
        for bit in range(LONG):
            out[column + LONG * cell + bit] = (cells[at + cell] >> bit) & 1


@inline_unchecked
def write_one_hot(cells: Any, at: int, out: Any, column: int, count: int, width: int, held: Any, place: int) -> None:
    """Write numbers one-hot, each in ``width`` columns; a number outside that range leaves zeros."""
    for cell in range(count):
        value, before = cells[at + cell], held[place + cell]
        if value != before:
            if before == UNKNOWN:
                clear(out, column + cell * width, width)
            elif 0 <= before < width:
                out[column + cell * width + before] = 0
            if 0 <= value < width:
                out[column + cell * width + value] = 1
            held[place + cell] = value


@inline
def write_context(s: Any, seat: int, seats: int, out: Any, column: int) -> None:
    """Write the viewing seat, the seats that owe a decision as far as it knows, and no pending die."""
    clear(out, column, 2 * seats + 1)
    out[column + seat] = 1
    if not over(s):
        for each in range(seats):
            if decides(s, each):
                out[column + seats + each] = 1


@inline
def clear_partial(out: Any, column: int, held: Any, place: int) -> None:
    """Clear the columns of the partial action, which begin at ``column``."""
    for block in range(place, len(held)):
        if held[block]:
            start = column + BLOCK * (block - place)
            clear(out, start, min(BLOCK, len(out) - start))
            held[block] = 0
