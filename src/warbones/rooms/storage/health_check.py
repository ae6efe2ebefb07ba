"""A rate-limited check that matches can be stored."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from warbones.concurrency.detached import to_its_end
from warbones.rooms.storage.store import Store, StoreFailed

FRESH: Final = 1.0
"""Seconds for which a result is reused, since each check writes to the disk."""


class StoreCheck:
    """Checks that a store is writable."""

    def __init__(self, store: Store) -> None:
        """Check ``store`` on request."""
        self._store = store
        self._tried = 0.0
        self._trying: asyncio.Task[None] | None = None

    async def check_if_due(self) -> None:
        """Raise `StoreFailed` unless the store is writable; a result is valid for `FRESH` seconds."""
        if self._trying is None or (self._trying.done() and monotonic() - self._tried >= FRESH):
            self._tried, self._trying = monotonic(), asyncio.create_task(self._store.check())
        await to_its_end(self._trying, (StoreFailed,))
