"""A store whose writes are counted."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Iterator
from contextlib import contextmanager
from typing import TypeVar

from warbones.rooms.storage import Stands, Store, StoredMatch, StoreFailed
from warbones.server.metrics.metrics import Metrics
from warbones.table.answers import Turn

T = TypeVar("T")


class MeteredStore:
    """Keeps matches as another store does, which promises the same."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        """Keep matches in ``store``."""
        self._store, self._metrics = store, metrics

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, stands: Stands) -> None:
        """Keep a new match, and its first turn unless it waits for somebody. Raises `StoreFailed`."""
        await self._written("create", self._store.create(table, match, opening, stands))

    async def append(self, table: str, number: int, turn: Turn, stands: Stands) -> None:
        """Keep turn ``number``, and how it leaves the match. Raises `StoreFailed`."""
        await self._written("append", self._store.append(table, number, turn, stands))

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Keep who sits where now. Raises `StoreFailed`."""
        await self._written("reseat", self._store.reseat(table, match))

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable` or `StoreFailed`."""
        return await self._read(self._store.load(table))

    async def stands(self, table: str) -> tuple[StoredMatch, Stands | None]:
        """Return a match and how it stands. Raises `UnknownTable` or `StoreFailed`."""
        return await self._read(self._store.stands(table))

    async def unfinished(self, days: int) -> list[str]:
        """Return tables with bots, played at in the last ``days``, whose match is not over. Raises `StoreFailed`."""
        return await self._read(self._store.unfinished(days))

    async def listed(self, days: int, most: int) -> list[str]:
        """Return listed tables, played at in the last ``days``, the latest ``most``. Raises `StoreFailed`."""
        return await self._read(self._store.listed(days, most))

    async def hold(self, table: str) -> None:
        """Have a table from now on. Raises `UnknownTable`, `Moved` or `StoreFailed`."""
        await self._written("hold", self._store.hold(table))

    def let_go(self, table: str) -> None:
        """Leave a table to whoever wants it next, soon."""
        self._store.let_go(table)

    async def forget(self, days: float, spared: Collection[str]) -> int:
        """Remove matches that nobody played at for ``days``; return how many. Raises `StoreFailed`."""
        return await self._read(self._store.forget(days, spared))

    async def check(self) -> None:
        """Return if something can be written now. Raises `StoreFailed`."""
        await self._written("check", self._store.check())

    async def close(self) -> None:
        """Finish what was asked for, and let everything go."""
        await self._store.close()

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables whose clocks ran, and when the first runs out. Raises `StoreFailed`."""
        return await self._read(self._store.due())

    async def _written(self, kind: str, writing: Awaitable[None]) -> None:
        with self._metrics.writes.labels(kind).time(), self._failing(kind):
            await writing

    async def _read(self, reading: Awaitable[T]) -> T:
        with self._failing("read"):
            return await reading

    @contextmanager
    def _failing(self, kind: str) -> Iterator[None]:
        with self._metrics.failures.labels(kind).count_exceptions(StoreFailed):
            yield
