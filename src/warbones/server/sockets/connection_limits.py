"""Limits on HTTP connections: their number, and the time in which a request must arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any, ClassVar, Final

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from warbones.core.messages import Msg, msg
from warbones.protocol.messages import Problem
from warbones.rooms.languages import in_language
from warbones.server.limit_counts import LimitCounts
from warbones.server.visitor_limits import Limits, client_key

REQUEST: Final = 30.0
"""Seconds in which a whole request must arrive after the start of the connection or the last response."""


def _answer(status: str, problem: Msg) -> bytes:
    """Return a complete response that closes a connection.

    It is in English, since the request that would name the client's language has not been read.
    """
    body = msgspec.json.encode(in_language("en", Problem(problem=problem)))
    head = f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    return head.encode() + b"Content-Length: %d\r\n\r\n" % len(body) + body


TOO_SLOW: Final = _answer("408 Request Timeout", msg("refused-request-slow", seconds=f"{REQUEST:g}"))
FULL: Final = _answer("503 Service Unavailable", msg("refused-server-full"))
TOO_MANY: Final = _answer("429 Too Many Requests", msg("refused-too-many-connections"))


class LimitedProtocol(H11Protocol):
    """An HTTP protocol that closes slow connections, and refuses connections beyond the limits.

    WebSockets have their own time limit; trusted proxies may have any number of connections.
    """

    limits: ClassVar = Limits()
    proxies: ClassVar[tuple[str, ...]] = ()
    counts: ClassVar = LimitCounts()
    _timer: asyncio.TimerHandle | None = None

    @classmethod
    def within(cls, limits: Limits, proxies: Sequence[str], counts: LimitCounts) -> type[LimitedProtocol]:
        """Return the protocol with ``limits``; ``proxies`` (addresses and networks) may have any number.

        ``counts`` are those of exceeded limits.
        """
        return type(cls.__name__, (cls,), {"limits": limits, "proxies": tuple(proxies), "counts": counts})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's signature
        """Start the timer, unless there are too many connections."""
        super().connection_made(transport)
        if refusal := self._refusal():
            transport.write(refusal)
            transport.close()
        else:
            self._start_timer()

    def _refusal(self) -> bytes:
        """Return the response that refuses the connection, or b""."""
        mine = client_key(self.client[0]) if self.client else ""
        if len(self.connections) > self.limits.all_connections:
            self.counts.note("all_connections", mine)
            return FULL
        if not mine or len(self.connections) <= self.limits.connections or self._is_proxy(mine):
            return b""
        clients = [getattr(each, "client", None) for each in self.connections]  # uvicorn's other protocols have it too
        here = sum(client_key(client[0]) == mine for client in clients if client)
        if here <= self.limits.connections:
            return b""
        self.counts.note("connections", mine)
        return TOO_MANY

    def _is_proxy(self, address: str) -> bool:
        return any(_is_within(address, each) for each in self.proxies)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Start the timer for the next request."""
        self._start_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Stop the timer: the connection is a WebSocket now."""
        self._stop_timer()
        super().handle_websocket_upgrade(event)

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(REQUEST, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _time_out(self) -> None:
        """Close the connection, unless a complete request is being answered."""
        cycle: Any = self.cycle  # None before the first request
        answering = cycle is not None and not cycle.response_complete
        if not answering or cycle.more_body:
            self.transport.write(TOO_SLOW)
            self.transport.close()


def _is_within(address: str, proxy: str) -> bool:
    """Return whether an address is that of a trusted ``proxy``, or within that network."""
    mine, network = ip_network(address), ip_network(proxy, strict=False)
    return mine.version == network.version and mine.network_address in network
