"""Requests of a page to its own host, and the routing of them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from warbones.core.errors import clipped
from warbones.core.record.options import Value
from warbones.rooms.bots import BotService
from warbones.rooms.finished.reviews import ReviewService
from warbones.rooms.finished.stories import StoryService
from warbones.rooms.match.setup import BadRequest
from warbones.rooms.rooms import Rooms

T = TypeVar("T")


class Services(Protocol):
    """The services that answer a page's requests."""

    rooms: Rooms
    bots: BotService
    reviews: ReviewService
    stories: StoryService
    usual: dict[str, Mapping[str, Value]]
    """The default options of each game's new tables."""


class Call(NamedTuple):
    """A request as `fetch` makes it: ``query`` by name, and the ``Authorization`` header ("" without one)."""

    host: Services
    method: str
    path: str
    query: Mapping[str, str]
    authorization: str
    body: bytes

    def read(self, kind: type[T]) -> T:
        """Return the body. Raises `BadRequest`."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.MsgspecError as error:
            raise BadRequest.saying("refused-body-unreadable", why=clipped(error)) from None


class Document(NamedTuple):
    """An answer that is already encoded."""

    media_type: str
    content: bytes


Answer = msgspec.Struct | Document

Handler = Callable[..., Awaitable[Answer]]


class Route(NamedTuple):
    """A handler with its method, its path, and the path's pattern."""

    method: str
    path: str
    pattern: re.Pattern[str]
    handler: Handler


def call_of(host: Services, method: str, url: str, authorization: str, body: bytes) -> Call:
    """Return a request to a relative URL."""
    parts = urlsplit(url)
    return Call(host, method, parts.path, dict(parse_qsl(parts.query)), authorization, body)


class Router:
    """Routes by method and path, such as ``/api/games/{game}/rules``."""

    def __init__(self) -> None:
        """Begin without routes."""
        self.routes: list[Route] = []

    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """Return a decorator that answers a method and path with a handler, which gets the call."""

        def add(handler: Handler) -> Handler:
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
            self.routes.append(Route(method, path, pattern, handler))
            return handler

        return add

    def find(self, call: Call) -> tuple[Handler, dict[str, Any]] | None:
        """Return the handler of a call with the parts of its path by name, or None."""
        for route in self.routes:
            if route.method == call.method and (found := route.pattern.fullmatch(call.path)):
                return route.handler, {name: unquote(part) for name, part in found.groupdict().items()}
        return None


JSON: Final = "application/json"
