"""Requests and responses with the field names of the protocol version that the client asks for in the URL."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import ValidationException
from litestar.response.base import ASGIResponse

from warbones.protocol import version_3
from warbones.rooms.languages import in_version, version_of

T = TypeVar("T")


class VersionedRequest(Request[Any, Any, Any]):
    """A request whose body is converted to the current version."""

    async def json(self) -> Any:
        """Return the body. Raises `ValidationException`."""
        found, data = await super().json(), self.route_handler.parsed_data_field
        if data is None or version_of(self.scope["query_string"]) != version_3.NUMBER:
            return found
        try:
            return version_3.body(found, data.annotation)
        except msgspec.ValidationError as error:
            problem, _, at = str(error).partition(" - at `$.")
            wrong = {"message": problem, "key": at.removesuffix("`") or "data", "source": "body"}  # Litestar's own form
            raise ValidationException(extra=[wrong]) from error


class VersionedResponse(Response[T]):
    """A response with the field names of the client's version."""

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **more: Any) -> ASGIResponse:
        """Return the ASGI response, with the content converted."""
        if isinstance(self.content, msgspec.Struct):
            content: Any = in_version(version_of(request.scope["query_string"]), self.content)
            self.content = content
        return super().to_asgi_response(app, request, **more)
