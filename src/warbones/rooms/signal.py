"""A signal for changes of a match or a stream."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakMethod


class Signal:
    """Wakes waiting tasks and calls listeners each time it is given.

    It holds listeners weakly. Without reference cycles, a closed table is freed immediately, without the garbage
    collector, which rarely runs.
    """

    def __init__(self) -> None:
        """Start without listeners."""
        self.changed = asyncio.Event()
        self._listeners: list[WeakMethod[Callable[[], None]]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call ``listener``, a method, each time the signal is given, as long as its object exists."""
        self._listeners.append(WeakMethod(listener))

    def give(self) -> None:
        """Set ``changed`` and replace it with a new event, then call the listeners."""
        self.changed.set()
        self.changed = asyncio.Event()
        for listener in self._listeners:
            if (listening := listener()) is not None:
                listening()
