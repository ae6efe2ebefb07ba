"""What follows at one table without anybody's choice: that play begins, and what leaves none."""

from __future__ import annotations

import asyncio

from warbones.server.rooms.live import LiveMatch


class Following:
    """Lets happen what needs no choice, where it does not follow within a turn: as after a restart."""

    def __init__(self, live: LiveMatch) -> None:
        """Look at ``live`` whenever it changes."""
        self._live = live
        self.task: asyncio.Task[None] | None = None
        live.signal.listen(self._look)

    @property
    def _is_due(self) -> bool:
        return self._live.match.lone_seat is not None or self._live.may_begin

    def _look(self) -> None:
        idle = self.task is None and not self._live.is_busy and not self._live.closed.is_set()
        if idle and self._is_due:
            self.task = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        try:
            while self._is_due:
                await self._live.alone(self._live.begin)
                await self._live.alone(self._live.take_lone)
        finally:
            self.task = None
