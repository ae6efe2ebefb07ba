"""Something that changes, and those who wait for its next change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Signal:
    """Is given to everybody who waits. Whoever comes later waits for the next time."""

    def __init__(self) -> None:
        """Have nobody wait yet."""
        self.changed = asyncio.Event()
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` each time from now on."""
        self._listeners.append(listener)

    def give(self) -> None:
        """Wake all who wait for ``changed``, which is another event from then on, and call those who listen."""
        self.changed.set()
        self.changed = asyncio.Event()
        for listener in self._listeners:
            listener()
