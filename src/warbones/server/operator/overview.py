"""The contents of the operator's page."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Final, Literal, Protocol, runtime_checkable

import msgspec

from warbones.concurrency.fair_queue import FairQueue
from warbones.core.errors import WarbonesError
from warbones.protocol.operator_messages import (
    AddressCount,
    BlockRow,
    LimitRow,
    OperatorPage,
    OperatorTable,
    QueueRow,
    VisitorRow,
)
from warbones.rooms.finished.reviews import MOST_PENDING, ReviewService
from warbones.rooms.rooms import RECENT, Rooms
from warbones.rooms.table_rows import table_row
from warbones.server.limit_counts import LimitCounts
from warbones.server.operator.blocks import Blocks

TABLES: Final = 60
"""The maximum number of tables on the page."""

ADDRESSES: Final = 10
"""The maximum number of addresses of a queue or a limit."""

QueueName = Literal["bots", "drawing", "throws"]


@runtime_checkable
class Queued(Protocol):
    """A service with a queue."""

    @property
    def queue(self) -> FairQueue:
        """The waiting jobs."""


class ActiveTables(Protocol):
    """A store that lists the tables in play."""

    async def in_play(self, days: int, most: int) -> list[tuple[str, int]]:
        """Return the latest ``most`` unfinished tables with a move in the last ``days``, and the seconds since then."""


class Overview:
    """Gathers the page."""

    def __init__(
        self,
        rooms: Rooms,
        store: ActiveTables,
        services: Mapping[QueueName, object],
        reviews: ReviewService,
        counts: LimitCounts,
        blocks: Blocks,
    ) -> None:
        """Show the tables of ``rooms`` and ``store``, and the queues of those ``services`` that have one."""
        self._rooms, self._store, self._reviews, self._counts, self._blocks = rooms, store, reviews, counts, blocks
        self._queues = {name: each.queue for name, each in services.items() if isinstance(each, Queued)}
        self._since = int(time.time())

    async def page(self, address: str) -> OperatorPage:
        """Return the page for the operator at an address. Raises `StoreFailed`."""
        return OperatorPage(
            since=self._since,
            your_address=address,
            queues=(*(_queue_row(name, queue) for name, queue in self._queues.items()), self._pending_reviews()),
            tables=tuple(await self._tables()),
            limits=tuple(
                LimitRow(limit=each.limit, count=each.count, addresses=_addresses(each.clients))
                for each in self._counts.all(ADDRESSES)
            ),
            blocks=tuple(msgspec.convert(each, BlockRow, from_attributes=True) for each in self._blocks.active),
        )

    def _pending_reviews(self) -> QueueRow:
        pending = self._reviews.pending()
        waiting = _addresses(pending.most_common(ADDRESSES))
        return QueueRow(queue="reviews", waiting=0, running=pending.total(), places=MOST_PENDING, addresses=waiting)

    async def _tables(self) -> list[OperatorTable]:
        found = await self._store.in_play(RECENT, TABLES)
        here = await self._rooms.connected(table for table, _ in found)
        rows = [await self._table(table, idle, here.get(table, ())) for table, idle in found]
        return [each for each in rows if each]

    async def _table(self, table: str, idle: int, here: Collection[int]) -> OperatorTable | None:
        """Return a table, None if it is gone or has old rules."""
        try:
            stored, status = await self._rooms.stored_status(table)
            if status is None:
                return None
            row = table_row(table, stored, status, here)
        except WarbonesError:
            return None
        age = int(time.time()) - stored.made // 1000 if stored.made else None
        return OperatorTable(
            row=row, idle=max(0, idle), age=age if age is None else max(0, age), visitors=self._visitors(table)
        )

    def _visitors(self, table: str) -> tuple[VisitorRow, ...]:
        room = self._rooms.cache.open(table)
        found = room.connections.addresses() if room else ()
        return tuple(VisitorRow(seat=seat, address=address) for seat, address in found)


def _queue_row(name: QueueName, queue: FairQueue) -> QueueRow:
    waiting: Counter[str] = queue.clients()
    return QueueRow(
        queue=name,
        waiting=len(queue),
        running=queue.running,
        places=queue.places,
        addresses=_addresses(waiting.most_common(ADDRESSES)),
    )


def _addresses(counted: Iterable[tuple[str, int]]) -> tuple[AddressCount, ...]:
    return tuple(AddressCount(address=client, count=count) for client, count in counted)
