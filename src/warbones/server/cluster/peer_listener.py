"""The listener for peers, which relay requests about tables that this server holds."""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

from litestar.types import ASGIApp
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from warbones.rooms.storage.store import StoreFailed
from warbones.server.cluster.handshake import HandshakeFailed, accept_peer
from warbones.server.cluster.messages import (
    Event,
    ForgetPlayer,
    Message,
    PresenceQuery,
    Request,
    decode,
    decode_message,
    encode,
    scope_of,
)

Here = Callable[[Iterable[str]], Mapping[str, Sequence[int]]]
PlayerDeletion = Callable[[str, int], Awaitable[None]]

logger = logging.getLogger(__name__)


class PeerListener:
    """Serves requests relayed by peers."""

    def __init__(self, key: bytes, app: ASGIApp, here: Here, delete_player_data: PlayerDeletion) -> None:
        """Answer requests with ``app``.

        ``here`` returns the seats connected at tables. ``delete_player_data`` deletes a seat's player data
        and may raise `StoreFailed`.
        """
        self._key, self._app, self._here, self._delete_player_data = key, app, here, delete_player_data
        self._server: Server | None = None

    async def open(self, listening: socket.socket) -> None:
        """Start listening."""
        self._server = await serve(
            self._serve, sock=listening, compression=None, max_size=None, ping_interval=None, server_header=None
        )

    async def shut(self) -> None:
        """Disconnect all peers."""
        if self._server:
            self._server.close()
            await self._server.wait_closed()

    async def _serve(self, line: ServerConnection) -> None:
        try:
            await accept_peer(line, self._key)
            await self._answer(line, decode_message(await line.recv(decode=False)))
        except HandshakeFailed as stranger:
            logger.warning("A connection to the internal address was refused: %s", stranger)
        except ConnectionClosed:
            return

    async def _answer(self, line: ServerConnection, sent: Message) -> None:
        match sent:
            case PresenceQuery():
                await line.send(encode(self._here(sent.tables)))
            case ForgetPlayer():
                await line.send(encode(await self._forget_player(sent)))
            case Request():
                await self._app(scope_of(sent), *_ends(line, sent.scope["type"]))  # type: ignore[arg-type]  # built here

    async def _forget_player(self, sent: ForgetPlayer) -> bool:
        try:
            await self._delete_player_data(sent.table, sent.seat)
        except StoreFailed as failed:
            logger.warning("A player's name is still at table %s: %s", sent.table, failed)
            return False
        return True


def _ends(line: ServerConnection, kind: str) -> tuple[Any, Any]:
    """Return the ``receive`` and ``send`` with which the application serves a relayed request."""

    async def receive() -> Event:
        try:
            event: Event = decode(await line.recv(decode=False))
        except ConnectionClosed:
            return {"type": "http.disconnect"} if kind == "http" else {"type": "websocket.disconnect", "code": 1006}
        return event

    async def send(event: Event) -> None:
        try:
            await line.send(encode(event))
        except ConnectionClosed as gone:
            raise OSError("The other server has gone.") from gone

    return receive, send
