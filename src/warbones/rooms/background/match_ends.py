"""Notices of finished matches and rematches, for ratings and tournaments."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.retries import with_retries

EndListener = Callable[[LiveMatch], Awaitable[None]]
RematchListener = Callable[[str, str, Mapping[int, int]], Awaitable[None]]
"""Called with the old table of a rematch, the new table, and the new seat for each old seat."""


class MatchListeners:
    """Callbacks for finished matches and for rematches."""

    def __init__(self) -> None:
        """Start with no callbacks."""
        self._on_end: list[EndListener] = []
        self._on_again: list[RematchListener] = []

    def on_end(self, tell: EndListener) -> None:
        """Call ``tell`` with each finished club match, perhaps again after a restart."""
        self._on_end.append(tell)

    def on_again(self, tell: RematchListener) -> None:
        """Call ``tell`` with each rematch."""
        self._on_again.append(tell)

    async def ended(self, live: LiveMatch) -> None:
        """Call the listeners with a finished match."""
        for tell in self._on_end:
            await tell(live)

    async def played_again(self, old: str, new: str, moved: Mapping[int, int]) -> None:
        """Call the listeners with a rematch."""
        for tell in self._on_again:
            await tell(old, new, moved)


class EndNotifier:
    """Reports the end of a club match once, and again if the end was taken back."""

    def __init__(self, live: LiveMatch, tell: EndListener) -> None:
        """Watch ``live`` for changes."""
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
            await with_retries(partial(self._tell, self._live), f"Storing the result of table {self._live.table}")
            self._told = True
        finally:
            self.task = None
