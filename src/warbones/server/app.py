"""The application: what is served where, and with which headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message

import warbones
from warbones.server.bots import Bots
from warbones.server.lobby import list_games, set_up_table, show_preparing, show_rules
from warbones.server.pages import STATIC, show_page
from warbones.server.play import play
from warbones.server.problems import HANDLERS, LONGEST_BODY
from warbones.server.rooms import Rooms
from warbones.server.sqlite import SqliteStore

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def create_app(data: Path, bots: Bots, static: Path = STATIC) -> Litestar:
    """Return the application that keeps its matches in the folder ``data``. Raises `StoreUnusable`."""
    store = SqliteStore(data)
    rooms = Rooms(store, bots)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        bots.prepare()
        resuming = asyncio.create_task(rooms.resume())
        yield
        resuming.cancel()
        await asyncio.wait([resuming])
        rooms.close()
        bots.close()
        await store.close()

    return Litestar(
        [list_games, show_rules, set_up_table, show_preparing, play, show_page],
        lifespan=[lifespan],
        dependencies={name: _given(value) for name, value in (("rooms", rooms), ("bots", bots), ("static", static))},
        exception_handlers=HANDLERS,
        before_send=[_add_headers],
        request_max_body_size=LONGEST_BODY,
        openapi_config=_openapi(),
        logging_config=None,
    )


def _given(value: Any) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)


async def _add_headers(message: Message, _: object) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Warbones",
        version=warbones.__version__,
        description="Games are played over the WebSocket /api/tables/{table}/play, whose messages are JSON: the "
        "first joins a seat with its token, each later one answers a decision of that seat.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/")],
    )
