"""Which tables are in memory: those that somebody holds on to, and the last of the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from warbones.concurrency.detached import to_its_end
from warbones.core.errors import WarbonesError
from warbones.rooms.room import Room
from warbones.rooms.storage.store import StoreFailed

MOST: Final = 4000
"""Tables in memory."""

KEPT: Final = 64
"""Tables that stay in memory while nobody sits at them."""


class Crowded(WarbonesError):
    """One more than there may be."""


class _Place:
    """A table in memory, or on its way there, and how many hold on to it."""

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


class Census(NamedTuple):
    """How many tables are in memory and visited, and how many sockets play and watch there."""

    in_memory: int
    visited: int
    playing: int
    watching: int


class Places:
    """The tables in memory, by name, the last used at the end."""

    def __init__(
        self, restore: Callable[[str], Coroutine[Any, Any, Room]], let_go: Callable[[str], None], most: int
    ) -> None:
        """Have none yet, and at most so many. ``restore`` reads a table; ``let_go`` is told of one that leaves."""
        self._restore, self._let_go, self._most = restore, let_go, most
        self._kept: dict[str, _Place] = {}

    def __iter__(self) -> Iterator[str]:
        """Yield the tables."""
        return iter(self._kept)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._kept)

    def __contains__(self, table: object) -> bool:
        """Return whether a table is in memory."""
        return table in self._kept

    @property
    def busy(self) -> int:
        """How many somebody holds on to, or where something goes on."""
        return sum(not place.is_idle for place in self._kept.values())

    def open(self, table: str) -> Room | None:
        """Return a table that is in memory."""
        place = self._kept.get(table)
        return place.opening.result() if place and place.opening.done() and place.is_usable else None

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """Hold a table in memory while the context lasts. Raises `UnknownTable`, `OldRules` or `Crowded`."""
        place = self._place(table)
        place.guests += 1
        try:
            yield await to_its_end(place.opening, (WarbonesError, StoreFailed))
        finally:
            place.guests -= 1
            self._tidy()
            del place  # a table that could not be read raises what leads to this frame: so it is free at once

    def _place(self, table: str) -> _Place:
        place = self._kept.pop(table, None)
        if place is None or not place.is_usable:
            if len(self._kept) >= self._most:
                raise Crowded.saying("refused-tables-played-now-all", most=self._most)
            place = _Place(asyncio.create_task(self._restore(table)))
        self._kept[table] = place  # the last used is the last to go
        return place

    def census(self) -> Census:
        """Return how many are here now."""
        usable = [place for place in self._kept.values() if place.is_usable]
        visits = [place.opening.result().visits for place in usable if place.opening.done()]
        return Census(
            in_memory=len(usable),
            visited=sum(each.anybody() for each in visits),
            playing=sum(each.playing for each in visits),
            watching=sum(each.watching for each in visits),
        )

    def _tidy(self) -> None:
        idle = [table for table, place in self._kept.items() if place.is_idle]
        useless = {table for table in idle if not self._kept[table].is_usable}
        useful = [table for table in idle if table not in useless]
        for table in {*useless, *useful[: max(0, len(useful) - KEPT)]}:
            del self._kept[table]
            self._let_go(table)
