"""One server among those that share a database: its lease, the door for the others, and what it hands on to them."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Mapping, Sequence
from contextlib import suppress

from litestar.types import ASGIApp

from warbones.concurrency.detached import begun
from warbones.rooms.rooms import Rooms
from warbones.rooms.storage import StoreFailed
from warbones.server.cluster.door import Door
from warbones.server.cluster.relay import Relay
from warbones.server.store.leases import BEAT
from warbones.server.store.postgres import PostgresStore
from warbones.server.store.shared_key import KeyInDatabase
from warbones.server.store.shared_time import SharedTime

logger = logging.getLogger(__name__)


class Cluster:
    """The servers of one database, as one of them sees them."""

    def __init__(self, url: str, listening: socket.socket, address: str) -> None:
        """Open the database. Others reach this one at ``address``, through ``listening``. Raises `StoreUnusable`."""
        self.store = PostgresStore(url, address)
        self.time = SharedTime(url)
        self.push_key = KeyInDatabase(url)
        self.others: Mapping[str, str] = {}
        self._listening = listening
        self._is_behind = False
        self._tasks: set[asyncio.Task[None]] = set()

    def join(self, app: ASGIApp, rooms: Rooms) -> Relay:
        """Return the application that answers by ``app``, whose tables are ``rooms``, or hands on to others."""
        self.relay = Relay(app, self.store.leases, self.store.key)
        self._rooms, self._door = rooms, Door(self.store.key, app, rooms.here, rooms.unname_here)
        rooms.elsewhere, rooms.unname_elsewhere = self.who_is_elsewhere, self.relay.unname
        return self.relay

    async def start(self) -> None:
        """Let the others in, and have a lease from now on. Raises `StoreFailed`."""
        await self._door.open(self._listening)
        await self._beat()
        self._keep(begun(self._beating(), "Renewing this server's lease"))
        self._keep(begun(self.time.keep(), "Keeping the servers' time"))

    async def who_is_elsewhere(self, tables: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """Return the seats at these tables whose people are connected to other servers."""
        return await self.relay.who_is_here(self.others.values(), tables) if tables else {}

    async def _beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StoreFailed):  # the database has gone: whoever has a table keeps it until it is back
                await self._beat()

    async def _beat(self) -> None:
        """Renew the lease, and see who is gone."""
        beat = await self.store.leases.beat()
        if beat.lost:
            logger.warning("%d tables were taken by others while this server was away", len(beat.lost))
            self._rooms.leave(beat.lost)
        if self.store.leases.is_shy:
            return  # the others come back, too, and are not missed before
        gone = {address for one, address in self.others.items() if one not in beat.others}
        self.others = beat.others
        self.relay.drop(gone)
        if gone or self._is_behind:
            self._is_behind = False
            logger.info("%d servers are gone; what went on there by itself goes on elsewhere", len(gone))
            self._keep(begun(self._go_on(), "Going on where another server ended"))

    async def _go_on(self) -> None:
        """Let bots go on at tables that nobody has."""
        try:
            await self._rooms.resume()
        except StoreFailed:
            self._is_behind = True

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def leave(self) -> None:
        """Hand every table to the others: what is being written is finished, and people come back there."""
        self.store.leases.is_leaving = True
        for task in self._tasks:
            task.cancel()
        self._rooms.close()
        await self.store.leases.leave()

    async def close(self) -> None:
        """Shut the door."""
        await self.leave()
        await self._door.shut()
        await self.time.close()
