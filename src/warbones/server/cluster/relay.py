"""Relays requests about a table to the server that holds it, and takes tables that no server holds."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from warbones.core.errors import WarbonesError
from warbones.protocol.close_codes import CloseCode
from warbones.rooms.storage.store import Moved, StoreFailed
from warbones.server.cluster.handshake import HandshakeFailed
from warbones.server.cluster.messages import Event, decode, encode, request_of
from warbones.server.cluster.peers import PATIENCE, ClusterPeers
from warbones.server.plain_answers import send_problem
from warbones.server.store.postgres.leases import Leases

AGAIN: Final = 0.1
"""Seconds between two attempts."""

OF_A_TABLE: Final = re.compile(
    r"/api/tables/([^/]+)/(?:play|sit|claim|carry|push|mail|review|review\.png|players?|come)"
)
"""The paths that only a table's owner may answer. Any server answers all others from the database."""

logger = logging.getLogger(__name__)


class Relay:
    """An application that serves this server's tables and relays requests about all others."""

    def __init__(self, app: ASGIApp, leases: Leases, peers: ClusterPeers, noted: Callable[[], None]) -> None:
        """Serve ``app``; ``noted`` is called for each relayed request."""
        self._app, self._leases, self._peers, self._noted = app, leases, peers, noted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        found = OF_A_TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        address, line = await self._owner(found[1]) if found else ("", None)
        if line is None:
            await self._app(scope, receive, send)
            return
        self._noted()
        try:
            with self._peers.relaying(address, line):
                await _passed(line, scope, receive, send)
        finally:
            await line.close()

    async def _owner(self, table: str) -> tuple[str, ClientConnection | None]:
        """Return the address of a table's owner and a connection to it; None if this server has to answer.

        An owner that does not answer is gone or paused: wait for its table until its lease has expired.
        """
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not self._leases.is_leaving:
            try:
                address = await self._leases.find(table)
                return ("", None) if address is None else (address, await self._peers.reach(address))
            except (WarbonesError, StoreFailed):
                break  # the application repeats the error for the client
            except HandshakeFailed as stranger:
                if asyncio.get_running_loop().time() > deadline:
                    logger.warning("Table %s is of a server that is not reached: %s", table, stranger)
                    break
            await asyncio.sleep(AGAIN)
        return "", None


async def _passed(line: ClientConnection, scope: Scope, receive: Receive, send: Send) -> None:
    """Relay events both ways until the response is complete or one side is gone."""
    asking = asyncio.create_task(_told(line, scope, receive))
    try:
        await _answered(line, scope, send)
    finally:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


async def _told(line: ClientConnection, scope: Scope, receive: Receive) -> None:
    with suppress(ConnectionClosed):
        await line.send(encode(request_of(scope)))
        while True:
            event: Any = await receive()
            await line.send(encode(event))
            if event["type"].endswith(".disconnect"):
                await line.close()
                return


async def _answered(line: ClientConnection, scope: Scope, send: Any) -> None:
    begun = False
    with suppress(OSError):  # the client is gone
        try:
            while True:
                event: Event = decode(await line.recv(decode=False))
                begun = True
                await send(event)
                if event["type"] == "websocket.close" or _is_last(event):
                    return
        except ConnectionClosed:
            await _break_off(scope, send, begun=begun)


def _is_last(event: Event) -> bool:
    return event["type"] == "http.response.body" and not event.get("more_body")


async def _break_off(scope: Any, send: Any, *, begun: bool) -> None:
    """Tell the client to reconnect because the owner is gone."""
    if scope["type"] == "websocket":
        if not begun:
            await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CloseCode.COME_BACK})
    elif not begun:
        await send_problem(scope, send, 503, Moved.text)
