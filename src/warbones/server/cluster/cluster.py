"""One server of a cluster: its lease, the listener for its peers, and the requests it relays to them."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from typing import Protocol

from litestar.types import ASGIApp

from warbones.concurrency.detached import begun
from warbones.rooms.rooms import Rooms
from warbones.rooms.storage.store import StoreFailed
from warbones.server.cluster.peer_listener import PeerListener
from warbones.server.cluster.peers import ClusterPeers
from warbones.server.cluster.relay import Relay
from warbones.server.store.postgres.leases import BEAT
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.server.store.postgres.push_key import DatabaseKey
from warbones.server.store.postgres.shared_time import SharedTime

logger = logging.getLogger(__name__)


class ClusterMeter(Protocol):
    """Counts tables that change hands and relayed requests."""

    def lease_changed(self, change: str) -> None:
        """Count a table that changes hands (`warbones.server.store.postgres.leases.Change`)."""

    def handed_on(self) -> None:
        """Count a request or socket that is relayed to another server."""


class NoMeter:
    """Counts nothing."""

    def lease_changed(self, change: str) -> None:
        """Do nothing."""

    def handed_on(self) -> None:
        """Do nothing."""


class Cluster:
    """A database shared by several servers, as opened by one of them."""

    def __init__(self, url: str, listening: socket.socket, address: str, noted: ClusterMeter | None = None) -> None:
        """Open the database. Peers reach this server at ``address``, through ``listening``. Raises `StoreUnusable`.

        ``noted`` counts tables that change hands, and relayed requests.
        """
        self.noted, self.listening = noted or NoMeter(), listening
        self.store = PostgresStore(url, address, self.noted.lease_changed)
        self.time = SharedTime(url)
        self.push_key = DatabaseKey(url)
        self.peers = ClusterPeers(self.store.key)

    def member(self, app: ASGIApp, rooms: Rooms) -> Member:
        """Return this server as a member that serves ``app`` with the tables in ``rooms``."""
        return Member(self, app, rooms)


class Member:
    """A server of a cluster: its lease, the listener for its peers, and the requests it relays to them."""

    def __init__(self, cluster: Cluster, app: ASGIApp, rooms: Rooms) -> None:
        """Serve ``app``, or relay to peers."""
        self._leases, self._peers, self._rooms = cluster.store.leases, cluster.peers, rooms
        self.relay = Relay(app, self._leases, self._peers, cluster.noted.handed_on)
        self._door = PeerListener(cluster.store.key, app, rooms.here, rooms.delete_player_data_here)
        self._listening, self._time = cluster.listening, cluster.time
        self._is_behind = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to peers and take a lease. Raises `StoreFailed`."""
        await self._door.open(self._listening)
        await self._beat()
        self._keep(begun(self._beating(), "Renewing this server's lease"))
        self._keep(begun(self._time.keep(), "Keeping the servers' time"))

    async def _beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StoreFailed):  # without the database, every table stays where it is
                await self._beat()

    async def _beat(self) -> None:
        """Renew the lease, close the tables lost meanwhile, and take over from peers that are gone."""
        beat = await self._leases.beat()
        if beat.lost:
            logger.warning("%d tables were taken by others while this server was away", len(beat.lost))
            self._rooms.leave(beat.lost)
        if self._leases.in_grace:
            return  # peers may have been cut off too: give them time to return
        gone = self._peers.update(beat.others)
        if gone or self._is_behind:
            self._is_behind = False
            logger.info("%d servers are gone; their running matches continue on other servers", gone)
            self._keep(begun(self._go_on(), "Going on where another server ended"))

    async def _go_on(self) -> None:
        """Resume bots at tables that no server holds."""
        try:
            await self._rooms.resume()
        except StoreFailed:
            self._is_behind = True

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def leave(self) -> None:
        """Finish pending writes and release every table to the peers, where players reconnect."""
        for task in self._tasks:
            task.cancel()
        self._rooms.close()
        await self._leases.leave()

    async def close(self) -> None:
        """Release every table and stop listening to peers."""
        await self.leave()
        await self._door.shut()
        await self._time.close()
