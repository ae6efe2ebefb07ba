"""The entry for a worker's JavaScript (``web/src/standalone/worker.ts``). Everything but the bots' memory is passed as
text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from warbones.page.bots import PageBots
from warbones.page.host import Host
from warbones.page.line import PageConnection
from warbones.players.wasm_bots import WasmBots
from warbones.players.wasm_engine import Request
from warbones.rooms.steady_clock import LastRun, SignedClock

TIME: Final = "time"
"""The key of the last heartbeat."""


class BrowserShelf:
    """The shelf of a browser, through a JavaScript object that takes and returns JSON."""

    def __init__(self, shelf: Any) -> None:
        """Store through ``shelf`` (``web/src/standalone/shelf.ts``)."""
        self._shelf = shelf

    async def write(self, keys: Sequence[str], texts: Sequence[str], new: str = "") -> bool:
        """Store strings; see `warbones.page.shelf.Shelf`."""
        return bool(await self._shelf.write(_json([*zip(keys, texts, strict=True)]), new))

    async def read(self, key: str) -> str | None:
        """Return the text under a key, or None."""
        found = await self._shelf.read(key)
        return None if found is None else str(found)

    async def within(self, prefix: str) -> Sequence[str]:
        """Return the strings whose keys begin with ``prefix``."""
        return msgspec.json.decode(await self._shelf.within(prefix), type=list[str])

    async def remove(self, prefix: str) -> None:
        """Remove the strings whose keys begin with ``prefix``."""
        await self._shelf.remove(prefix)


class Page:
    """The host of a page, as its worker calls it."""

    def __init__(self, host: Host) -> None:
        """Speak for ``host``."""
        self._host = host

    async def answer(self, method: str, url: str, authorization: str, body: str) -> str:
        """Return the status, the media type and the body of an answer, as a JSON array."""
        status, media_type, content = await self._host.answer(method, url, authorization, body.encode())
        return _json((int(status), media_type, content.decode()))

    def connect(self, table: str, send: Callable[[str], object], close: Callable[[int], object]) -> PageConnection:
        """Return a new connection to a table."""
        return self._host.connect(table, send, lambda code: close(int(code)))


def searching_bots(searches: Any) -> PageBots:
    """Return the bots of a page whose browser searches by ``searches`` (``web/src/standalone/searches.ts``)."""

    async def think(request: Request) -> Mapping[str, Any]:
        from js import Object  # type: ignore[import-not-found]  # noqa: PLC0415  # Pyodide's
        from pyodide.ffi import to_js  # type: ignore[import-not-found]  # noqa: PLC0415  # as above

        answer = await searches.think(to_js(request, dict_converter=Object.fromEntries))
        return cast("Mapping[str, Any]", answer.to_py())

    async def describe(game: str) -> Mapping[str, Any]:
        return msgspec.json.decode(await searches.describe(game), type=dict[str, Any])

    games = msgspec.json.decode(searches.games, type=frozenset[str])
    return PageBots(WasmBots(think, describe), games)


async def start(browser: Any, searches: Any, options: str = "{}") -> Page:
    """Return the page that stores matches in ``browser`` and searches with ``searches``.

    ``options`` are the default options of each game's new tables, as JSON.
    """
    shelf = BrowserShelf(browser)
    written = await shelf.read(TIME)
    last = msgspec.json.decode(written, type=LastRun) if written else LastRun(0)
    signing = set[asyncio.Task[bool]]()

    def sign(ran: LastRun) -> None:
        task = asyncio.create_task(shelf.write([TIME], [_json(ran)]))
        signing.add(task)
        task.add_done_callback(signing.discard)

    usual = msgspec.json.decode(options, type=dict[str, dict[str, Any]])
    host = Host(shelf, searching_bots(searches), SignedClock(last, sign), usual)
    host.start()
    return Page(host)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
