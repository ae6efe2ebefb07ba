"""The time of servers that share a database: the database's clock, and the outages of all servers.

If the database's clock is set back, its servers' time goes on as before, and so do their heartbeats.

Each server stores a heartbeat in the database every second. If the latest one of any server is too old, no server ran,
or the database was unreachable. That is an outage, which every server learns of.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import psycopg

from warbones.rooms.steady_clock import KEPT, SteadyClock
from warbones.rooms.storage.store import StoreFailed, StoreUnusable
from warbones.server.store.postgres.connection import Job, ReconnectingConnection, Rows, connected, described
from warbones.server.store.postgres.leases import ALIVE

EVERY: Final = 1.0
"""Seconds between two heartbeats of a server."""

GAP: Final = 3000
"""Milliseconds without a heartbeat of any server that count as an outage. When the first server starts, any gap is
one."""

JUMP: Final = 1000
"""Milliseconds by which the database's clock may differ from a server's before it counts as reset."""

SLEW: Final = 1
"""The largest adjustment of a server's time to the database's at a heartbeat, in milliseconds, so that it never jumps.
"""

SIGN: Final = f"""
WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS shows),
moment AS (SELECT
    CASE WHEN shows < (SELECT alive FROM uptime) - {JUMP} THEN greatest(shows, %(mine)s) ELSE shows END AS now,
    CASE WHEN %(starts)s AND NOT EXISTS (SELECT FROM servers WHERE {ALIVE}) THEN 0 ELSE {GAP} END AS gap FROM clock)
INSERT INTO uptime (alive) SELECT now FROM moment
ON CONFLICT (one) DO UPDATE SET alive = greatest(uptime.alive, excluded.alive), outages = CASE
    WHEN excluded.alive - uptime.alive <= (SELECT gap FROM moment) THEN uptime.outages
    ELSE (SELECT coalesce(jsonb_agg(each), '[]') FROM jsonb_array_elements(uptime.outages) AS each
        WHERE (each ->> 1)::bigint > excluded.alive - {KEPT}) ||
        jsonb_build_array(jsonb_build_array(uptime.alive, excluded.alive)) END
RETURNING alive, outages::text
"""  # noqa: S608  # no user input


class Heartbeat(NamedTuple):
    """The answer to a heartbeat: the database's time, and all recorded outages."""

    now: int
    outages: tuple[tuple[int, int], ...]


class SharedTime(SteadyClock):
    """The time of a server that shares a database."""

    def __init__(self, url: str, steady: Callable[[], float] = time.monotonic) -> None:
        """Send a first heartbeat, and start at the database's time. Raises `StoreUnusable`."""
        try:
            with connected(url) as db:
                first = _moment(db.execute(SIGN, {"starts": True, "mine": 0}).fetchall())
        except psycopg.Error as error:
            raise StoreUnusable(f"The database cannot be used ({described(error)}).") from error
        super().__init__(first.now, first.outages, steady)
        self._link = ReconnectingConnection(url, "clock")

    async def keep(self) -> None:
        """Send heartbeats until cancelled. After an outage of the database, the next one records its length."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sign()
            except StoreFailed:
                continue

    async def sign(self) -> None:
        """Send a heartbeat, and learn of outages. Raises `StoreFailed`."""
        self._hear(await self._link.do(Job(SIGN, {"starts": False, "mine": self.now()}), _moment, EVERY))

    def _hear(self, moment: Heartbeat) -> None:
        off = moment.now - self.now()
        if off > JUMP:  # the clock was set ahead: every server counts the jump as an outage
            self._wall += off
            self._beaten += off
        elif off >= -JUMP:
            self._wall += max(-SLEW, min(SLEW, off))
        for outage in moment.outages:
            self.lose(*outage)

    async def close(self) -> None:
        """Stop sending heartbeats."""
        await self._link.close()


def _moment(rows: Rows) -> Heartbeat:
    now, outages = rows[0]
    return Heartbeat(now, tuple(_outages.decode(outages)))


_outages: Any = msgspec.json.Decoder(list[tuple[int, int]])
