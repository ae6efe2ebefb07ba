"""Events: named facts that rules emit, each kind with its fields.

Rules emit integers: a kind and the values of its fields in order (`warbones.core.rules.step.emit`). `Events` turns
them into objects. The type of a field is an integer, an enum, or a number with a name in the game, as in
``Zone = Annotated[int, "zone"]``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Final, TypeGuard, get_type_hints

import msgspec

FIELDS: Final = 8
"""The largest number of fields of an event."""

Names = Mapping[str, Mapping[int, str]]
"""For each sort of thing, such as "zone", the names of its numbers."""


class Named(int):
    """An integer with a name: it behaves as the number in sums, and prints as the name."""

    name: str

    def __new__(cls, number: int, name: str) -> Named:
        """Name a number."""
        made = super().__new__(cls, number)
        made.name = name
        return made

    def __getnewargs__(self) -> tuple[int, str]:  # type: ignore[override]  # in the order of `__new__`
        """Return the arguments for unpickling."""
        return int(self), self.name

    def __repr__(self) -> str:
        """Return the name in quotes."""
        return repr(self.name)


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Base of all events: each kind is a class with its fields. An ``audience`` of None is everybody."""

    audience: int | None = None

    def __repr__(self) -> str:
        """Return the kind with its fields, such as ``Moved(pawn='A3', number=5, zone='L2', to='L3')``."""
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.to_dict().items())})"

    def to_dict(self) -> dict[str, int | str]:
        """Return the fields in a form for JSON, with names for named numbers; without ``audience`` if it is None."""
        held = {name: _plain_value(getattr(self, name)) for name in self.__struct_fields__}
        if self.audience is None:
            del held["audience"]
        return held


class Events:
    """The events of a game, by kind."""

    def __init__(self, kinds: type[IntEnum], names: Mapping[str, object]) -> None:
        """Find the class of each kind in ``names``, a module's namespace. Raises `TypeError` if they do not match."""
        found = {_plain(each.__name__): each for each in names.values() if _is_kind(each)}
        if odd := found.keys() ^ {_plain(kind.name) for kind in kinds}:
            raise TypeError(f"{kinds.__qualname__} and the classes of events differ in: {', '.join(sorted(odd))}.")
        self.classes = [found[_plain(kind.name)] for kind in kinds]
        if long := next((each for each in self.classes if len(each.__struct_fields__) - 1 > FIELDS), None):
            raise TypeError(f"{long.__name__} has more than {FIELDS} fields.")
        self._rows = [(each, _sorts(each)) for each in self.classes]

    def reader(self, names: Names) -> Callable[[Sequence[int]], Event]:
        """Return a function that turns emitted numbers (audience, kind, fields) into events."""
        called = {sort: {number: Named(number, name) for number, name in each.items()} for sort, each in names.items()}
        rows = [
            (each, [called.get(sort, {}) if isinstance(sort, str) else sort for sort in sorts])
            for each, sorts in self._rows
        ]

        def read(emitted: Sequence[int]) -> Event:
            made, sorts = rows[emitted[1]]
            fields = [
                sort.get(number, number) if sort else number for sort, number in zip(sorts, emitted[2:], strict=False)
            ]
            return made(*fields) if emitted[0] < 0 else made(*fields, audience=emitted[0])

        return read


def _sorts(kind: type[Event]) -> list[str | Mapping[int, int]]:
    """Return for each field the name of its sort of thing, or its values by number."""
    hints = get_type_hints(kind, include_extras=True)
    return [_sort(hints[name]) for name in kind.__struct_fields__ if name != "audience"]


def _sort(hint: Any) -> str | Mapping[int, int]:
    if marks := getattr(hint, "__metadata__", ()):
        return str(marks[0])
    if hint is bool:
        return {0: False, 1: True}
    return {int(member): member for member in hint} if issubclass(hint, IntEnum) else {}


def _is_kind(named: object) -> TypeGuard[type[Event]]:
    return isinstance(named, type) and issubclass(named, Event) and named is not Event


def _plain(name: str) -> str:
    return name.replace("_", "").lower()


def _plain_value(value: Any) -> int | str:
    if isinstance(value, Named):
        return value.name
    return value.name.lower() if isinstance(value, IntEnum) else value
