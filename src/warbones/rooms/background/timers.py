"""One timer per table, whether the table is in memory or not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from warbones.rooms.services import Timepiece

logger = logging.getLogger(__name__)

LONGEST_WAIT: Final = 1.0
"""The longest time in seconds between two checks."""

RETRY: Final = 5000
"""Milliseconds until a failed timer fires again."""


class Timers:
    """Fires each table's timer when it is due."""

    def __init__(self, timepiece: Timepiece, ring: Callable[[str], Awaitable[None]]) -> None:
        """Start without timers. ``ring`` is called with the name of a table that is due."""
        self._time, self._ring = timepiece, ring
        self._due: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, table: str, at: int | None) -> None:
        """Set a table's timer to ``at`` in milliseconds; None removes it."""
        if at is None:
            self._due.pop(table, None)
        elif self._due.get(table) != at:
            self._due[table] = at
            self._changed.set()

    async def keep(self) -> None:
        """Fire timers until cancelled."""
        try:
            while True:
                self._time.beat()
                self._call()
                await self._wait()
        finally:
            for task in self._ringing:
                task.cancel()

    def _call(self) -> None:
        now = self._time.now()
        for table in [table for table, at in self._due.items() if at <= now]:
            del self._due[table]
            task = asyncio.create_task(self._called(table))
            self._ringing.add(task)
            task.add_done_callback(self._ringing.discard)

    async def _called(self, table: str) -> None:
        try:
            await self._ring(table)
        except Exception:  # a failure at one table must not stop the timers of others
            logger.exception("The timer of table %s failed", table)
            self._due.setdefault(table, self._time.now() + RETRY)

    async def _wait(self) -> None:
        self._changed.clear()
        soon = min(self._due.values(), default=None)
        wait = LONGEST_WAIT if soon is None else min(LONGEST_WAIT, max(0, soon - self._time.now()) / 1000)
        try:
            async with asyncio.timeout(wait):
                await self._changed.wait()
        except TimeoutError:
            return
