"""What is told of a match that is over, for those who keep what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.retries import retried

Tell = Callable[[LiveMatch], Awaitable[None]]
Again = Callable[[str, str, Mapping[int, int]], Awaitable[None]]
"""Is told of a rematch: the table before, the new one, and where each seat has gone."""


class Listeners:
    """Those who keep what becomes of tables, and are told before anybody goes on."""

    def __init__(self) -> None:
        """Have none yet."""
        self._on_end: list[Tell] = []
        self._on_again: list[Again] = []

    def on_end(self, tell: Tell) -> None:
        """Have somebody told of matches with players that are over, again after a restart."""
        self._on_end.append(tell)

    def on_again(self, tell: Again) -> None:
        """Have somebody told of rematches."""
        self._on_again.append(tell)

    async def ended(self, live: LiveMatch) -> None:
        """Tell of a match that is over."""
        for tell in self._on_end:
            await tell(live)

    async def played_again(self, old: str, new: str, moved: Mapping[int, int]) -> None:
        """Tell of a rematch."""
        for tell in self._on_again:
            await tell(old, new, moved)


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
