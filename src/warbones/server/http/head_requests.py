"""HEAD requests, answered as GET without the body."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send


class HeadRequests:
    """Passes HEAD to ``app`` as GET; the HTTP server leaves out the body."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap ``app``."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        asked: Any = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        await self.app(asked, receive, send)
