"""The cache of rooms: every table in use, and the last few idle ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from warbones.concurrency.detached import to_its_end
from warbones.core.errors import WarbonesError
from warbones.rooms.room import Room
from warbones.rooms.storage.store import StoreFailed

MOST_TABLES: Final = 4000
"""The maximum number of tables in memory."""

MOST_IDLE: Final = 64
"""The maximum number of idle tables that stay in memory."""


class LimitReached(WarbonesError):
    """A table or visitor beyond the server's limits."""


class _CachedRoom:
    """A table in memory or being restored, and the number of its users."""

    def __init__(self, opening: asyncio.Task[Room]) -> None:
        self.opening = opening
        self.guests = 0

    @property
    def is_usable(self) -> bool:
        if not self.opening.done():
            return True
        return self.opening.exception() is None and not self.opening.result().live.closed.is_set()

    @property
    def is_idle(self) -> bool:
        return not self.guests and self.opening.done() and (not self.is_usable or self.opening.result().is_idle)


class RoomCounts(NamedTuple):
    """The numbers of tables in memory and with visitors, and of sockets that play and watch."""

    in_memory: int
    visited: int
    playing: int
    watching: int


class RoomCache:
    """The tables in memory by name, in the order of their last use."""

    def __init__(
        self, restore: Callable[[str], Coroutine[Any, Any, Room]], let_go: Callable[[str], None], most: int
    ) -> None:
        """Start empty. ``restore`` reads a table from the store; ``let_go`` is called with each dropped one."""
        self._restore, self._let_go, self._most = restore, let_go, most
        self._kept: dict[str, _CachedRoom] = {}

    def __iter__(self) -> Iterator[str]:
        """Yield the tables."""
        return iter(self._kept)

    def __len__(self) -> int:
        """Return the number of tables."""
        return len(self._kept)

    def __contains__(self, table: object) -> bool:
        """Return whether a table is in memory."""
        return table in self._kept

    @property
    def busy(self) -> int:
        """The number of tables in use."""
        return sum(not place.is_idle for place in self._kept.values())

    def open(self, table: str) -> Room | None:
        """Return a table if it is in memory."""
        place = self._kept.get(table)
        return place.opening.result() if place and place.opening.done() and place.is_usable else None

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """Keep a table in memory while the context lasts. Raises `UnknownTable`, `OldRules` or `LimitReached`."""
        place = self._place(table)
        place.guests += 1
        try:
            yield await to_its_end(place.opening, (WarbonesError, StoreFailed))
        finally:
            place.guests -= 1
            self._tidy()
            del place  # an error refers to this frame, and would keep the failed table alive

    def _place(self, table: str) -> _CachedRoom:
        place = self._kept.pop(table, None)
        if place is None or not place.is_usable:
            if len(self._kept) >= self._most:
                raise LimitReached.saying("refused-tables-full", most=self._most)
            place = _CachedRoom(asyncio.create_task(self._restore(table)))
        self._kept[table] = place  # moved to the end: dropped last
        return place

    def counts(self) -> RoomCounts:
        """Return the current numbers."""
        usable = [place for place in self._kept.values() if place.is_usable]
        connections = [place.opening.result().connections for place in usable if place.opening.done()]
        return RoomCounts(
            in_memory=len(usable),
            visited=sum(each.anybody() for each in connections),
            playing=sum(each.playing for each in connections),
            watching=sum(each.watching for each in connections),
        )

    def _tidy(self) -> None:
        idle = [table for table, place in self._kept.items() if place.is_idle]
        useless = {table for table in idle if not self._kept[table].is_usable}
        useful = [table for table in idle if table not in useless]
        for table in {*useless, *useful[: max(0, len(useful) - MOST_IDLE)]}:
            del self._kept[table]
            self._let_go(table)
