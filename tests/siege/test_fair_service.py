"""One visitor uses everything that the limits allow, and visitors from another address are still served."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from bench.crowd import Player
from tests.server.host import with_store
from tests.siege.harness import latencies, long_match, report, under_attack
from tests.siege.operator_server import joined, real, send, table, visitor
from tests.siege.test_replays import keep
from warbones.core.record.options import Value
from warbones.rooms.match.setup import match_of
from warbones.server.visitor_limits import BURST, Limits
from warbones.table.record import record, write_record

pytestmark = [pytest.mark.torture, pytest.mark.timeout(1200)]

GREEDY, HONEST = "127.0.0.2", "127.0.0.3"

SEARCHING = ({"kind": "person"}, {"kind": "bot", "bot": "search"})
TABLES = 58
"""The tables that one address may set up within a minute, with a few requests to spare."""

DECISIONS = 4
PATIENCE = 60.0

MOST_BETWEEN = 4
"""Searches for others that an answer may wait for: the one that runs, one for each other client, and some to spare."""

REPLAYS, DOWNLOADS = 60, 12

REVIEWS = 8
SPARE = 8
"""The positions that greedy reviews may be ahead of the honest one: those under way at its beginning and end."""

SOCKETS, FAST, ATTACK = 190, 50, 12.0
"""The number of sockets whose messages are all refused, how many each sends a second, and for how many seconds."""

DESCRIPTORS = 1024
WAITING = 399
"""Requests that one address leaves unfinished."""


async def thoughts(http: httpx.AsyncClient) -> int:
    """Return the number of searches that the server has counted."""
    lines = (await http.get("/metrics")).text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("warbones_bot_search_seconds_count"))))


async def decided(player: Player, rng: random.Random, count: int) -> int:
    """Make ``count`` decisions against a bot; return the number made within `PATIENCE` seconds."""
    made = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while made < count:
                if player.choices():
                    await player.act(rng)
                    made += 1
                await asyncio.sleep(0.01)
    return made


@asynccontextmanager
async def stood_in(address: str, http: httpx.AsyncClient) -> AsyncIterator[None]:
    """Let bots play both seats of as many tables as one address may set up."""
    sockets = []
    for number in range(TABLES):
        player = await joined(address, GREEDY, await table(http, SEARCHING))
        await send(player.socket, type="ask", id=f"{number}", what="bot", bot="search")
        sockets.append((player, asyncio.create_task(player.listen())))
    yield
    for player, task in sockets:
        task.cancel()
        await player.socket.close()


async def beside_stand_ins(address: str) -> tuple[int, int, float, float]:
    """Return an honest player's decisions, the searches meanwhile, and the seconds during the attack and before it."""
    async with visitor(address, HONEST) as http, visitor(address, GREEDY) as greedy:
        player, rng = await joined(address, HONEST, await table(http, SEARCHING)), random.Random(1)
        first, before = player, asyncio.create_task(player.listen())
        while not await decided(player, rng, 2):
            pass
        began = perf_counter()
        await decided(player, rng, DECISIONS)
        calm = perf_counter() - began
        player = await joined(address, HONEST, await table(http, SEARCHING))
        listening = asyncio.create_task(player.listen())
        async with stood_in(address, greedy):
            begun, began = await thoughts(http), perf_counter()
            made = await decided(player, rng, DECISIONS)
            seconds, between = perf_counter() - began, await thoughts(http) - begun
        for each, task in ((first, before), (player, listening)):
            task.cancel()
            await each.socket.close()
        return made, between, seconds, calm


def test_a_bot_answers_though_somebody_else_has_bots_play_at_58_tables(data: Path) -> None:
    with real(data, "--metrics") as (address, _):
        made, between, seconds, calm = asyncio.run(beside_stand_ins(address))
    report(
        f"beside {TABLES} tables of bots",
        decisions=f"{made} of {DECISIONS}",
        seconds=f"{seconds:.1f}, without them {calm:.1f}",
        thoughts=between,
    )
    assert made == DECISIONS
    assert between <= DECISIONS * MOST_BETWEEN


async def beside_replays(address: str, name: str) -> tuple[Counter[int], Counter[int], list[float]]:
    """Return the answers to the greedy and the honest visitor, and the time of each honest answer."""
    async with visitor(address, GREEDY, 900) as greedy, visitor(address, HONEST, 900) as http:
        asking = [
            asyncio.create_task(greedy.get(f"/api/tables/{name}/replay", params={"view": "open"}))
            for _ in range(REPLAYS)
        ]
        await asyncio.sleep(1)
        honest, took = Counter[int](), []
        for _ in range(DOWNLOADS):
            began = perf_counter()
            honest[(await http.get(f"/api/tables/{name}/file")).status_code] += 1
            took.append(perf_counter() - began)
        return Counter(each.status_code for each in await asyncio.gather(*asking)), honest, took


def test_matches_are_downloaded_though_somebody_else_opens_60_replays(data: Path) -> None:
    with_store(data, partial(keep, name="keep"))
    with real(data) as (address, _):
        greedy, honest, took = asyncio.run(beside_replays(address, "keep"))
    report(f"beside {REPLAYS} replays", greedy=dict(greedy), honest=dict(honest), longest=f"{max(took):.1f} s")
    assert honest == {200: DOWNLOADS}


def file_of(seed: int, game: str = "dicewing") -> bytes:
    """Return the file of a random match."""
    options: dict[str, Value] = {}
    stored, turns = long_match(game, seed, options)
    match = match_of(stored)
    for turn in turns:
        match.fold(turn)
    return write_record(record(match, turns, f"table{seed}", stored.secret))


async def begun(http: httpx.AsyncClient, file: bytes) -> str:
    """Return the id of a new review of a file."""
    answer = await http.post("/api/reviews", content=file)
    return str(answer.raise_for_status().json()["id"])


async def finished(http: httpx.AsyncClient, review: str) -> tuple[str, int]:
    """Return the last state of a review and the number of its positions."""
    length = 0
    while (answer := (await http.get(f"/api/reviews/{review}")).json())["state"] == "going":
        length = answer.get("of", length)
        await asyncio.sleep(0.05)
    return answer["state"], length


async def judged(http: httpx.AsyncClient, reviews: list[str]) -> int:
    """Return the number of positions judged for unfinished reviews."""
    states = [(await http.get(f"/api/reviews/{review}")).json() for review in reviews]
    assert {state["state"] for state in states} == {"going"}
    return sum(state.get("done", 0) for state in states)


async def beside_reviews(address: str, files: list[bytes]) -> tuple[str, int, int, float]:
    """Return the state of an honest review, its positions and the greedy ones judged meanwhile, and its seconds."""
    first, *others = files
    async with visitor(address, GREEDY) as greedy, visitor(address, HONEST) as http:
        theirs = [await begun(greedy, file) for file in others]
        before, start = await judged(greedy, theirs), perf_counter()
        state, length = await finished(http, await begun(http, first))
        return state, length, await judged(greedy, theirs) - before, perf_counter() - start


def test_a_review_takes_turns_with_eight_of_another_client(data: Path) -> None:
    files = [file_of(seed) for seed in range(REVIEWS + 1)]
    with real(data) as (address, _):
        state, length, others, seconds = asyncio.run(beside_reviews(address, files))
    report(f"beside {REVIEWS} reviews", honest=state, positions=length, greedy=others, seconds=f"{seconds:.1f}")
    assert state == "done"
    assert length > 0
    assert others <= length + SPARE


async def refused(address: str, tickets: list[Any], answered: Any) -> None:
    """Send messages that are refused from many sockets simultaneously, as fast as allowed."""
    until = perf_counter() + ATTACK

    async def one(number: int) -> None:
        player = await joined(address, GREEDY, tickets[number % len(tickets)])
        sending = asyncio.create_task(_flood(player, until))
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(max(0, until - perf_counter()) + 1):
                async for text in player.socket:
                    answered.value += b'"refused"' in text[:40].encode() if isinstance(text, str) else 0
        sending.cancel()

    await asyncio.gather(*(one(number) for number in range(SOCKETS)))


async def _flood(player: Player, until: float) -> None:
    with suppress(ConnectionClosed):
        while perf_counter() < until:
            for _ in range(FAST // 10):
                await send(player.socket, type="act", id="x", number=9, action="nothing")
            await asyncio.sleep(0.1)


def _refused(address: str, tickets: list[Any], answered: Any) -> None:
    asyncio.run(refused(address, tickets, answered))


def test_players_are_answered_though_190_sockets_are_refused_all_the_time(data: Path) -> None:
    context = multiprocessing.get_context("spawn")
    answered = context.Value("q", 0, lock=False)
    with real(data) as (address, pid):
        server = psutil.Process(pid)

        async def attack() -> float:
            async with visitor(address, GREEDY) as http:
                tickets = [await table(http, ({"kind": "person"},) * 2) for _ in range(SOCKETS // 8 + 1)]
            before = server.cpu_times().user
            process = context.Process(target=_refused, args=(address, tickets, answered))
            process.start()
            await asyncio.to_thread(process.join)
            return server.cpu_times().user - before

        async def nothing() -> float:
            await asyncio.sleep(ATTACK / 2)
            return 0.0

        _, _, calm = asyncio.run(under_attack(address, nothing))
        spent, seconds, took = asyncio.run(under_attack(address, attack))
    report("alone", **latencies(calm))
    report(
        f"beside {SOCKETS} sockets of refused messages",
        **latencies(took),
        refusals=answered.value,
        processor=f"{spent:.1f} s of {seconds:.1f}",
    )
    assert answered.value < Limits.messages * (ATTACK + BURST + 2)


def half_open(stack: ExitStack, address: str, at: str, count: int) -> int:
    """Start requests that never finish; return the number that the server did not turn away immediately."""
    host, port = address.removeprefix("http://").strip("/").split(":")
    opened = []
    for _ in range(count):
        with suppress(OSError):
            each = stack.enter_context(socket.create_connection((host, int(port)), 5, (at, 0)))
            each.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n")
            opened.append(each)
    return len(opened)


def asked(address: str, at: str, what: Callable[[httpx.Client], httpx.Response]) -> str:
    """Return the status of an answer, or the reason why there was none."""
    with httpx.Client(base_url=address, timeout=5, transport=httpx.HTTPTransport(local_address=at)) as http:
        try:
            return str(what(http).status_code)
        except httpx.HTTPError as error:
            return type(error).__name__


def test_requests_are_answered_though_three_addresses_leave_theirs_half_open(data: Path, tmp_path: Path) -> None:
    said, body = tmp_path / "said", {"game": "dicewing", "seats": [{"kind": "person"}] * 2}
    with real(data, descriptors=DESCRIPTORS, said=said) as (address, pid), ExitStack() as stack:
        for last in (11, 12, 13):
            half_open(stack, address, f"127.0.0.{last}", WAITING)
        open_files = psutil.Process(pid).num_fds()
        answers = Counter(
            asked(address, HONEST, what)
            for _ in range(10)
            for what in (lambda http: http.get("/api/games"), lambda http: http.post("/api/tables", json=body))
        )
    log = said.read_text()
    report(
        f"beside three addresses of {WAITING} half-open requests",
        descriptors=f"{open_files} of {DESCRIPTORS}",
        answers=dict(answers),
        log=log.count("Traceback") + log.count("Too many open files"),
    )
    assert answers == {"200": 10, "201": 10}
    assert "Too many open files" not in log
