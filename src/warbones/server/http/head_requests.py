"""HEAD requests, answered as GET without the body."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send


class Heads:
    """Asks ``app`` for what HEAD asks about; the server that serves this sends no body after HEAD."""

    def __init__(self, app: ASGIApp) -> None:
        """Serve as ``app`` does."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        asked: Any = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        await self.app(asked, receive, send)
