"""What one server says to another: a request as it came, and what is said in it, each way."""

from __future__ import annotations

from typing import Any, Final

import msgspec

SCOPE: Final = (
    "type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "root_path", "headers", "client",
    "server", "subprotocols",
)  # fmt: skip
"""What is told of a request: all that it brought, and nothing of the process that took it."""

Event = dict[str, Any]

encoded = msgspec.msgpack.Encoder().encode
decoded = msgspec.msgpack.Decoder().decode


class Request(msgspec.Struct, frozen=True, tag="request"):
    """A request that somebody made of the asking server."""

    scope: dict[str, Any]


class WhoIsHere(msgspec.Struct, frozen=True, tag="here"):
    """Whose sockets are at these tables?"""

    tables: list[str]


class Unname(msgspec.Struct, frozen=True, tag="unname"):
    """Leave nothing of the player who sits on a seat: all that is kept of them is deleted."""

    table: str
    seat: int


Asked = Request | WhoIsHere | Unname

asked = msgspec.msgpack.Decoder(Asked).decode


def told_of(scope: Any) -> Request:
    """Return what is told of a request."""
    return Request({name: scope[name] for name in SCOPE if name in scope})


def scope_of(request: Request) -> dict[str, Any]:
    """Return a request as an application takes it."""
    scope = dict(request.scope)
    scope["headers"] = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    for address in ("client", "server"):
        scope[address] = tuple(scope[address]) if scope.get(address) else None
    return scope | {"asgi": {"version": "3.0", "spec_version": "2.3"}, "extensions": {}, "state": {}}
