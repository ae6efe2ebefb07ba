"""When the time of tables runs out, whether they are in memory or not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from warbones.rooms.services import Timepiece

logger = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two looks, at most."""

AGAIN: Final = 5000
"""Milliseconds after which a table is called again where that failed."""


class Alarms:
    """Calls each table when its time has come."""

    def __init__(self, timepiece: Timepiece, ring: Callable[[str], Awaitable[None]]) -> None:
        """Have nothing to call yet."""
        self._time, self._ring = timepiece, ring
        self._due: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, table: str, at: int | None) -> None:
        """Call a table at a moment, and at no other; None: not at all."""
        if at is None:
            self._due.pop(table, None)
        elif self._due.get(table) != at:
            self._due[table] = at
            self._changed.set()

    async def keep(self) -> None:
        """Look for ever."""
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
        except Exception:  # of whatever kind: the others' time goes on
            logger.exception("The time of table %s could not run out", table)
            self._due.setdefault(table, self._time.now() + AGAIN)

    async def _wait(self) -> None:
        self._changed.clear()
        soon = min(self._due.values(), default=None)
        wait = BEAT if soon is None else min(BEAT, max(0, soon - self._time.now()) / 1000)
        try:
            async with asyncio.timeout(wait):
                await self._changed.wait()
        except TimeoutError:
            return
