"""Whether matches can be stored, for whatever asks again and again: tried at most once in a while."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from warbones.concurrency.detached import to_its_end
from warbones.rooms.storage.store import Store, StoreFailed

FRESH: Final = 1.0
"""Seconds for which an answer holds, however many ask: each try has to reach the disk."""


class StoreCheck:
    """Tries to write to a store."""

    def __init__(self, store: Store) -> None:
        """Try ``store`` once somebody asks."""
        self._store = store
        self._tried = 0.0
        self._trying: asyncio.Task[None] | None = None

    async def lately(self) -> None:
        """Return if it could be written to within the last `FRESH` seconds. Raises `StoreFailed`."""
        if self._trying is None or (self._trying.done() and monotonic() - self._tried >= FRESH):
            self._tried, self._trying = monotonic(), asyncio.create_task(self._store.check())
        await to_its_end(self._trying, (StoreFailed,))
