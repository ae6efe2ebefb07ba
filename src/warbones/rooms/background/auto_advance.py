"""Steps of a match without a choice: its start, rolls and forced moves."""

from __future__ import annotations

import asyncio

from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.retries import with_retries


class AutoAdvance:
    """Advances a match whose last turn did not do so itself, for example after a restart."""

    def __init__(self, live: LiveMatch) -> None:
        """Watch ``live`` for changes."""
        self._live = live
        self.task: asyncio.Task[None] | None = None
        live.signal.listen(self._look)

    @property
    def _is_due(self) -> bool:
        match = self._live.match
        return match.forced_seat is not None or self._live.may_begin or match.rolls_on

    def _look(self) -> None:
        if self._live.closed.is_set():
            self.stop()
        elif self.task is None and self._is_due and not self._live.is_busy:
            self.task = asyncio.create_task(self._follow())

    def stop(self) -> None:
        """Stop advancing."""
        if self.task:
            self.task.cancel()
        self.task = None

    async def _follow(self) -> None:
        try:
            await with_retries(self._follow_all, f"Advancing table {self._live.table}")
        finally:
            self.task = None

    async def _follow_all(self) -> None:
        while self._is_due:
            await self._live.alone(self._live.begin)
            await self._live.alone(self._live.take_forced)
