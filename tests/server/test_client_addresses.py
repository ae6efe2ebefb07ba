"""Slow work is counted for the addresses of the clients that wait for it, wherever their sockets connected."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import Player, VersionedClient, new_table, options, play_and_resign, seats_of
from warbones.concurrency.fair_queue import Clients
from warbones.core.play.position import Position
from warbones.review.inquiry import JudgeRequest, Verdict
from warbones.rooms.bots import WeighedAction
from warbones.rooms.finished.documents import Busy
from warbones.rooms.visitors.connections import Connection, Connections
from warbones.server.cluster.messages import decode_message, encode, request_of, scope_of
from warbones.server.workers import drawing_process
from warbones.server.workers.drawing_process import OWN_LINE, DrawingProcess

T = TypeVar("T")

HERE = frozenset({"127.0.0.1"})


class RecordingBots(RandomBots):
    """Bots that record the addresses that wait for them."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: set[tuple[str, frozenset[str]]] = set()

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        self.waited.add(("plan", frozenset(clients())))
        return await super().plan(seen, seat, bot, clients)

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients) -> list[WeighedAction]:
        self.waited.add(("weigh", frozenset(clients())))
        return await super().weigh(seen, seat, bot, clients)

    async def judge(self, asked: JudgeRequest, clients: Clients) -> Verdict:
        self.waited.add(("judge", frozenset(clients())))
        return Verdict(best=-1, value=0.1, cost=0.0, error=0.0)


def test_bots_think_for_the_addresses_of_those_who_are_there(tmp_path: Path) -> None:
    bots = RecordingBots()
    with serving(tmp_path, bots) as host, Player(host, new_table(host, seats_of(1))) as alpha:
        while not options(alpha.newest()):
            alpha.view()
        alpha.wish("hint")
        while ("plan", HERE) not in bots.waited:  # nobody waited for its decision before she joined
            if choices := options(alpha.newest()):
                alpha.act(choices[0], alpha.views[-1].number)
            else:
                alpha.view()
    assert ("weigh", HERE) in bots.waited


def test_reviews_are_made_for_whoever_asked(tmp_path: Path) -> None:
    bots = RecordingBots()
    with serving(tmp_path, bots) as host, VersionedClient(base_url=f"http://{host}/api", timeout=60) as client:
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            play_and_resign(alpha, beta)
        address = f"/tables/{ticket.table}/review"
        client.post(address)
        while client.get(address).json()["state"] == "going":
            pass
    assert {who for what, who in bots.waited if what == "judge"} == {HERE}


def test_those_at_seats_wait_for_a_table_and_those_who_watch_where_nobody_sits() -> None:
    connections = Connections()
    assert connections.clients() == frozenset()
    watcher, alpha, beta = Connection(None, client="w"), Connection(0, client="a"), Connection(1, client="b")
    connections.arrive(watcher)
    assert connections.clients() == {"w"}
    for each in (alpha, beta):
        connections.arrive(each)
    assert connections.clients() == {"a", "b"}
    connections.leave(alpha)
    assert connections.clients() == {"b"}


def test_a_relayed_socket_carries_the_client_s_address() -> None:
    scope = {"type": "websocket", "path": "/", "headers": [], "client": ("203.0.113.7", 4711), "state": {}}
    handed = decode_message(encode(request_of(scope)))
    assert scope_of(handed)["client"] == ("203.0.113.7", 4711)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_an_address_that_opens_many_matches_is_refused_more_and_no_other_is() -> None:
    show, loaded = DrawingProcess(), list[str]()
    going = asyncio.Event()

    async def load(client: str) -> tuple[object, ...]:
        loaded.append(client)
        await going.wait()
        return (client,)

    def job(client: str) -> asyncio.Task[str]:
        return asyncio.create_task(show.do(client, str, lambda: load(client)))

    greedy = [job("greedy") for _ in range(OWN_LINE + 3)]
    await asyncio.sleep(0)
    honest = job("honest")
    await asyncio.sleep(0)
    assert loaded == ["greedy"], "what waits is not loaded"
    going.set()
    assert await honest == "honest"
    assert loaded.index("honest") == 1
    came = await asyncio.gather(*greedy, return_exceptions=True)
    assert [type(each) for each in came] == [str] * (OWN_LINE + 1) + [Busy] * 2
    show.close()


@pytest.mark.anyio
async def test_the_total_number_of_waiting_requests_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_process, "LINE", 2)
    show = DrawingProcess()
    jobs = [asyncio.create_task(show.do(f"{number}", drawn)) for number in range(4)]
    came = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(each) for each in came] == [str] * 3 + [Busy]
    show.close()


def drawn() -> str:
    return "drawn"
