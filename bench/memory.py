"""Memory of a table: ``python -m bench.memory``.

It sets up, opens and plays DiceWing tables for two without sockets, and divides the growth of the process by their
number; tables without visitors leave memory, except the last few.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Annotated

import msgspec
import psutil
import typer

from tests.server.host import RandomBots
from warbones.protocol.messages import Act, TableRequest
from warbones.rooms.room import Room
from warbones.rooms.room_cache import MOST_IDLE
from warbones.rooms.rooms import Rooms
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.store.uptime import Uptime
from warbones.server.workers.throw_threads import ThrowThreads

REQUEST = msgspec.convert({"game": "dicewing", "seats": [{"kind": "person"}] * 2}, TableRequest)


def used() -> float:
    """Return the kilobytes of this process."""
    gc.collect()
    return psutil.Process().memory_info().rss / 1000


async def play(room: Room, rng: random.Random, answers: int) -> None:
    """Play a number of random answers, or to the end."""
    live = room.live
    for name in range(answers):
        if live.match.position.over:
            return
        seat = rng.choice(sorted(live.match.to_act))
        action = rng.choice(list(live.match.position.legal(seat))).text
        await live.answer(seat, Act(id=f"{name}", number=live.match.number(seat), action=action))


async def measure(tables: int) -> None:
    """Print the results."""
    with tempfile.TemporaryDirectory() as folder:
        bots, store = RandomBots(), SqliteStore(Path(folder))
        bots.prepare()
        rooms, rng = Rooms(store, bots, Uptime(Path(folder)), ThrowThreads()), random.Random(1)
        warm = [await rooms.create(REQUEST) for _ in range(8)]
        for each in warm:
            async with rooms.enter(each.table) as room:
                await play(room, rng, 1000)
        before = used()
        async with AsyncExitStack() as held:
            tickets = [await rooms.create(REQUEST) for _ in range(tables)]
            opened = [await held.enter_async_context(rooms.enter(each.table)) for each in tickets]
            print(f"A table that was just opened: {(used() - before) / tables:.0f} kB")
            for answers, words in ((20, "after 20 answers"), (1000, "at its end")):
                for room in opened:
                    await play(room, rng, answers)
                print(f"A table {words}: {(used() - before) / tables:.0f} kB")
            del opened, room
        print(
            f"{tables} tables that everybody left: {rooms.counts().in_memory} in memory, of which {MOST_IDLE} are kept"
        )
        await store.close()


def main(tables: Annotated[int, typer.Option(help="The number of tables")] = 300) -> None:
    """Measure and print."""
    asyncio.run(measure(tables))


if __name__ == "__main__":
    typer.run(main)
