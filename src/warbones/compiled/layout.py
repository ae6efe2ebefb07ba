"""Record classes as NumPy dtypes, and values between the two forms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from warbones.core.record.records import Field, Record, fields, filled

LINE: Final = 128
"""Bytes that processors fetch together: two cache lines."""


def dtype(cls: type[Record], mark: str = "") -> np.dtype[Any]:
    """Return the record's dtype; ``mark`` becomes an extra field.

    Numba's cache checks only the calling file and treats equal layouts as one type. A mark made from the digest of the
    sources gives every game, and every version of its rules, a type of its own, and pads the record to whole words.
    """
    columns: list[Any] = [(f.name, _cell(f), f.shape) for f in fields(cls)]
    if mark:
        columns.append((f"rules_{mark}", np.int64))
    return np.dtype(columns, align=True)


def _cell(field: Field) -> Any:
    return dtype(field.kind) if issubclass(field.kind, Record) else np.dtype(f"i{field.bits // 8}")


def apart(shape: int | tuple[int, ...], kind: Any) -> np.ndarray[Any, Any]:
    """Return zeros that share no cache line with other memory: threads that write to the same line slow each other
    down.
    """
    cells, margin = int(np.prod(shape)), -(-LINE // np.dtype(kind).itemsize)
    return np.zeros(cells + 2 * margin, kind)[margin : margin + cells].reshape(shape)


def pack(record: Record, into: np.void) -> None:
    """Copy a plain record into a NumPy record. Raises OverflowError if a number does not fit its field."""
    for field in fields(type(record)):
        _pack_field(field, getattr(record, field.name), into)


def _pack_field(field: Field, value: Any, into: np.void) -> None:
    if issubclass(field.kind, Record):
        cells = zip(value.cells, into[field.name].flat, strict=True) if field.shape else [(value, into[field.name])]
        for cell, target in cells:
            pack(cell, target)
    elif field.shape:
        into[field.name] = np.array(value.cells, dtype=object).reshape(field.shape)
    else:
        into[field.name] = value


def unpack(cls: type[Record], packed: np.void) -> Any:
    """Return the plain record of a NumPy record."""
    made = cls()
    for field in fields(cls):
        setattr(made, field.name, _unpacked(field, packed[field.name]))
    return made


def _unpacked(field: Field, value: Any) -> Any:
    if field.shape:
        return filled(field, _cells(field, np.asarray(value).reshape(-1)))
    return unpack(field.kind, value) if issubclass(field.kind, Record) else int(value)


def _cells(field: Field, values: Any) -> Iterable[Any]:
    if issubclass(field.kind, Record):
        return (unpack(field.kind, value) for value in values)
    return [int(value) for value in values]


def described(record: np.dtype[Any]) -> dict[str, Any]:
    """Return a layout for `warbones.players.record_packer`: its size, and for each field offset, shape and cell.

    A cell is a number of bytes, or the layout of a record.
    """
    fields: dict[str, Any] = {}
    for name, (kind, offset, *_) in (record.fields or {}).items():
        cell, shape = kind.subdtype or (kind, ())
        fields[name] = [offset, list(shape), described(cell) if cell.fields else cell.itemsize]
    return {"size": record.itemsize, "fields": fields}
