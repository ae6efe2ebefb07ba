"""The time of servers that share a database: its clock, and when none of them ran.

Where the database's clock is set back, its servers' time goes on as before, and so do their signs of life.

Each server leaves a sign of life in the database every second. Where the last one of any server is long ago, nobody
ran, or the database was away: an outage, that all of them are told of.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import psycopg

from warbones.rooms.storage import StoreFailed, StoreUnusable
from warbones.server.store.leases import ALIVE
from warbones.server.store.link import Job, Link, Rows, connected, said
from warbones.server.store.uptime import KEPT, Steady

EVERY: Final = 1.0
"""Seconds between two signs of a server."""

GAP: Final = 3000
"""Milliseconds without a sign of any server after which none ran. Of one that starts alone every gap is an outage."""

JUMP: Final = 1000
"""Milliseconds by which the database's clock may differ from a server's own before it was set anew."""

SLEW: Final = 1
"""Milliseconds by which a server's time follows the database's with each sign, so that it never jumps."""

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
"""  # noqa: S608  # all of it ours


class Moment(NamedTuple):
    """What a sign of life came to: the time by the database, and all outages that it knows of."""

    now: int
    outages: tuple[tuple[int, int], ...]


class SharedTime(Steady):
    """The time of one of them."""

    def __init__(self, url: str, steady: Callable[[], float] = time.monotonic) -> None:
        """Leave a first sign, and begin at the database's time. Raises `StoreUnusable`."""
        try:
            with connected(url) as db:
                first = _moment(db.execute(SIGN, {"starts": True, "mine": 0}).fetchall())
        except psycopg.Error as error:
            raise StoreUnusable(f"The database cannot be used ({said(error)}).") from error
        super().__init__(first.now, first.outages, steady)
        self._link = Link(url, "clock")

    async def keep(self) -> None:
        """Leave signs of life for ever; where the database is away, a later one tells how long it was."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sign()
            except StoreFailed:
                continue

    async def sign(self) -> None:
        """Leave a sign of life, and learn of outages. Raises `StoreFailed`."""
        self._hear(await self._link.do(Job(SIGN, {"starts": False, "mine": self.now()}), _moment, EVERY))

    def _hear(self, moment: Moment) -> None:
        off = moment.now - self.now()
        if off > JUMP:  # the clock was set: what lies between is an outage to all
            self._wall += off
            self._beaten += off
        elif off >= -JUMP:
            self._wall += max(-SLEW, min(SLEW, off))
        for outage in moment.outages:
            self.lose(*outage)

    async def close(self) -> None:
        """Leave no further sign."""
        await self._link.close()


def _moment(rows: Rows) -> Moment:
    now, outages = rows[0]
    return Moment(now, tuple(_outages.decode(outages)))


_outages: Any = msgspec.json.Decoder(list[tuple[int, int]])
