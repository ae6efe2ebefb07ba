"""Records: the fixed-size state of a position, declared as a class with annotations.

The class itself is the plain form, for interpreted rules: integers and small grids, without references to anything
else. `warbones.compiled` turns the same fields into a NumPy record. Both forms follow from `fields` alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar, Final, TypeVar, get_type_hints

from warbones.core.errors import BrokenPosition, quoted
from warbones.core.record.domains import Domain, Phases, Whole, listed

R = TypeVar("R", bound="Record")

NUMPY_NAMES = frozenset(
    "T all any argmax argmin argpartition argsort astype base byteswap choose clip compress conj conjugate copy "
    "ctypes cumprod cumsum data device diagonal dot dtype dump dumps field fill flags flat flatten getfield imag "
    "item itemset itemsize mT max mean min nbytes ndim newbyteorder nonzero partition pprint prod ptp put ravel real "
    "repeat reshape resize round searchsorted setfield setflags shape size sort squeeze std strides sum swapaxes "
    "take to_device tobytes tofile tolist tostring trace transpose var view".split()
)
"""Attributes of NumPy's records: a field with such a name would mean something else in compiled code."""


OPTIONS: Final = "options"
"""The field of a game's record that holds its rule options."""


class Grid:
    """A grid of integers or records of fixed shape, indexed like a NumPy array, but never from the end."""

    __slots__ = ("_line", "cells", "shape")

    def __init__(self, shape: tuple[int, ...], cells: Any) -> None:
        """Wrap ``cells`` (row-major) without copying them."""
        self.shape = shape
        self.cells = cells
        self._line = shape[0] if len(shape) == 1 else 0

    def _index(self, key: int | tuple[int, ...]) -> int:
        if type(key) is tuple and len(key) == len(self.shape) == 2:  # the second most common key
            (i, j), (rows, columns) = key, self.shape
            if 0 <= i < rows and 0 <= j < columns:
                return i * columns + j
        keys = key if isinstance(key, tuple) else (key,)
        if len(keys) != len(self.shape):
            raise IndexError(f"{key} is not an index of a grid of shape {self.shape}")
        place = 0
        for size, i in zip(self.shape, keys, strict=True):
            if not 0 <= i < size:
                raise IndexError(f"{key} is outside a grid of shape {self.shape}")
            place = place * size + i
        return place

    def __getitem__(self, key: int | tuple[int, ...]) -> Any:
        if type(key) is int and 0 <= key < self._line:  # the most common key: four times as fast
            return self.cells[key]
        return self.cells[self._index(key)]

    def __setitem__(self, key: int | tuple[int, ...], value: int) -> None:
        if type(key) is int and 0 <= key < self._line:
            self.cells[key] = value
        else:
            self.cells[self._index(key)] = value

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.shape == other.shape and self.cells == other.cells

    __hash__ = None  # type: ignore[assignment]  # grids are mutable

    def copy(self) -> Grid:
        """Return an independent copy, including the records in its cells."""
        nested = bool(self.cells) and isinstance(self.cells[0], Record)
        return Grid(self.shape, [cell.copy() for cell in self.cells] if nested else self.cells[:])


@dataclass(frozen=True)
class Field:
    """One field of a record: the type of its cells (int, an IntEnum, a record), its shape (() for one cell) and bits.

    ``domain`` is None for records, and for integers without a declared range.
    """

    name: str
    kind: type
    shape: tuple[int, ...]
    bits: int
    domain: Domain | None = None


def filled(field: Field, cells: Iterable[Any]) -> Grid:
    """Return the grid of a field with these cells, row-major; small cells are stored as bytes, which copy faster."""
    return Grid(field.shape, array("b", cells) if field.bits == BYTE else list(cells))


BYTE: Final = 8
"""The width of a small cell in bits."""


def grid(
    *shape: int, of: type | Whole = int, none: int | None = None, only: Phases | None = None, bits: int = 16
) -> Any:
    """Declare a field that is a grid of ``shape`` cells, each ``bits`` wide.

    ``of`` is the type of a cell: an enum, a record, or a range of integers. ``none`` and ``only`` as in `Domain`.
    """
    if isinstance(of, Whole):
        return Field("", int, shape, bits, Domain(of, none, listed(only)))
    return Field("", of, shape, bits, _of_enum(of, none, only))


def cell(of: Whole | None = None, *, none: int | None = None, only: Phases | None = None, bits: int = 16) -> Any:
    """Declare a field that is one integer, or, without ``of``, a member of the enum in its annotation."""
    every = Whole(range(-(1 << bits - 1), 1 << bits - 1))
    return Field("", int, (), bits, Domain(of or every, none, listed(only)))


def wide(of: Whole | None = None, *, none: int | None = None, only: Phases | None = None) -> Any:
    """Declare a field that is one integer of 64 bits, such as a bit mask; others have 16."""
    return cell(of, none=none, only=only, bits=64)


class Record:  # noqa: PLW1641  # mutable, so without a hash
    """Base of all records. A subclass lists its fields as annotations; a new record is all zeros."""

    _declared: ClassVar[dict[str, Field]]

    def __init_subclass__(cls) -> None:
        """Remove the declarations from the class, so that reading an unset field is an error."""
        cls._declared = {n: v for n, v in vars(cls).items() if isinstance(v, Field)}
        for name in cls._declared:
            delattr(cls, name)
        for name in cls.__annotations__:
            if name in NUMPY_NAMES:
                raise TypeError(f"{cls.__name__}.{name} is an attribute of NumPy's records: choose another name")

    def __init__(self) -> None:
        """Create a record of zeros."""
        for field in fields(type(self)):
            setattr(self, field.name, _zero(field))

    def copy(self: R) -> R:
        """Return an independent copy that shares `OPTIONS`, since they never change."""
        twin = object.__new__(type(self))
        held = twin.__dict__ = self.__dict__.copy()
        flat, nested = _deep(type(self))
        for name in flat:  # most of the cost of a copy: `Grid.copy` without the calls
            grid, held[name] = held[name], (made := _new_grid(Grid))
            made.shape, made._line, made.cells = grid.shape, grid._line, grid.cells[:]
        for name in nested:
            held[name] = held[name].copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__


def fields(cls: type[Record]) -> tuple[Field, ...]:
    """Return the fields of a record class in order of declaration."""
    if cls not in _fields:
        _fields[cls] = _read_fields(cls)
    return _fields[cls]


_fields: dict[type[Record], tuple[Field, ...]] = {}


def at_rest(record: Record, name: str) -> int:
    """Return the value of a cell of a field that is not in use."""
    domain = field_of(type(record), name).domain
    return 0 if domain is None else domain.rest


def field_of(cls: type[Record], name: str) -> Field:
    """Return a record's field by its name. Raises `KeyError`."""
    return {field.name: field for field in fields(cls)}[name]


_new_grid: Final = Grid.__new__

_deep_names: dict[type[Record], tuple[tuple[str, ...], tuple[str, ...]]] = {}


def _deep(cls: type[Record]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the fields that are grids of integers, and those with records, without the options."""
    if cls not in _deep_names:
        records = tuple(each.name for each in fields(cls) if issubclass(each.kind, Record))
        flat = tuple(each.name for each in fields(cls) if each.shape and each.name not in records)
        _deep_names[cls] = flat, tuple(name for name in records if name != OPTIONS)
    return _deep_names[cls]


def _read_fields(cls: type[Record]) -> tuple[Field, ...]:
    hints = {name: hint for name, hint in get_type_hints(cls).items() if not name.startswith("_")}
    plain = Field("", int, (), 16)
    return tuple(_read_field(cls._declared.get(name, plain), name, hint) for name, hint in hints.items())


def _read_field(declared: Field, name: str, hint: type) -> Field:
    if hint is Grid:
        return replace(declared, name=name)
    domain = declared.domain
    if issubclass(hint, IntEnum):
        domain = _of_enum(hint, domain.none, domain.only) if domain else _of_enum(hint, None, None)
    return replace(declared, name=name, kind=hint, domain=domain)


def _of_enum(kind: type, none: int | None, only: Phases | None) -> Domain | None:
    if not issubclass(kind, IntEnum):
        return None
    return Domain(Whole(range(max(kind) + 1)), none, listed(only))


def size(shape: tuple[int, ...]) -> int:
    """Return the number of cells of a grid of ``shape``."""
    cells = 1
    for side in shape:
        cells *= side
    return cells


def _zero(field: Field) -> Any:
    if field.shape:
        return filled(field, [_zero_cell(field.kind) for _ in range(size(field.shape))])
    return _zero_cell(field.kind)


def _zero_cell(kind: type) -> Any:
    return kind() if issubclass(kind, Record) else 0


def to_dict(record: Record) -> dict[str, Any]:
    """Return a record in a form for JSON: enums by name, grids as nested lists."""
    return {f.name: _written(f, getattr(record, f.name)) for f in fields(type(record))}


def _written(field: Field, value: Any) -> Any:
    if not field.shape:
        return _written_cell(field.kind, value)
    plain = field.kind is int
    return _nested(field.shape, list(map(int, value)) if plain else [_written_cell(field.kind, cell) for cell in value])


def _nested(shape: tuple[int, ...], cells: list[Any]) -> list[Any]:
    if len(shape) == 1:
        return cells
    step = len(cells) // shape[0]
    return [_nested(shape[1:], cells[i : i + step]) for i in range(0, len(cells), step)]


def _written_cell(kind: type, value: Any) -> Any:
    if issubclass(kind, Record):
        return to_dict(value)
    return _words(kind)[0][value] if issubclass(kind, IntEnum) else int(value)


@cache
def _words(kind: type[IntEnum]) -> tuple[dict[int, str], dict[str, IntEnum]]:
    """Return the words of an enum by member, and its members by word."""
    return {int(each): each.name.lower() for each in kind}, {each.name.lower(): each for each in kind}


def from_dict(cls: type[R], written: Any, where: str = "state") -> R:
    """Read a record written by `to_dict`. Raises `BrokenPosition`, which names the wrong field."""
    if not isinstance(written, dict):
        raise BrokenPosition(f"{where} must be an object with the fields of {cls.__name__}, not {quoted(written)}.")
    known = [f.name for f in fields(cls)]
    if missing := next((name for name in known if name not in written), None):
        raise BrokenPosition(f"{where}.{missing} is missing.")
    if len(written) > len(known):
        odd = next(name for name in written if name not in known)
        raise BrokenPosition(f"{where} has no field {quoted(odd)}.")
    made = cls()
    for field in fields(cls):
        setattr(made, field.name, _read(field, written[field.name], f"{where}.{field.name}"))
    return made


def _read(field: Field, written: Any, where: str) -> Any:
    if not field.shape:
        return _read_cell(field, written, where)
    return filled(field, [_read_cell(field, cell, where) for cell in _flat(field.shape, written, where)])


def _flat(shape: tuple[int, ...], written: Any, where: str) -> list[Any]:
    if not isinstance(written, list) or len(written) != shape[0]:
        raise BrokenPosition(f"{where} must be a list of {shape[0]}, not {quoted(written)}.")
    if len(shape) == 1:
        return written
    return [cell for row in written for cell in _flat(shape[1:], row, where)]


def _read_cell(field: Field, written: Any, where: str) -> Any:
    if issubclass(field.kind, Record):
        return from_dict(field.kind, written, where)
    if issubclass(field.kind, IntEnum):
        names = _words(field.kind)[1]
        if not isinstance(written, str) or written not in names:
            raise BrokenPosition(f"{where} must be one of {', '.join(names)}, not {quoted(written)}.")
        return names[written]
    limit = 1 << (field.bits - 1)
    if type(written) is not int or not -limit <= written < limit:
        raise BrokenPosition(f"{where} must be an integer of {field.bits} bits, not {quoted(written)}.")
    return written
