"""The log of a simple game: the docstring of each kind of event is its line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from warbones.core.record.events import Event
from warbones.core.view.log import LineContext, Log
from warbones.core.view.scene import Line, Said


@cache
def log_of(kinds: tuple[type[Event], ...], names: tuple[str, ...]) -> Log[Any]:
    """Return the log of these kinds of events; ``names`` are those of the seats."""
    return Log(rows={kind: _row(kind, names) for kind in kinds})


def _row(kind: type[Event], names: tuple[str, ...]) -> Callable[[LineContext[Any]], Line]:
    """Return the line of an event: the docstring with its fields filled in, ``seat`` by its name."""

    def line(context: LineContext[Any]) -> Line:
        told = context.event.to_dict()
        if context.seat is not None:
            told["seat"] = names[context.seat]
        return Line(parts=(Said(text=(kind.__doc__ or kind.__name__).format(**told)),), seat=context.seat)

    return line
