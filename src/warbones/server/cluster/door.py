"""Where other servers reach this one: they hand on what people ask of tables that this one has."""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

from litestar.types import ASGIApp
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from warbones.rooms.storage import StoreFailed
from warbones.server.cluster.carrying import Asked, Event, Request, Unname, WhoIsHere, asked, decoded, encoded, scope_of
from warbones.server.cluster.proving import Stranger, admitted

Here = Callable[[Iterable[str]], Mapping[str, Sequence[int]]]
Unnaming = Callable[[str, int], Awaitable[None]]

logger = logging.getLogger(__name__)


class Door:
    """Takes what other servers hand on."""

    def __init__(self, key: bytes, app: ASGIApp, here: Here, unname: Unnaming) -> None:
        """Have ``app`` answer requests.

        ``here`` says whose sockets are at tables, and ``unname`` leaves nothing of a seat's player; it raises
        `StoreFailed`.
        """
        self._key, self._app, self._here, self._unname = key, app, here, unname
        self._server: Server | None = None

    async def open(self, listening: socket.socket) -> None:
        """Listen."""
        self._server = await serve(
            self._serve, sock=listening, compression=None, max_size=None, ping_interval=None, server_header=None
        )

    async def shut(self) -> None:
        """Send everybody away."""
        if self._server:
            self._server.close()
            await self._server.wait_closed()

    async def _serve(self, line: ServerConnection) -> None:
        try:
            await admitted(line, self._key)
            await self._answer(line, asked(await line.recv(decode=False)))
        except Stranger as stranger:
            logger.warning("Somebody at the servers' own door was turned away: %s", stranger)
        except ConnectionClosed:
            return

    async def _answer(self, line: ServerConnection, said: Asked) -> None:
        match said:
            case WhoIsHere():
                await line.send(encoded(self._here(said.tables)))
            case Unname():
                await line.send(encoded(await self._unnamed(said)))
            case Request():
                await self._app(scope_of(said), *_ends(line, said.scope["type"]))  # type: ignore[arg-type]  # built here

    async def _unnamed(self, said: Unname) -> bool:
        try:
            await self._unname(said.table, said.seat)
        except StoreFailed as failed:
            logger.warning("A player's name is still at table %s: %s", said.table, failed)
            return False
        return True


def _ends(line: ServerConnection, kind: str) -> tuple[Any, Any]:
    """Return what an application receives by and sends by."""

    async def receive() -> Event:
        try:
            event: Event = decoded(await line.recv(decode=False))
        except ConnectionClosed:
            return {"type": "http.disconnect"} if kind == "http" else {"type": "websocket.disconnect", "code": 1006}
        return event

    async def send(event: Event) -> None:
        try:
            await line.send(encoded(event))
        except ConnectionClosed as gone:
            raise OSError("The other server has gone.") from gone

    return receive, send
