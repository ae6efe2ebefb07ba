"""The other servers of a database: where they are, and what they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from warbones.server.cluster.carrying import Unname, WhoIsHere, decoded, encoded
from warbones.server.cluster.proving import Stranger, reached
from warbones.server.store.leases import LEASE

PATIENCE: Final = 3 * LEASE
"""Seconds until another server answers, or has lost its tables."""


class ClusterPeers:
    """The other servers, and the connections to them."""

    def __init__(self, key: bytes) -> None:
        """Know none yet. ``key`` is what servers of this database know one another by."""
        self._key = key
        self._addresses: Mapping[str, str] = {}
        self._lines: dict[str, set[ClientConnection]] = {}

    async def reach(self, address: str) -> ClientConnection:
        """Return a new connection to a server. Raises `Stranger`."""
        return await reached(address, self._key)

    @contextmanager
    def relaying(self, address: str, line: ClientConnection) -> Iterator[None]:
        """End ``line`` when the server at ``address`` is found to be gone while the context lasts."""
        lines = self._lines.setdefault(address, set())
        lines.add(line)
        try:
            yield
        finally:
            lines.discard(line)

    def update(self, addresses: Mapping[str, str]) -> int:
        """Learn which servers there are, by id; return how many are gone.

        Whoever was handed on to one that is gone, or paused, comes back.
        """
        gone = {address for one, address in self._addresses.items() if one not in addresses}
        self._addresses = addresses
        for address in gone:
            for line in self._lines.pop(address, ()):
                line.transport.abort()
        return len(gone)

    async def who_is_here(self, tables: Sequence[str]) -> dict[str, tuple[int, ...]]:
        """Return the seats at these tables whose people are connected to other servers, as far as those answer."""
        addresses = self._addresses.values() if tables else ()
        told = await asyncio.gather(*(self._answer(address, WhoIsHere(list(tables))) for address in addresses))
        return {table: tuple(seats) for here in told for table, seats in (here or {}).items()}

    async def unname(self, address: str, table: str, seat: int) -> bool:
        """Have a server leave nothing of a player at a table that it has; return whether it did."""
        return bool(await self._answer(address, Unname(table, seat)))

    async def _answer(self, address: str, question: WhoIsHere | Unname) -> Any:
        """Return a server's answer, None where it gives none."""
        with suppress(Stranger, ConnectionClosed, TimeoutError):
            line = await self.reach(address)
            try:
                await line.send(encoded(question))
                async with asyncio.timeout(PATIENCE):
                    return decoded(await line.recv(decode=False))
            finally:
                await line.close()
        return None
