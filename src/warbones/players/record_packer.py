"""A plain record as the bytes that compiled code reads, without NumPy: see `warbones.compiled.layout`."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from warbones.core.record.records import Field, Record, fields, size

_CODES: Final = {1: "b", 2: "h", 4: "i", 8: "q"}


class PackedRun(NamedTuple):
    """Consecutive integers: their offset, their count, and the bytes of each."""

    offset: int
    cells: int
    width: int


class Packer:
    """Packs records of one class by the layout that `warbones.compiled.layout.described` wrote."""

    def __init__(self, record: type[Record], layout: dict[str, Any]) -> None:
        """Raises ValueError for the layout of another record."""
        self._size: Final[int] = layout["size"]
        self._form = struct.Struct(_form(_pieces(record, layout, 0), self._size))

    def pack(self, record: Record) -> bytes:
        """Return a record's bytes. Raises OverflowError if a number does not fit its field."""
        try:
            return self._form.pack(*_numbers(record))
        except struct.error as wrong:
            raise OverflowError(f"A {type(record).__name__} does not fit its layout: {wrong}") from wrong


def _pieces(record: type[Record], layout: dict[str, Any], at: int) -> Iterator[PackedRun]:
    for field in fields(record):
        known = layout["fields"].get(field.name)
        if known is None or tuple(known[1]) != field.shape:
            raise ValueError(f"The layout is not that of {record.__name__}.{field.name}: build it again.")
        yield from _of_field(field, at + known[0], known[2])


def _of_field(field: Field, at: int, cell: Any) -> Iterator[PackedRun]:
    count = size(field.shape)
    if issubclass(field.kind, Record):
        for each in range(count):
            yield from _pieces(field.kind, cell, at + each * cell["size"])
    else:
        yield PackedRun(at, count, cell)


def _form(pieces: Iterator[PackedRun], whole: int) -> str:
    form, at = ["<"], 0
    for piece in pieces:
        form.append(f"{piece.offset - at}x{piece.cells}{_CODES[piece.width]}")
        at = piece.offset + piece.cells * piece.width
    return "".join([*form, f"{whole - at}x"])


def _numbers(record: Record) -> Iterator[int]:
    for field in fields(type(record)):
        value = getattr(record, field.name)
        cells = value.cells if field.shape else (value,)
        if issubclass(field.kind, Record):
            for cell in cells:
                yield from _numbers(cell)
        else:
            yield from cells
