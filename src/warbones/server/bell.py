"""Something that changes, and those who wait for its next change."""

from __future__ import annotations

import asyncio


class Bell:
    """Rings for everybody who waits. Whoever comes later waits for the next time."""

    def __init__(self) -> None:
        """Be silent."""
        self.changed = asyncio.Event()

    def ring(self) -> None:
        """Wake all who wait for ``changed``, which is another event from then on."""
        self.changed.set()
        self.changed = asyncio.Event()
