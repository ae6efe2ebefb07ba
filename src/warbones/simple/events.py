"""The events of a simple game: the classes in its module, numbered in the order of their definition."""

from __future__ import annotations

import re
from enum import IntEnum
from types import ModuleType
from typing import Any, Final

from warbones.core.record.events import Event, Events
from warbones.core.rules.step import NOBODY, Step, emit

NUMBERS: Final[dict[type[Event], int]] = {}
"""The number of each kind of event."""


def events_of(module: ModuleType) -> Events:
    """Return the events that a module defines."""
    kinds = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    ]
    NUMBERS.update({kind: number for number, kind in enumerate(kinds)})
    make: Any = IntEnum  # mypy wants to see every member of an enum
    names = [re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).upper() for kind in kinds]
    return Events(make("EventKind", {name: number for number, name in enumerate(names)}), vars(module))


def tell(t: Step, event: type[Event], *values: int, to: int = NOBODY) -> None:
    """Emit an event with the values of its fields in order, to one seat or to everybody."""
    emit(t, to, NUMBERS[event], *values)
