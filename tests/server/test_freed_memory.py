"""A closed table's memory is freed immediately, without a run of the garbage collector."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.host import RandomBots, serving
from tests.server.manual_time import HandTime
from tests.server.player import FRIENDS, Player, closed_with, new_table, play_some, seats_of
from warbones.games import GAMES
from warbones.protocol.messages import Act, TableRequest
from warbones.rooms import room_cache
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.room import Room
from warbones.rooms.rooms import Rooms
from warbones.rooms.storage.store import UnknownTable
from warbones.server.sockets.websocket_protocol import TolerantProtocol
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.workers.throw_threads import ThrowThreads

THROWN = [name for name, game in GAMES.items() if game.ruleset.throws]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def no_collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Turn off the garbage collector, and keep no idle table in memory."""
    monkeypatch.setattr(room_cache, "MOST_IDLE", 0)
    gc.disable()
    yield
    gc.enable()


def rooms_of(data: Path) -> tuple[Rooms, SqliteStore]:
    bots, store = RandomBots(), SqliteStore(data)
    bots.prepare()
    return Rooms(store, bots, HandTime(), ThrowThreads()), store


async def played(room: Room, answers: int) -> None:
    """Answer at random up to this many times, as long as people have decisions."""
    live, rng = room.live, random.Random(1)
    for name in range(answers):
        await room.rest()
        if not live.match.to_act:
            return
        seat = min(live.match.to_act)
        action = rng.choice(list(live.match.position.legal(seat))).text
        await live.answer(seat, Act(id=f"{name}", number=live.match.number(seat), action=action))
    await room.rest()


@pytest.mark.anyio
@pytest.mark.parametrize("bot", [None, 1])
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.lobby.offered])
async def test_a_match_is_free_once_its_table_is_let_go(tmp_path: Path, game: str, bot: int | None) -> None:
    rooms, store = rooms_of(tmp_path)
    seats = FRIENDS if bot is None else seats_of(bot)
    ticket = await rooms.create(msgspec.convert({"game": game, "seats": seats}, TableRequest))
    async with rooms.enter(ticket.table) as room:
        await played(room, 12)
        kept = [weakref.ref(each) for each in (room, room.live, room.live.match, room.live.match.position)]
    del room
    assert ticket.table not in rooms.cache
    assert [each() for each in kept] == [None] * 4
    rooms.close()
    await store.close()


@pytest.mark.anyio
async def test_a_match_that_was_closed_while_somebody_was_there_is_free(tmp_path: Path) -> None:
    rooms, store = rooms_of(tmp_path)
    ticket = await rooms.create(msgspec.convert({"game": "dicewing", "seats": FRIENDS}, TableRequest))
    async with rooms.enter(ticket.table) as room:
        await played(room, 3)
        rooms.leave([ticket.table])
        kept = weakref.ref(room.live)
    del room
    assert kept() is None
    rooms.close()
    await store.close()


@pytest.mark.anyio
async def test_failed_lookups_are_freed_too(tmp_path: Path) -> None:
    rooms, store = rooms_of(tmp_path)
    kept = list[weakref.ref[UnknownTable]]()
    try:
        async with rooms.enter("no such table"):
            pass
    except UnknownTable as unknown:
        kept.append(weakref.ref(unknown))
    for _ in range(2):  # then the store's thread no longer holds it
        await rooms.check()
    assert [each() for each in kept] == [None]
    rooms.close()
    await store.close()


def matches_and_sockets() -> list[object]:
    return [each for each in gc.get_objects() if type(each) in (LiveMatch, TolerantProtocol)]


def test_a_match_and_its_sockets_are_free_once_all_have_left(tmp_path: Path) -> None:
    before = matches_and_sockets()  # left by the last server of this process, which had tables in memory
    with serving(tmp_path) as host:
        tickets = [new_table(host) for _ in range(3)]
        for ticket in tickets:
            with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta, Player(host, ticket, None) as third:
                third.view()
                play_some(alpha, beta, 5)
                alpha.wish("hint")
                alpha.wish("nothing of the kind")
                with Player(host, ticket, token="n" * 9) as stranger:
                    stranger.refusal()
                    closed_with(stranger)
    assert [each for each in matches_and_sockets() if each not in before] == []
