"""What follows at one table without anybody's choice: that play begins, and what leaves none."""

from __future__ import annotations

import asyncio

from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.retries import retried


class Following:
    """Lets happen what needs no choice, where it does not follow within a turn: as after a restart."""

    def __init__(self, live: LiveMatch) -> None:
        """Look at ``live`` whenever it changes."""
        self._live = live
        self.task: asyncio.Task[None] | None = None
        live.signal.listen(self._look)

    @property
    def _is_due(self) -> bool:
        match = self._live.match
        return match.lone_seat is not None or self._live.may_begin or match.rolls_on

    def _look(self) -> None:
        if self._live.closed.is_set():
            self.stop()
        elif self.task is None and self._is_due and not self._live.is_busy:
            self.task = asyncio.create_task(self._follow())

    def stop(self) -> None:
        """Let nothing more follow."""
        if self.task:
            self.task.cancel()
        self.task = None

    async def _follow(self) -> None:
        try:
            await retried(self._follow_all, f"What follows by itself at table {self._live.table}")
        finally:
            self.task = None

    async def _follow_all(self) -> None:
        while self._is_due:
            await self._live.alone(self._live.begin)
            await self._live.alone(self._live.take_lone)
