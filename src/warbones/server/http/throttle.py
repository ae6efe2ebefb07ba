"""Requests that come faster than one address may ask: they wait, and are answered all the same."""

from __future__ import annotations

from asyncio import sleep

from litestar.types import ASGIApp, Receive, Scope, Send

from warbones.server.limits import Throttle, client_key


class Throttled:
    """Serves each address at a pace, sockets that are opened included."""

    def __init__(self, app: ASGIApp, rate: int) -> None:
        """Serve as ``app`` does, ``rate`` requests of one address a second."""
        self.app, self._throttle = app, Throttle(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, once it is its turn."""
        if (delay := self._delay(scope)) > 0:
            await sleep(delay)
        await self.app(scope, receive, send)

    def _delay(self, scope: Scope) -> float:
        """Return for how many seconds a request has to wait; whose address is not known does not."""
        client: tuple[str, int] | None = scope.get("client")  # None where the server starts
        return self._throttle.delay(client_key(client[0])) if client else 0.0
