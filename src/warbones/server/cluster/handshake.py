"""The handshake of two servers on one database: each answers a challenge with the database's key.

The key itself never crosses the network, and a stranger who took over a server's address receives no client data.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

SIZE: Final = 32
"""Bytes of a challenge."""

PATIENCE: Final = 0.5
"""Seconds that each side may take; a server that takes longer is paused."""


class HandshakeFailed(Exception):
    """The other end is not a server of this database, or does not answer."""


async def connect_peer(address: str, key: bytes) -> ClientConnection:
    """Return a connection to the server at ``address`` after the handshake. Raises `HandshakeFailed`."""
    try:
        async with asyncio.timeout(PATIENCE):
            line = await connect(f"ws://{address}/", compression=None, max_size=None, proxy=None, ping_interval=None)
            try:
                await _prove(line, key)
            except BaseException:
                line.transport.abort()
                raise
    except (OSError, TimeoutError, WebSocketException) as error:
        raise HandshakeFailed(f"The server at {address} does not answer.") from error
    return line


async def _prove(line: ClientConnection, key: bytes) -> None:
    mine = secrets.token_bytes(SIZE)
    await line.send(mine)
    answer = await line.recv()
    if not isinstance(answer, bytes) or not hmac.compare_digest(
        answer[SIZE:], _proof(key, b"owner", mine, answer[:SIZE])
    ):
        raise HandshakeFailed("The server there belongs to another database.")
    await line.send(_proof(key, b"asker", answer[:SIZE], mine))


async def accept_peer(line: ServerConnection, key: bytes) -> None:
    """Return once the peer has passed the handshake. Raises `HandshakeFailed`."""
    try:
        async with asyncio.timeout(PATIENCE):
            theirs, mine = await line.recv(), secrets.token_bytes(SIZE)
            if not isinstance(theirs, bytes) or len(theirs) != SIZE:
                raise HandshakeFailed("The peer is not a server.")
            await line.send(mine + _proof(key, b"owner", theirs, mine))
            answer = await line.recv()
    except (TimeoutError, ConnectionClosed) as error:
        raise HandshakeFailed("The peer gave no valid answer to the challenge.") from error
    if not isinstance(answer, bytes) or not hmac.compare_digest(answer, _proof(key, b"asker", mine, theirs)):
        raise HandshakeFailed("The peer does not know the key.")


def _proof(key: bytes, role: bytes, asked: bytes, other: bytes) -> bytes:
    return hmac.digest(key, role + asked + other, "sha256")
