"""The rate limit for each address's requests: faster ones wait."""

from __future__ import annotations

from asyncio import sleep

from litestar.types import ASGIApp, Receive, Scope, Send

from warbones.server.limits import Throttle, client_key


class RequestThrottle:
    """Delays requests and new sockets of an address beyond its rate."""

    def __init__(self, app: ASGIApp, rate: int) -> None:
        """Wrap ``app``, with ``rate`` requests a second for each address."""
        self.app, self._throttle = app, Throttle(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request after its delay."""
        if (delay := self._delay(scope)) > 0:
            await sleep(delay)
        await self.app(scope, receive, send)

    def _delay(self, scope: Scope) -> float:
        """Return the delay of a request in seconds; 0 without a known address."""
        client: tuple[str, int] | None = scope.get("client")  # None for the server's start
        return self._throttle.delay(client_key(client[0])) if client else 0.0
