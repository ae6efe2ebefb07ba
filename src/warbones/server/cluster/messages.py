"""The messages between servers: a relayed request, and its events in both directions."""

from __future__ import annotations

from typing import Any, Final

import msgspec

SCOPE: Final = (
    "type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "root_path", "headers", "client",
    "server", "subprotocols",
)  # fmt: skip
"""The keys of a scope that are relayed: those about the request, none about the process that received it."""

Event = dict[str, Any]

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder().decode


class Request(msgspec.Struct, frozen=True, tag="request"):
    """A client's request to the server that relays it."""

    scope: dict[str, Any]


class PresenceQuery(msgspec.Struct, frozen=True, tag="here"):
    """A query to another server: the seats of these tables that have a socket there."""

    tables: list[str]


class ForgetPlayer(msgspec.Struct, frozen=True, tag="unname"):
    """An order to remove the player from a seat, since everything stored about them is being deleted."""

    table: str
    seat: int


Message = Request | PresenceQuery | ForgetPlayer

decode_message = msgspec.msgpack.Decoder(Message).decode


def request_of(scope: Any) -> Request:
    """Return the message for a request."""
    return Request({name: scope[name] for name in SCOPE if name in scope})


def scope_of(request: Request) -> dict[str, Any]:
    """Return a request as an ASGI scope."""
    scope = dict(request.scope)
    scope["headers"] = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    for address in ("client", "server"):
        scope[address] = tuple(scope[address]) if scope.get(address) else None
    return scope | {"asgi": {"version": "3.0", "spec_version": "2.3"}, "extensions": {}, "state": {}}
