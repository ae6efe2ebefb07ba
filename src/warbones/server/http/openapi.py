"""The OpenAPI document of the HTTP endpoints."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import warbones
from warbones.protocol.schema import VERSION, parts

SEATS: Final = SecurityScheme(type="http", scheme="bearer", description="The keys of one's seats, with spaces between.")

PLAYER: Final = SecurityScheme(type="http", scheme="bearer", description="The key of one's player.")

MAILBOX: Final = SecurityScheme(type="http", scheme="bearer", description="The key of one's email address.")

OPERATOR: Final = SecurityScheme(type="http", scheme="bearer", description="The token of --operator-token-file.")


SPOKEN: Final = {
    "name": "version",
    "in": "query",
    "required": True,
    "schema": {"type": "integer", "enum": [VERSION]},
    "description": "The version of the protocol. Without it the names are those of version 3.",
}
"""The parameter of every request, read before any handler runs."""


class SchemaPlugin(JsonRenderPlugin):
    """Serves the document with msgspec's schemas, and with the version parameter in each request.

    Litestar's own schemas would allow fields that the server refuses, and anything in a tuple.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document."""
        components = openapi_schema["components"] | {"schemas": _shapes()}
        paths = {path: _with_version(item) for path, item in openapi_schema["paths"].items()}
        return super().render(request, openapi_schema | {"components": components, "paths": paths})


def _with_version(item: dict[str, Any]) -> dict[str, Any]:
    return {
        method: operation | {"parameters": [*operation.get("parameters", []), SPOKEN]}
        for method, operation in item.items()
    }


@cache
def _shapes() -> dict[str, Any]:
    return parts("#/components/schemas/{name}")


def openapi_config() -> OpenAPIConfig:
    """Return the OpenAPI configuration: title, description and path."""
    return OpenAPIConfig(
        title="Warbones",
        version=warbones.__version__,
        description="Games are played over the WebSocket /api/tables/{table}/play, whose messages are JSON: "
        "ClientMessage and ServerMessage. The first joins a seat with its token, each later one answers a decision of "
        "that seat.",
        path="/api/schema",
        render_plugins=[SchemaPlugin(path="/")],
        components=Components(
            security_schemes={"seats": SEATS, "player": PLAYER, "mailbox": MAILBOX, "operator": OPERATOR}
        ),
    )
