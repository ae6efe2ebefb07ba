"""The application: what is served where, and with which headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Scope

from warbones.server.http.described import described
from warbones.server.http.health import show_health
from warbones.server.http.lobby import list_games, show_lesson, show_preparing, show_rules, throw_in_lesson
from warbones.server.http.monitor import show_metrics
from warbones.server.http.pages import STATIC, show_page
from warbones.server.http.problems import HANDLERS, LONGEST_BODY
from warbones.server.http.replays import download, read_replay, show_replay, tell_story
from warbones.server.http.sharing import draw_qr, share, show_sharing
from warbones.server.http.tables import carry_seat, claim_seat, list_tables, set_up_table, show_standing, sit_down
from warbones.server.metrics.metrics import Metrics
from warbones.server.metrics.store import MeteredStore
from warbones.server.network.addresses import is_loopback
from warbones.server.network.names import without_port
from warbones.server.network.network import Network
from warbones.server.network.public import PublicUrl
from warbones.server.rooms.rooms import Rooms
from warbones.server.rooms.showing import Showing
from warbones.server.sockets.line import Unmetered
from warbones.server.sockets.play import play
from warbones.server.store.sqlite import SqliteStore
from warbones.server.workers.bots import Bots

LOBBY: Final = (list_games, show_rules, show_lesson, throw_in_lesson, show_preparing)
TABLES: Final = (set_up_table, list_tables, show_standing, sit_down, claim_seat, carry_seat)
REPLAYS: Final = (download, show_replay, read_replay, tell_story)

SHARING: Final = (show_sharing, share, draw_qr, show_health)

POLICY: Final = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)

HEADERS: Final = {"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}

ALONE: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
"""What browsers heed on pages that nobody on the way can have changed, and complain of on others."""


POSTS: Final = 60
"""Tables, seats and files that one address may send a request for within a minute."""


def create_app(
    data: Path,
    bots: Bots,
    static: Path = STATIC,
    posts: int = POSTS,
    network: Network | None = None,
    metrics: Metrics | None = None,
) -> Litestar:
    """Return the application that keeps its matches in the folder ``data``. Raises `StoreUnusable`.

    ``posts`` is how many tables one address may set up within a minute, and the like; ``network``: how it is reached;
    ``metrics`` count what goes on, and are served, where there are any.
    """
    network = network or Network()
    store = SqliteStore(data)
    rooms, show = Rooms(MeteredStore(store, metrics) if metrics else store, bots), Showing()
    if metrics:
        metrics.watch(rooms)

    given = {"rooms": rooms, "bots": bots, "show": show, "static": static, "network": network}
    given |= {"meter": metrics or Unmetered(), "metrics": metrics}

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        bots.prepare()
        resuming = asyncio.create_task(rooms.resume())
        yield
        resuming.cancel()
        await asyncio.wait([resuming])
        rooms.close()
        bots.close()
        show.close()
        await store.close()

    return Litestar(
        [*LOBBY, *TABLES, *REPLAYS, *SHARING, *([show_metrics] if metrics else []), play, show_page],
        lifespan=[lifespan],
        dependencies={name: _given(value) for name, value in given.items()},
        exception_handlers=HANDLERS,
        middleware=[_pace(posts)],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        before_send=[_headers(network.public)],
        request_max_body_size=LONGEST_BODY,
        openapi_config=described(),
        logging_config=None,
    )


def _given(value: Any) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)


def _pace(posts: int) -> DefineMiddleware:
    limit = RateLimitConfig(("minute", posts), check_throttle_handler=_changes_something)
    return limit.middleware


def _changes_something(request: Request[Any, Any, Any]) -> bool:
    return request.method == "POST"


def _headers(public: PublicUrl | None) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return what adds the headers that every answer has."""
    sockets = f"; connect-src 'self' {public.socket}" if public else ""  # not every browser counts them among 'self'
    always = HEADERS | {"Content-Security-Policy": POLICY + sockets}

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in (always | ALONE if _is_trustworthy(scope, public) else always).items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")

    return add


def _is_trustworthy(scope: Scope, public: PublicUrl | None) -> bool:
    if scope["scheme"] == "https" or (public and public.scheme == "https"):
        return True
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return is_loopback(without_port(host))
