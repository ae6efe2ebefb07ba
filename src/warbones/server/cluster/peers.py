"""The other servers of a database: their addresses, and the connections and queries to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from warbones.server.cluster.handshake import HandshakeFailed, connect_peer
from warbones.server.cluster.messages import ForgetPlayer, PresenceQuery, decode, encode
from warbones.server.store.postgres.leases import LEASE

PATIENCE: Final = 3 * LEASE
"""Seconds after which a peer that does not answer has lost its tables."""


class ClusterPeers:
    """The peers and the connections to them."""

    def __init__(self, key: bytes) -> None:
        """Start with none. ``key`` is shared by the servers of this database."""
        self._key = key
        self._addresses: Mapping[str, str] = {}
        self._lines: dict[str, set[ClientConnection]] = {}

    async def reach(self, address: str) -> ClientConnection:
        """Return a new connection to a peer. Raises `HandshakeFailed`."""
        return await connect_peer(address, self._key)

    @contextmanager
    def relaying(self, address: str, line: ClientConnection) -> Iterator[None]:
        """Close ``line`` if the peer at ``address`` goes away during the context."""
        lines = self._lines.setdefault(address, set())
        lines.add(line)
        try:
            yield
        finally:
            lines.discard(line)

    def update(self, addresses: Mapping[str, str]) -> int:
        """Update the peers' addresses, by id; return the number that are gone.

        Connections to a peer that is gone or paused are closed, and their clients reconnect.
        """
        gone = {address for one, address in self._addresses.items() if one not in addresses}
        self._addresses = addresses
        for address in gone:
            for line in self._lines.pop(address, ()):
                line.transport.abort()
        return len(gone)

    async def who_is_here(self, tables: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """Return the seats at these tables that are connected to peers. Peers that do not answer are left out."""
        addresses = self._addresses.values() if tables else ()
        answers = await asyncio.gather(*(self._answer(address, PresenceQuery(list(tables))) for address in addresses))
        return {table: tuple(seats) for here in answers for table, seats in (here or {}).items()}

    async def delete_player_data(self, address: str, table: str, seat: int) -> bool:
        """Have a peer remove a player from a table that it holds; return whether it did."""
        return bool(await self._answer(address, ForgetPlayer(table, seat)))

    async def _answer(self, address: str, question: PresenceQuery | ForgetPlayer) -> Any:
        """Return a peer's answer, or None if it gives none."""
        with suppress(HandshakeFailed, ConnectionClosed, TimeoutError):
            line = await self.reach(address)
            try:
                await line.send(encode(question))
                async with asyncio.timeout(PATIENCE):
                    return decode(await line.recv(decode=False))
            finally:
                await line.close()
        return None
