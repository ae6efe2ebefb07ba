"""Connections that do not say in time what they want."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any, ClassVar, Final

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from warbones.protocol.messages import Problem
from warbones.server.limits import Limits, client_key

REQUEST: Final = 30.0
"""Seconds within which a whole request must have come, once a connection is open or the last one is answered."""


def _answer(status: str, problem: str) -> bytes:
    """Return a whole answer that ends a connection."""
    words = msgspec.json.encode(Problem(problem=problem))
    head = f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    return head.encode() + b"Content-Length: %d\r\n\r\n" % len(words) + words


TOO_SLOW: Final = _answer("408 Request Timeout", f"A request must have come within {REQUEST:g} seconds: send it again.")
FULL: Final = _answer(
    "503 Service Unavailable", "This server has all the visitors that it can hold: come back in a few minutes."
)
TOO_MANY: Final = _answer(
    "429 Too Many Requests", "Too much is open from your address: close something, and try again."
)


class Impatient(H11Protocol):
    """Closes a connection whose request does not come to its end; one that became a socket has its own patience.

    One more than there may be in all, or of one address that is no believed proxy, is turned away.
    """

    limits: ClassVar = Limits()
    proxies: ClassVar[tuple[str, ...]] = ()
    _look: asyncio.TimerHandle | None = None

    @classmethod
    def within(cls, limits: Limits, proxies: Sequence[str]) -> type[Impatient]:
        """Return what keeps to ``limits``, which do not hold for ``proxies`` (addresses and networks)."""
        return type(cls.__name__, (cls,), {"limits": limits, "proxies": tuple(proxies)})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait, unless there are too many."""
        super().connection_made(transport)
        if refusal := self._refusal():
            transport.write(refusal)
            transport.close()
        else:
            self._wait()

    def _refusal(self) -> bytes:
        """Return why the connection is turned away, or b""."""
        if len(self.connections) > self.limits.all_connections:
            return FULL
        mine = client_key(self.client[0]) if self.client else ""
        if not mine or len(self.connections) <= self.limits.connections or self._is_proxy(mine):
            return b""
        clients = [getattr(each, "client", None) for each in self.connections]  # as all that uvicorn keeps here have
        here = sum(client_key(client[0]) == mine for client in clients if client)
        return TOO_MANY if here > self.limits.connections else b""

    def _is_proxy(self, address: str) -> bool:
        return any(_is_of(address, each) for each in self.proxies)

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


def _is_of(address: str, believed: str) -> bool:
    """Return whether an address is a believed proxy's, or in its network."""
    mine, network = ip_network(address), ip_network(believed, strict=False)
    return mine.version == network.version and mine.network_address in network
