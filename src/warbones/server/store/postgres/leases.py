"""Leases: a lease for each server process, and a fencing epoch for each table it holds.

A server's lease is a row that it renews; a table's row names the server that holds it. Taking a table raises its epoch,
and every write checks that epoch: a server that was paused, or wrongly believes that it holds a table, writes nothing.
So leases decide which server has a table, but correctness never depends on them. All times are the database's.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from warbones.concurrency.detached import begun
from warbones.rooms.storage.codec import unknown_table
from warbones.rooms.storage.store import Moved, StoreFailed
from warbones.server.store.postgres.connection import Job, ReconnectingConnection, Rows

LEASE: Final = 1.6
"""Seconds that a server's lease lasts."""

BEAT: Final = 0.4
"""Seconds between two renewals."""

GRACE: Final = 2 * LEASE
"""Seconds for which a server whose lease expired takes no tables from others, whose leases may have expired too."""

PATIENCE: Final = 4.0
"""Seconds for which a server that takes a table waits for an unreachable database."""

ALIVE: Final = f"""
(servers.expires > clock_timestamp() AND servers.expires <= clock_timestamp() + {2 * LEASE} * interval '1 s')
"""
"""Whether a server's lease is valid. One that ends too far ahead dates from before the database's clock was set
back."""

HOLD: Final = f"""
WITH asked AS (SELECT id, owner, EXISTS (SELECT FROM servers WHERE servers.id = owner AND {ALIVE}) AS held
    FROM tables WHERE id = %(table)s FOR UPDATE OF tables)
UPDATE tables SET owner = %(me)s, epoch = tables.epoch + 1 FROM asked
WHERE tables.id = asked.id AND (asked.owner IS NULL OR asked.owner = %(me)s OR NOT asked.held AND EXISTS
    (SELECT FROM servers WHERE id = %(me)s AND {ALIVE} AND since < clock_timestamp() - {LEASE} * interval '1 s'))
RETURNING tables.epoch, asked.owner
"""  # noqa: S608  # no user input
OWNER: Final = """
SELECT owner, coalesce((SELECT address FROM servers WHERE servers.id = owner), '') FROM tables WHERE id = %(table)s
"""
LET_GO: Final = (
    "UPDATE tables SET owner = NULL WHERE id = %(table)s AND owner = %(me)s AND epoch = %(epoch)s RETURNING id"
)
LEAVE: Final = """
WITH gone AS (DELETE FROM servers WHERE id = %(me)s)
UPDATE tables SET owner = NULL WHERE owner = %(me)s RETURNING id
"""
BEATEN: Final = f"""
WITH old AS (SELECT id, address, {ALIVE} AS alive FROM servers),
renewed AS (INSERT INTO servers (id, address, expires)
    VALUES (%(me)s, %(address)s, clock_timestamp() + {LEASE} * interval '1 s')
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires,
        since = CASE WHEN {ALIVE} THEN servers.since ELSE clock_timestamp() + {GRACE} * interval '1 s' END
    RETURNING since),
buried AS (DELETE FROM servers WHERE expires < clock_timestamp() - interval '1 hour' AND id <> %(me)s)
SELECT since >= clock_timestamp() - {LEASE} * interval '1 s',
    (SELECT coalesce(json_object_agg(id, address), '{{}}') FROM old WHERE alive) FROM renewed
"""  # noqa: S608  # no user input
HELD: Final = "SELECT id, epoch FROM tables WHERE owner = %(me)s"


Change = Callable[[str], None]
"""Called when a table changes hands: "taken", "taken over" from a dead server, "left" or "lost"."""


class Beat(NamedTuple):
    """The result of a renewal: addresses of the other live servers by id, and the tables this one lost."""

    others: Mapping[str, str]
    lost: frozenset[str]


class Leases:
    """The tables held by one server."""

    def __init__(
        self, writes: ReconnectingConnection, heart: ReconnectingConnection, address: str, noted: Change
    ) -> None:
        """Start with no tables. ``writes`` takes them, after any earlier writes; ``heart`` renews the lease."""
        self.me = secrets.token_hex(8)
        self._writes, self._heart, self._address, self._noted = writes, heart, address, noted
        self._held: dict[str, int] = {}
        self._has_beaten = False
        self.in_grace = False
        """Whether servers with expired leases may keep their tables for now."""
        self.is_leaving = False
        """Whether this server refuses more tables."""
        self._letting_go: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """Return the number of tables held."""
        return len(self._held)

    def epoch(self, table: str) -> int:
        """Return the epoch of a held table, or -1."""
        return self._held.get(table, -1)

    async def hold(self, table: str) -> None:
        """Take a table with a new epoch. Raises `UnknownTable`, `Moved` or `StoreFailed`."""
        if self.is_leaving:
            raise Moved("This server leaves.")
        given = {"table": table, "me": self.me}
        found = await self._writes.do(Job(HOLD, given), _first, PATIENCE)
        if found is None:
            raise await self._elsewhere(table)
        epoch, before = found
        self._held[table] = max(epoch, self.epoch(table))
        if before != self.me:
            self._noted("taken" if before is None else "taken over")

    async def find(self, table: str) -> str | None:
        """Return None if this server holds the table or just took it; otherwise its holder's address.

        Raises `UnknownTable` or `StoreFailed`.
        """
        if table in self._held:
            return None
        try:
            await self.hold(table)
        except Moved as moved:
            return moved.address
        return None

    async def _elsewhere(self, table: str) -> Moved:
        found = await self._writes.do(Job(OWNER, {"table": table}), _first, PATIENCE)
        if found is None:
            raise unknown_table()
        return Moved("Another process has this table.", address=found[1])

    def let_go(self, table: str) -> None:
        """Release a table soon, unless it is taken again meanwhile."""
        epoch = self._held.pop(table, None)
        if epoch is None:
            return
        self._noted("left")
        leaving = begun(self._let_go(table, epoch), f"Leaving table {table} to others")
        self._letting_go.add(leaving)
        leaving.add_done_callback(self._letting_go.discard)

    async def _let_go(self, table: str, epoch: int) -> None:
        try:
            await self._writes.do(Job(LET_GO, {"table": table, "me": self.me, "epoch": epoch}), _first, PATIENCE)
        except StoreFailed:
            return  # this server still owns the table, and answers for it until it is gone

    async def leave(self) -> None:
        """Release every table once pending writes are done, and refuse more."""
        if self.is_leaving:
            return
        self.is_leaving = True
        for _ in self._held:
            self._noted("left")
        self._held.clear()
        try:
            await self._writes.do(Job(LEAVE, {"me": self.me}), len, PATIENCE)
        except StoreFailed:
            return  # the lease will expire

    async def beat(self) -> Beat:
        """Renew the lease. Raises `StoreFailed`.

        If it had expired, this server takes no tables for a while: the database may have been unreachable for all
        servers, and the others will be back in a moment.
        """
        if self.is_leaving:
            return Beat({}, frozenset())
        renewal = Job(BEATEN, {"me": self.me, "address": self._address})
        self.in_grace, alive = await self._heart.do(renewal, _renewed, LEASE)
        lapsed = self._has_beaten and self.me not in alive
        self._has_beaten = True
        others = {one: at for one, at in alive.items() if one != self.me}
        return Beat(others, await self._lost() if lapsed else frozenset())

    async def _lost(self) -> frozenset[str]:
        """Return the tables that others took meanwhile, and forget them."""
        before = dict(self._held)
        kept: dict[str, int] = await self._heart.do(Job(HELD, {"me": self.me}), dict, LEASE)
        lost = frozenset(table for table, epoch in before.items() if kept.get(table, 0) < epoch)
        for table in lost:
            if self._held.get(table) == before[table]:
                del self._held[table]
                self._noted("lost")
        return lost


def _renewed(rows: Rows) -> tuple[bool, dict[str, str]]:
    """Return whether this server must take no tables yet, and the addresses of the live servers."""
    ((shy, alive),) = rows
    return shy, alive


def unnoted(_: str) -> None:
    """Count nothing."""


def _first(rows: Rows) -> tuple[Any, ...] | None:
    return rows[0] if rows else None
