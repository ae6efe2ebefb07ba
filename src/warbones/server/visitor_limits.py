"""Limits for visitors, per address and in total."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final

from warbones.core.errors import WarbonesError, quoted
from warbones.rooms.room_cache import MOST_TABLES, LimitReached
from warbones.server.limit_counts import LimitCounts

CLIENT_BITS: Final = 64
"""The number of leading bits of an IPv6 address that identify a client. It can change the others at will."""


BURST: Final = 5.0
"""Seconds' worth of messages or requests that may come in one burst."""

MANY: Final = 4096
"""The number of clients above which idle ones are dropped."""


class BadLimit(WarbonesError):
    """An unknown limit, or a value out of range."""


@dataclass(frozen=True)
class Limits:
    """The limits that ``warbones serve --limit NAME=NUMBER`` sets."""

    posts: int = 60
    """Requests per minute that change something, from one address."""
    tables: int = 300
    """Tables that one address may create per day."""
    sockets: int = 200
    """Sockets from one address."""
    all_sockets: int = 8000
    """Sockets in total."""
    connections: int = 400
    """Connections from one address, including its sockets."""
    all_connections: int = 12_000
    """Connections in total."""
    rooms: int = MOST_TABLES
    """Tables in memory."""
    messages: int = 300
    """Messages per second from one address, over all its sockets; more of them wait."""
    requests: int = 50
    """Requests per second from one address; more of them wait."""
    replays: int = 120
    """Finished matches per minute that one address opens or downloads."""
    mails: int = 10
    """Confirmations of email addresses that one address may ask for per day."""


def limits(asked: Sequence[str]) -> Limits:
    """Return the default limits, changed by ``asked``, each NAME=NUMBER. Raises `BadLimit`."""
    known = [each.name for each in fields(Limits)]
    found: dict[str, int] = {}
    for each in asked:
        name, _, number = each.partition("=")
        if name not in known or not number.isascii() or not number.isdigit() or not int(number[:9]):
            raise BadLimit(f"A limit is written as posts=60, with one of {', '.join(known)}, not {quoted(each)}.")
        found[name] = int(number[:9])
    return replace(Limits(), **found)


@lru_cache(MANY)
def client_key(address: str) -> str:
    """Return the key of an address's client: the address itself, or its network for IPv6."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, CLIENT_BITS), strict=False))


def host_of(connection: Any) -> str:
    """Return the address of a request or socket, "" if it has none; behind a trusted proxy, the forwarded address."""
    return connection.client.host if connection.client else ""


def client_of(connection: Any) -> str:
    """Return the key of the client of a request or socket."""
    return client_key(host_of(connection))


class Throttle:
    """A rate limit for each client: faster requests wait."""

    def __init__(self, rate: int, clock: Callable[[], float] = monotonic) -> None:
        """Allow each client ``rate`` requests a second, and `BURST` seconds' worth in one burst."""
        self._rate, self._clock = rate, clock
        self._due: dict[str, float] = {}
        """The time at which each client's requests will be within its rate; past ones are dropped."""

    def delay(self, client: str) -> float:
        """Count one more request, and return how many seconds it has to wait."""
        now = self._clock()
        if len(self._due) > MANY:
            self._due = {each: due for each, due in self._due.items() if due > now}
        self._due[client] = due = max(now, self._due.get(client, 0.0)) + 1 / self._rate
        return max(0.0, due - now - BURST)


class SocketLimiter:
    """Limits the open sockets, and the rate at which they send."""

    def __init__(self, most: Limits, counts: LimitCounts | None = None) -> None:
        """Start without sockets; ``most`` are the limits, and ``counts`` are those of exceeded limits."""
        self._most, self._sockets, self._counts = most, Counter[str](), counts or LimitCounts()
        self._throttle = Throttle(most.messages)

    def delay(self, who: str) -> float:
        """Count a message from the client ``who``, and return how many seconds it has to wait."""
        delay = self._throttle.delay(who)
        if delay:
            self._counts.note("messages", who)
        return delay

    @contextmanager
    def inside(self, who: str) -> Iterator[None]:
        """Count one more socket of the client ``who`` while the context lasts. Raises `LimitReached`."""
        if self._sockets.total() >= self._most.all_sockets:
            self._counts.note("all_sockets", who)
            raise LimitReached.saying("refused-server-full")
        if self._sockets[who] >= self._most.sockets:
            self._counts.note("sockets", who)
            raise LimitReached.saying("refused-address-sockets", most=self._most.sockets)
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
