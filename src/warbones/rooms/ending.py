"""What is told of a match that is over, for those who keep what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from warbones.rooms.live import LiveMatch
from warbones.rooms.retrying import retried

Tell = Callable[[LiveMatch], Awaitable[None]]


class Ending:
    """Tells once that a match with players, or of a tournament, is over, and again where its end was taken back."""

    def __init__(self, live: LiveMatch, tell: Tell) -> None:
        """Look at ``live`` whenever it changes."""
        self._live, self._tell = live, tell
        self._told = False
        self.task: asyncio.Task[None] | None = None
        live.signal.listen(self._look)

    def _look(self) -> None:
        over = self._live.match.over
        if over and self._live.stored.is_club_match and not self._told and self.task is None:
            self.task = asyncio.create_task(self._run())
        self._told = over and self._told

    async def _run(self) -> None:
        try:
            await retried(partial(self._tell, self._live), f"Keeping what came of table {self._live.table}")
            self._told = True
        finally:
            self.task = None
