"""The check of hosts, origins and versions: cross-site requests are refused before they reach a handler."""

from __future__ import annotations

from typing import Any, Final

from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_403_FORBIDDEN
from litestar.types import ASGIApp, Receive, Scope, Send

from warbones.core.errors import quoted
from warbones.core.messages import Msg, msg
from warbones.core.view.reader import english
from warbones.rooms.languages import VERSIONS, named_version
from warbones.server.network.allowed_hosts import AllowedHosts
from warbones.server.plain_answers import send_problem

READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""


class Guard:
    """Serves requests that name this server, and accepts changes and sockets only from its own pages."""

    def __init__(self, app: ASGIApp, names: AllowedHosts) -> None:
        """Guard ``app``; ``names`` are the allowed hosts."""
        self.app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif problem := self._problem(scope):
            await _refuse(scope, receive, send, problem, HTTP_403_FORBIDDEN)
        elif problem := _unknown_version(scope):
            await _refuse(scope, receive, send, problem, HTTP_400_BAD_REQUEST)
        else:
            await self.app(scope, receive, send)

    def _problem(self, scope: Any) -> Msg | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"host", b"origin")}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")  # a browser always sends them
        if host and not self._names.knows(host):
            return msg("refused-host", host=quoted(host))
        if scope.get("method") in READING or origin is None or self._names.welcomes(origin, host):
            return None
        return msg("refused-origin", origin=quoted(origin))


def _unknown_version(scope: Any) -> Msg | None:
    named = named_version(scope["query_string"])
    if named in VERSIONS or not scope["path"].startswith("/api/"):
        return None
    return msg("refused-version", version=quoted(named.decode("latin-1")))


async def _refuse(scope: Any, receive: Receive, send: Any, problem: Msg, status: int) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": english(problem)})
        return
    await send_problem(scope, send, status, problem)
