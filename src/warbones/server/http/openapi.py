"""The OpenAPI document of the HTTP endpoints."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import warbones
from warbones.protocol.schema import parts

SEATS: Final = SecurityScheme(type="http", scheme="bearer", description="The keys of one's seats, with spaces between.")

PLAYER: Final = SecurityScheme(type="http", scheme="bearer", description="The key of one's player.")


class SchemaPlugin(JsonRenderPlugin):
    """Serves the document with msgspec's schemas.

    Litestar's own would allow fields that are refused, and anything in a tuple.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document."""
        components = openapi_schema["components"] | {"schemas": _shapes()}
        return super().render(request, openapi_schema | {"components": components})


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
        components=Components(security_schemes={"seats": SEATS, "player": PLAYER}),
    )
