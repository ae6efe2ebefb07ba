"""The entry for a worker's JavaScript (``web/src/standalone/worker.ts``)."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from warbones.page.bots import InterpretedBots
from warbones.page.host import Host
from warbones.page.shelf import Shelf
from warbones.rooms.steady_clock import LastRun, SignedClock

TIME: Final = "time"


async def start(shelf: Any) -> Host:
    """Return the host of a page whose browser keeps ``shelf``, a JavaScript object with the methods of `Shelf`."""
    written = await shelf.read(TIME)
    last = msgspec.json.decode(written, type=LastRun) if written else LastRun(0)
    host = Host(shelf, InterpretedBots(), SignedClock(last, lambda ran: _sign(shelf, ran)))
    host.start()
    return host


_signing: set[asyncio.Task[bool]] = set()


def _sign(shelf: Shelf, ran: LastRun) -> None:
    task = asyncio.ensure_future(shelf.write([TIME], [msgspec.json.encode(ran).decode()]))
    _signing.add(task)
    task.add_done_callback(_signing.discard)
