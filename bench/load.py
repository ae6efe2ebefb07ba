"""How many tables one machine serves: real games through real WebSockets, durable, against the clock.

``python -m bench.load --tables 500 --seconds 30`` starts a server of its own, plays that many games at once, one answer
a second at each table, and prints how long answers took from being sent to being told on disk. The server and this
generator share the machine. ``--find`` goes on with more tables until 99 of 100 take more than 50 ms. ``--servers 3``
starts so many on one PostgreSQL database, started for it too; people come to the server that their table's name says,
as behind a proxy that sends a table's requests to one place, or with ``--scattered`` to any.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field, fields
from time import perf_counter
from typing import Annotated, Any
from zlib import crc32

import httpx
import msgspec
import psutil
import typer
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

from tests.postgres import running
from warbones.server.limits import Limits

READY = "The table is open at "
MANY = 1_000_000
LIMITS = [word for each in fields(Limits) for word in ("--limit", f"{each.name}={MANY}")]
"""All people of a measurement have one address, for which a server has its limits."""

LIMIT = 0.05


class Option(msgspec.Struct):
    """The part of an option that the generator needs."""

    action: str


class Several(msgspec.Struct):
    """The part of a choice of several pieces that the generator needs."""

    action: str
    pieces: tuple[str, ...] = ()
    fewest: int = 1


class Prompt(msgspec.Struct):
    """The part of a prompt that the generator needs."""

    kind: str
    options: tuple[Option, ...] = ()
    several: Several | None = None


class Scene(msgspec.Struct):
    """The part of a scene that the generator needs."""

    prompt: Prompt
    over: bool = False


class Told(msgspec.Struct):
    """Any message of the server's, as far as the generator reads it."""

    type: str
    v: int = 0
    number: int = 0
    id: str = ""
    problem: str = ""
    scene: Scene | None = None


READ = msgspec.json.Decoder(Told)


@dataclass
class Player:
    """One seat's socket, and the newest view it got."""

    socket: ClientConnection
    view: Told | None = None
    waiting: dict[str, asyncio.Future[float]] = field(default_factory=dict)

    async def listen(self) -> None:
        """Read until the socket closes."""
        async for text in self.socket:
            told = READ.decode(text)
            if told.type == "view" and (self.view is None or told.v > self.view.v):
                self.view = told
            elif told.type in ("accepted", "refused") and told.id in self.waiting:
                self.waiting.pop(told.id).set_result(perf_counter() if told.type == "accepted" else float("inf"))

    def choices(self) -> tuple[Option, ...]:
        """Return what is asked of this seat now; where several pieces are to be chosen, the first of them."""
        scene = self.view.scene if self.view else None
        if scene is None or scene.prompt.kind not in ("choose", "aim"):
            return ()
        several = scene.prompt.several
        if several is None:
            return scene.prompt.options
        return (*scene.prompt.options, Option(" ".join((several.action, *several.pieces[: several.fewest]))))

    async def act(self, luck: random.Random) -> float:
        """Answer at random; return the seconds until it was told to be on disk."""
        assert self.view is not None
        name, sent = f"{luck.getrandbits(60):x}", perf_counter()
        self.waiting[name] = asyncio.get_running_loop().create_future()
        act = {"type": "act", "id": name, "number": self.view.number, "action": luck.choice(self.choices()).action}
        await self.socket.send(msgspec.json.encode(act).decode())
        return await self.waiting[name] - sent


def home(address: str, number: int) -> httpx.AsyncClient:
    """Return a client with a loopback address of its own, since one address may set up only so many tables."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{1 + number}")
    return httpx.AsyncClient(base_url=address, timeout=60, transport=transport)


async def sit(
    http: httpx.AsyncClient, addresses: Sequence[str], luck: random.Random | None = None, game: str = "dicewing"
) -> list[Player]:
    """Set up a table and take both seats, at the server that its name says, or with ``luck`` at any."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    ticket = (await http.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
    players = []
    for seat in ticket["seats"]:
        at = luck.choice(addresses) if luck else addresses[crc32(ticket["table"].encode()) % len(addresses)]
        where = at.replace("http", "ws", 1) + f"api/tables/{ticket['table']}/play"
        socket = await connect(where, compression=None, max_size=None)
        await socket.send(msgspec.json.encode({"type": "join", "token": seat["token"]}).decode())
        players.append(Player(socket))
    return players


async def play(http: httpx.AsyncClient, at: At, luck: random.Random, until: float, took: list[float]) -> None:
    """Play one table at an answer a second until the clock says so; a finished game is followed by another."""
    async with asyncio.TaskGroup() as group:
        players = await sit(http, at.addresses, luck if at.scattered else None)
        listening = [group.create_task(player.listen()) for player in players]
        await asyncio.sleep(luck.random())
        due = perf_counter()
        while (due := due + 1) < until:
            await asyncio.sleep(max(0, due - perf_counter()))
            able = [player for player in players if player.choices()]
            if able:
                took.append(await luck.choice(able).act(luck))
            elif any(player.view and player.view.scene and player.view.scene.over for player in players):
                break
        for player, task in zip(players, listening, strict=True):
            task.cancel()
            await player.socket.close()


async def load(at: At, tables: int, seconds: float) -> list[float]:
    """Keep ``tables`` games going; return the seconds that each answer took, the first ten seconds left out."""
    took: list[float] = []
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        homes = [
            await stack.enter_async_context(home(at.addresses[number % len(at.addresses)], number))
            for number in range(1 + tables // 10)
        ]
        started = perf_counter()
        until = started + 10 + tables / 50 + seconds

        async def keep(seed: int) -> None:
            luck = random.Random(seed)
            await asyncio.sleep(seed / 50)
            while perf_counter() < until - 2:
                await play(homes[seed // 10], at, luck, until, took)

        for seed in range(tables):
            group.create_task(keep(seed))
        await asyncio.sleep(10 + tables / 50)
        took.clear()
    return took


@dataclass(frozen=True)
class At:
    """The servers that people come to, each of them to any or to its table's."""

    addresses: Sequence[str]
    scattered: bool = False


@dataclass
class Found:
    """What one load came to: tables, answers, and the seconds within which 50, 95 and 99 of 100 were told."""

    tables: int
    answers: int
    p50: float
    p95: float
    p99: float
    lost: int


@contextmanager
def serving(place: Sequence[str]) -> Iterator[str]:
    """Start a server; yield its address."""
    command = [sys.executable, "-m", "warbones", "serve", *place, "--no-browser", *LIMITS]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield next(line for line in server.stdout if line.startswith(READY)).removeprefix(READY).split()[0]
        memory = psutil.Process(server.pid).memory_info().rss
        print(f"  {memory / 1e6:.0f} MB of memory in the end")
    finally:
        server.terminate()
        server.communicate()


def measure(tables: int, seconds: float, servers: int, scattered: bool) -> Found:
    """Start servers, load them, and return what was found; none: one of its own folder."""
    with ExitStack() as stack:
        if servers:
            place = ["--database", stack.enter_context(running()).new_database()]
        else:
            place = ["--data", stack.enter_context(tempfile.TemporaryDirectory())]
        at = At([stack.enter_context(serving(place)) for _ in range(servers or 1)], scattered)
        took = sorted(asyncio.run(load(at, tables, seconds)))
    lost = sum(each == float("inf") for each in took)
    points: list[Any] = [took[int(len(took) * share)] for share in (0.5, 0.95, 0.99)]
    return Found(tables, len(took), *points, lost)


def main(
    tables: Annotated[int, typer.Option(help="Games at once, each answering once a second")] = 500,
    seconds: Annotated[float, typer.Option(help="How long to measure, after everybody sat down")] = 20,
    find: Annotated[bool, typer.Option(help="Go on with more tables until the limit is passed")] = False,
    step: Annotated[int, typer.Option(help="How many more each time")] = 100,
    servers: Annotated[int, typer.Option(help="So many on one PostgreSQL database; 0: one with a file")] = 0,
    scattered: Annotated[bool, typer.Option(help="People come to any server")] = False,
) -> None:
    """Load the server and print how long answers took."""
    counts = [tables + more * step for more in range(8)] if find else [tables]
    for count in track(counts, description="Playing", disable=len(counts) == 1):
        found = measure(count, seconds, servers, scattered)
        print(
            f"{found.tables} tables, {found.answers} answers: 50 of 100 within {1000 * found.p50:.1f} ms, "
            f"95 within {1000 * found.p95:.1f} ms, 99 within {1000 * found.p99:.1f} ms, {found.lost} refused"
        )
        if found.p99 > LIMIT and find:
            break


if __name__ == "__main__":
    typer.run(main)
