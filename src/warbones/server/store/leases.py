"""Which tables this process may write to: a lease for the process, and for each table an epoch that fences.

A server's lease is a row that it renews; a table names the server that has it. Who takes a table raises its epoch, in
the same row that every write has to find as it was: a server that was paused, or believes wrongly that it has a table,
changes nothing. So leases decide who serves a table, and never whether what is kept is right. All time is the
database's.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from warbones.concurrency.detached import begun
from warbones.rooms.storage import Moved, StoreFailed
from warbones.server.store.link import Job, Link, Rows
from warbones.server.store.written import unknown

LEASE: Final = 1.6
"""Seconds that a server's lease lasts."""

BEAT: Final = 0.4
"""Seconds between two renewals."""

GRACE: Final = 2 * LEASE
"""Seconds longer that a server whose lease had ended leaves others their tables: one may come back that much later."""

PATIENCE: Final = 4.0
"""Seconds that taking a table waits for a database that has gone."""

ALIVE: Final = f"""
(servers.expires > clock_timestamp() AND servers.expires <= clock_timestamp() + {2 * LEASE} * interval '1 s')
"""
"""Whether a server's lease lasts. One that ends later than any can is from before the database's clock was put back."""

HOLD: Final = f"""
WITH asked AS (SELECT id, owner, EXISTS (SELECT FROM servers WHERE servers.id = owner AND {ALIVE}) AS held
    FROM tables WHERE id = %(table)s FOR UPDATE OF tables)
UPDATE tables SET owner = %(me)s, epoch = tables.epoch + 1 FROM asked
WHERE tables.id = asked.id AND (asked.owner IS NULL OR asked.owner = %(me)s OR NOT asked.held AND EXISTS
    (SELECT FROM servers WHERE id = %(me)s AND {ALIVE} AND since < clock_timestamp() - {LEASE} * interval '1 s'))
RETURNING tables.epoch, asked.owner
"""  # noqa: S608  # all of it ours
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
"""  # noqa: S608  # all of it ours
HELD: Final = "SELECT id, epoch FROM tables WHERE owner = %(me)s"


Change = Callable[[str], None]
"""Is told of each table that changes hands here: "taken", "taken over" from a dead server, "left" or "lost"."""


class Beat(NamedTuple):
    """What a renewal found: the other servers whose leases last, by id, with their addresses; what this one lost."""

    others: Mapping[str, str]
    lost: frozenset[str]


class Leases:
    """The tables of one server."""

    def __init__(self, writes: Link, heart: Link, address: str, noted: Change) -> None:
        """Have none yet. Tables are taken over the line of writes, so that those before are done; ``heart`` beats."""
        self.me = secrets.token_hex(8)
        self._writes, self._heart, self._address, self._noted = writes, heart, address, noted
        self._held: dict[str, int] = {}
        self._has_beaten = False
        self.is_shy = False
        """Whether tables of servers whose leases have ended are left to them for now."""
        self.is_leaving = False
        """Whether this server takes no more tables."""
        self._letting_go: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """Return how many tables this server has."""
        return len(self._held)

    def epoch(self, table: str) -> int:
        """Return since which epoch a table is held; -1, which is none, where it is not."""
        return self._held.get(table, -1)

    async def hold(self, table: str) -> None:
        """Have a table, with a new epoch. Raises `UnknownTable`, `Moved` or `StoreFailed`."""
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
        """Return None where this server has a table, or has it now; else the address of the one that has it.

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
            raise unknown()
        return Moved("Another process has this table.", address=found[1])

    def let_go(self, table: str) -> None:
        """Leave a table to whoever wants it next, soon; not if it was taken again meanwhile."""
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
            return  # it stays with a server that answers for it, until that takes it again or is gone

    async def leave(self) -> None:
        """Leave every table to others at once, after what is being written; none is taken from now on."""
        if self.is_leaving:
            return
        self.is_leaving = True
        for _ in self._held:
            self._noted("left")
        self._held.clear()
        try:
            await self._writes.do(Job(LEAVE, {"me": self.me}), len, PATIENCE)
        except StoreFailed:
            return  # the lease ends by itself

    async def beat(self) -> Beat:
        """Renew the lease. Raises `StoreFailed`.

        Where it had ended, this server is shy for a while: the database may have been gone for all of them, and no
        table is taken from a server that comes back a moment later.
        """
        if self.is_leaving:
            return Beat({}, frozenset())
        renewal = Job(BEATEN, {"me": self.me, "address": self._address})
        self.is_shy, alive = await self._heart.do(renewal, _renewed, LEASE)
        lapsed = self._has_beaten and self.me not in alive
        self._has_beaten = True
        others = {one: at for one, at in alive.items() if one != self.me}
        return Beat(others, await self._lost() if lapsed else frozenset())

    async def _lost(self) -> frozenset[str]:
        """Return the tables that others took meanwhile, which are held no more."""
        before = dict(self._held)
        kept: dict[str, int] = await self._heart.do(Job(HELD, {"me": self.me}), dict, LEASE)
        lost = frozenset(table for table, epoch in before.items() if kept.get(table, 0) < epoch)
        for table in lost:
            if self._held.get(table) == before[table]:
                del self._held[table]
                self._noted("lost")
        return lost


def _renewed(rows: Rows) -> tuple[bool, dict[str, str]]:
    """Return whether this server is shy, and where the servers are whose leases last."""
    ((shy, alive),) = rows
    return shy, alive


def unnoted(_: str) -> None:
    """Count nothing."""


def _first(rows: Rows) -> tuple[Any, ...] | None:
    return rows[0] if rows else None
