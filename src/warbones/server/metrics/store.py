"""A store with metrics."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Iterator
from contextlib import contextmanager
from typing import TypeVar

from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import Store, StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.server.metrics.metrics import Metrics
from warbones.table.answers import Turn

T = TypeVar("T")


class MeteredStore:
    """Wraps another store and counts its reads and writes."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        """Wrap ``store``."""
        self._store, self._metrics = store, metrics

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, status: MatchStatus) -> None:
        """Store a new match, with its first turn unless it waits for people. Raises `StoreFailed`."""
        await self._written("create", self._store.create(table, match, opening, status))

    async def append(self, table: str, number: int, turn: Turn, status: MatchStatus) -> None:
        """Store turn ``number``, and the match's status after it. Raises as `Store.append` does."""
        await self._written("append", self._store.append(table, number, turn, status))

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Store the seats. Raises `StoreFailed`."""
        await self._written("reseat", self._store.reseat(table, match))

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable` or `StoreFailed`."""
        return await self._read(self._store.load(table))

    async def load_status(self, table: str) -> tuple[StoredMatch, MatchStatus | None]:
        """Return a match and its status. Raises `UnknownTable` or `StoreFailed`."""
        return await self._read(self._store.load_status(table))

    async def unfinished(self, days: int) -> list[str]:
        """Return unfinished tables with bots and a move in the last ``days``. Raises `StoreFailed`."""
        return await self._read(self._store.unfinished(days))

    async def listed(self, days: int, most: int) -> list[str]:
        """Return the latest ``most`` listed tables in play with a move in the last ``days``. Raises `StoreFailed`."""
        return await self._read(self._store.listed(days, most))

    async def hold(self, table: str) -> None:
        """Take hold of a table. Raises `UnknownTable`, `Moved` or `StoreFailed`."""
        await self._written("hold", self._store.hold(table))

    def let_go(self, table: str) -> None:
        """Release a table soon."""
        self._store.let_go(table)

    async def forget(self, days: float, spared: Collection[str]) -> int:
        """Delete matches without a move for ``days``, and return their number. Raises `StoreFailed`."""
        return await self._read(self._store.forget(days, spared))

    async def check(self) -> None:
        """Check that the store can be written to. Raises `StoreFailed`."""
        await self._written("check", self._store.check())

    async def close(self) -> None:
        """Finish pending jobs and close the store."""
        await self._store.close()

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables with a timeout or scheduled start ahead, each with its time. Raises `StoreFailed`."""
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
