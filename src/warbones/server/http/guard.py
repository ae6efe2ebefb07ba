"""Requests that somebody else's page makes a browser send, refused before they reach anything."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from warbones.core.errors import quoted
from warbones.protocol.messages import Problem
from warbones.server.network.allowed_hosts import AllowedHosts

READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""


class Guard:
    """Serves what names this server, and takes changes and sockets from its own pages only."""

    def __init__(self, app: ASGIApp, names: AllowedHosts) -> None:
        """Serve as ``app`` does, by ``names``."""
        self.app, self._names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or refuse it."""
        if scope["type"] in ("http", "websocket") and (problem := self._problem(scope)):
            await _refuse(scope, receive, send, problem)
        else:
            await self.app(scope, receive, send)

    def _problem(self, scope: Any) -> str:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"host", b"origin")}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")  # who names no host or page is no browser
        if host and not self._names.knows(host):
            return f"This server does not go by {quoted(host)}. If others open it by that name, --public-url says so."
        if scope.get("method") in READING or origin is None or self._names.welcomes(origin, host):
            return ""
        return (
            f"A page of {quoted(origin)} may change nothing here. If this table is served there, --public-url says so."
        )


async def _refuse(scope: Any, receive: Receive, send: Any, problem: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem})
        return
    body = msgspec.json.encode(Problem(problem=problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
