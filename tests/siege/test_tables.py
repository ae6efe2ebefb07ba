"""Endless tables: decisions taken back, deserted tables, and tables of bots alone."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import msgspec
import pytest

from tests.server.host import RandomBots
from tests.server.manual_time import HandTime
from tests.server.player import FRIENDS, seats_of
from tests.siege.harness import megabytes, on_disk, report
from warbones.protocol.messages import Act, TableRequest
from warbones.rooms.room_cache import MOST_IDLE
from warbones.rooms.rooms import Rooms
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.workers.throw_threads import ThrowThreads
from warbones.table.errors import NothingToUndo
from warbones.table.match import MOST_TAKEN_BACK

pytestmark = [pytest.mark.torture, pytest.mark.anyio, pytest.mark.timeout(1200)]

TIMES = 10_000
MOST_MORE = {"memory": 100.0, "disk": 15.0}
"""Megabytes that a table may grow by while people decide and undo: several times the usual."""

TABLES = 3000


def request(seats: object) -> TableRequest:
    return msgspec.convert({"game": "dicewing", "seats": seats}, TableRequest)


async def test_deciding_and_taking_back_ten_thousand_times(data: Path) -> None:
    store, bots = SqliteStore(data), RandomBots()
    bots.prepare()
    ticket = await (rooms := Rooms(store, bots, HandTime(), ThrowThreads())).create(request(FRIENDS))
    async with rooms.enter(ticket.table) as room:
        memory, disk, began, refused = megabytes(), on_disk(data), perf_counter(), 0
        for time in range(TIMES):
            match = room.live.match
            seat = min(match.position.to_act)
            try:
                undone = match.undo(seat) if match.position.legal(seat) and time else None
            except NothingToUndo:
                undone = None
            if undone is None and match._takebacks.any(seat):
                refused += 1
                continue
            if undone is None:
                act = Act(id=f"{time}", number=match.number(seat), action=match.position.legal(seat)[0].text)
                await room.live.answer(seat, act)
            else:
                await room.live.play(undone)
        turns = len((await store.load(ticket.table))[1])
        more = {"memory": megabytes() - memory, "disk": (on_disk(data) - disk) / 1e6}
        report(
            "decided and taken back",
            turns=turns,
            refused=refused,
            seconds=f"{perf_counter() - began:.1f}",
            **{what: f"{megabyte:.1f} MB more" for what, megabyte in more.items()},
        )
    assert turns < 4 * MOST_TAKEN_BACK + 200
    assert all(more[what] < most for what, most in MOST_MORE.items())
    again = Rooms(store, bots, HandTime(), ThrowThreads())
    began = perf_counter()
    async with again.enter(ticket.table):
        report("opened again", seconds=f"{perf_counter() - began:.2f}")
    await store.close()


@pytest.mark.parametrize("bot", [None, 0, 1])
async def test_thousands_of_tables_are_set_up_and_left(data: Path, bot: int | None) -> None:
    store, bots = SqliteStore(data), RandomBots()
    bots.prepare()
    rooms, memory, began = Rooms(store, bots, HandTime(), ThrowThreads()), megabytes(), perf_counter()
    for _ in range(TABLES):
        ticket = await rooms.create(request(FRIENDS if bot is None else seats_of(bot)))
        async with rooms.enter(ticket.table) as room:
            room.live.signal.give()
            await room.rest()
        assert len(rooms.cache) <= MOST_IDLE + 1
    left = megabytes()
    report(
        f"{TABLES} tables, bot on seat {bot}",
        seconds=f"{perf_counter() - began:.1f}",
        memory=f"{left - memory:.1f} MB more with {len(rooms.cache)} in memory",
        disk=f"{on_disk(data) / TABLES:.0f} bytes each",
    )
    again, began = Rooms(store, bots, HandTime(), ThrowThreads()), perf_counter()
    await again.resume()
    report("resumed", seconds=f"{perf_counter() - began:.1f}", memory=f"{megabytes() - left:.1f} MB more")
    assert len(again.places) <= MOST_IDLE + 1
    await store.close()
