"""How many tables one machine serves: real games through real WebSockets, durable, against the clock.

``python -m bench.load --tables 500 --seconds 30`` starts a server of its own, plays that many games at once, one answer
a second at each table, and prints how long answers took from being sent to being told on disk. The server and this
generator share the machine. ``--find`` doubles and halves until it finds where 99 of 100 take more than 50 ms.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Annotated, Any

import httpx
import msgspec
import typer
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

READY = "The table is open at "
LIMIT = 0.05


class Option(msgspec.Struct):
    """The part of an option that the generator needs."""

    action: str


class Prompt(msgspec.Struct):
    """The part of a prompt that the generator needs."""

    kind: str
    options: tuple[Option, ...] = ()


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
        """Return what is asked of this seat now."""
        scene = self.view.scene if self.view else None
        return scene.prompt.options if scene and scene.prompt.kind == "choose" else ()

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


async def sit(http: httpx.AsyncClient, address: str) -> list[Player]:
    """Set up a table and take both seats."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    ticket = (await http.post("/api/tables", json={"game": "dicewing", "seats": seats})).raise_for_status().json()
    players = []
    for seat in ticket["seats"]:
        where = address.replace("http", "ws", 1) + f"api/tables/{ticket['table']}/play"
        socket = await connect(where, compression=None, max_size=None)
        await socket.send(msgspec.json.encode({"type": "join", "token": seat["token"]}).decode())
        players.append(Player(socket))
    return players


async def play(http: httpx.AsyncClient, address: str, luck: random.Random, until: float, took: list[float]) -> None:
    """Play one table at an answer a second until the clock says so; a finished game is followed by another."""
    async with asyncio.TaskGroup() as group:
        players = await sit(http, address)
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


async def load(address: str, tables: int, seconds: float) -> list[float]:
    """Keep ``tables`` games going; return the seconds that each answer took, the first ten seconds left out."""
    took: list[float] = []
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        homes = [await stack.enter_async_context(home(address, number)) for number in range(1 + tables // 10)]
        started = perf_counter()
        until = started + 10 + tables / 50 + seconds

        async def keep(seed: int) -> None:
            luck = random.Random(seed)
            await asyncio.sleep(seed / 50)
            while perf_counter() < until - 2:
                await play(homes[seed // 10], address, luck, until, took)

        for seed in range(tables):
            group.create_task(keep(seed))
        await asyncio.sleep(10 + tables / 50)
        took.clear()
    return took


@dataclass
class Found:
    """What one load came to: tables, answers, and the seconds within which 50, 95 and 99 of 100 were told."""

    tables: int
    answers: int
    p50: float
    p95: float
    p99: float
    lost: int


def measure(tables: int, seconds: float) -> Found:
    """Start a server, load it, and return what was found."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "warbones", "serve", "--data", data, "--no-browser"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = next(line for line in server.stdout if line.startswith(READY)).removeprefix(READY).split()[0]
        try:
            took = sorted(asyncio.run(load(address, tables, seconds)))
        finally:
            server.terminate()
            server.communicate()
    lost = sum(each == float("inf") for each in took)
    points: list[Any] = [took[int(len(took) * share)] for share in (0.5, 0.95, 0.99)]
    return Found(tables, len(took), *points, lost)


def main(
    tables: Annotated[int, typer.Option(help="Games at once, each answering once a second")] = 500,
    seconds: Annotated[float, typer.Option(help="How long to measure, after everybody sat down")] = 20,
    find: Annotated[bool, typer.Option(help="Go on with more tables until the limit is passed")] = False,
) -> None:
    """Load the server and print how long answers took."""
    counts = [tables + step * 100 for step in range(8)] if find else [tables]
    for count in track(counts, description="Playing", disable=len(counts) == 1):
        found = measure(count, seconds)
        print(
            f"{found.tables} tables, {found.answers} answers: 50 of 100 within {1000 * found.p50:.1f} ms, "
            f"95 within {1000 * found.p95:.1f} ms, 99 within {1000 * found.p99:.1f} ms, {found.lost} refused"
        )
        if found.p99 > LIMIT and find:
            break


if __name__ == "__main__":
    typer.run(main)
