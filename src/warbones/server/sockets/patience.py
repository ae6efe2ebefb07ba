"""Connections that do not say in time what they want."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from warbones.server.protocol.messages import Problem

REQUEST: Final = 30.0
"""Seconds within which a whole request must have come, once a connection is open or the last one is answered."""

_WORDS: Final = msgspec.json.encode(
    Problem(problem=f"A request must have come within {REQUEST:g} seconds: send it again.")
)
TOO_SLOW: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: application/json\r\n"
    + b"Content-Length: %d\r\n\r\n" % len(_WORDS)
    + _WORDS
)


class Impatient(H11Protocol):
    """Closes a connection whose request does not come to its end; one that became a socket has its own patience."""

    _look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._forget()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Leave the connection to its socket."""
        self._forget()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._forget()
        self._look = self.loop.call_later(REQUEST, self._give_up)

    def _forget(self) -> None:
        if self._look:
            self._look.cancel()

    def _give_up(self) -> None:
        """Close, unless the request has come and its answer takes its time."""
        cycle: Any = self.cycle  # None before the first request
        answering = cycle is not None and not cycle.response_complete
        if not answering or cycle.more_body:
            self.transport.write(TOO_SLOW)
            self.transport.close()
