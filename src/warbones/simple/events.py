"""The events of a simple game: the classes in its module, numbered in the order of their definition."""

from __future__ import annotations

import re
from enum import IntEnum
from string import Formatter
from types import ModuleType
from typing import Any, Final

from warbones.core.errors import WarbonesError
from warbones.core.record.events import Event, Events
from warbones.core.rules.step import NOBODY, Step, emit

NUMBERS: Final[dict[type[Event], int]] = {}
"""The number of each kind of event."""


def events_of(module: ModuleType) -> Events:
    """Return the events that a module defines. Raises `WarbonesError` if a docstring names a field that it lacks."""
    kinds = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    ]
    for kind in kinds:
        named = {name for _, name, _, _ in Formatter().parse(kind.__doc__ or "") if name is not None}
        if odd := sorted(named - {*names_of(kind)}):
            raise WarbonesError(
                f"The docstring of {kind.__name__} names {odd[0]!r}; its fields are {', '.join(names_of(kind))}."
            )
    NUMBERS.update({kind: number for number, kind in enumerate(kinds)})
    make: Any = IntEnum  # mypy wants to see every member of an enum
    names = [re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).upper() for kind in kinds]
    return Events(make("EventKind", {name: number for number, name in enumerate(names)}), vars(module))


def tell(t: Step, event: type[Event], *values: int, to: int = NOBODY) -> None:
    """Emit an event with the values of its fields in order, to one seat or to everybody."""
    if len(values) != len(fields := names_of(event)):
        raise TypeError(f"{event.__name__} has the fields {', '.join(fields)}: tell it that many values.")
    emit(t, to, NUMBERS[event], *values)


def names_of(event: type[Event]) -> tuple[str, ...]:
    """Return the names of an event's own fields."""
    return tuple(name for name in event.__struct_fields__ if name != "audience")
