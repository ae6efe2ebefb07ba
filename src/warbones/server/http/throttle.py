"""The rate limit for each address's requests: faster ones wait."""

from __future__ import annotations

from asyncio import sleep

from litestar.types import ASGIApp, Receive, Scope, Send

from warbones.server.limit_counts import LimitCounts
from warbones.server.visitor_limits import Throttle, client_key


class RequestThrottle:
    """Delays requests and new sockets of an address beyond its rate."""

    def __init__(self, app: ASGIApp, rate: int, counts: LimitCounts) -> None:
        """Wrap ``app``, with ``rate`` requests a second for each address; the delayed ones are counted."""
        self.app, self._throttle, self._counts = app, Throttle(rate), counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request after its delay."""
        if (delay := self._delay(scope)) > 0:
            await sleep(delay)
        await self.app(scope, receive, send)

    def _delay(self, scope: Scope) -> float:
        """Return the delay of a request in seconds; 0 without a known address."""
        client: tuple[str, int] | None = scope.get("client")  # None for the server's start
        if client is None:
            return 0.0
        delay = self._throttle.delay(who := client_key(client[0]))
        if delay:
            self._counts.note("requests", who)
        return delay
