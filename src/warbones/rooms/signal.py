"""Something that changes, and those who wait for its next change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakMethod


class Signal:
    """Is given to everybody who waits. Whoever comes later waits for the next time.

    Listeners are methods of objects that live as long as somebody else keeps them: a table whose parts listen to its
    match is freed at once when it is closed, rather than by Python's search for cycles, which hardly ever looks.
    """

    def __init__(self) -> None:
        """Have nobody wait yet."""
        self.changed = asyncio.Event()
        self._listeners: list[WeakMethod[Callable[[], None]]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call ``listener``, a method, each time from now on, as long as its object is there."""
        self._listeners.append(WeakMethod(listener))

    def give(self) -> None:
        """Wake all who wait for ``changed``, which is another event from then on, and call those who listen."""
        self.changed.set()
        self.changed = asyncio.Event()
        for listener in self._listeners:
            if (listening := listener()) is not None:
                listening()
