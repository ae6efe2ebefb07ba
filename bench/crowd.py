"""Simulated players at many tables: real games through real WebSockets, one timed answer a second at each."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field, fields
from time import perf_counter
from zlib import crc32

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect


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
    """Any message of the server, as far as the generator reads it."""

    type: str
    v: int = 0
    number: int = 0
    id: str = ""
    problem: str = ""
    scene: Scene | None = None


READ = msgspec.json.Decoder(Told)


@dataclass
class Player:
    """One seat's socket and its newest view."""

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
        """Return the answers this seat may give now; for a choice of several pieces, the first ones."""
        scene = self.view.scene if self.view else None
        if scene is None or scene.prompt.kind not in ("choose", "aim"):
            return ()
        several = scene.prompt.several
        if several is None:
            return scene.prompt.options
        return (*scene.prompt.options, Option(" ".join((several.action, *several.pieces[: several.fewest]))))

    async def act(self, rng: random.Random) -> float:
        """Answer at random; return the seconds until the answer was acknowledged as stored."""
        assert self.view is not None
        name, sent = f"{rng.getrandbits(60):x}", perf_counter()
        self.waiting[name] = asyncio.get_running_loop().create_future()
        act = {"type": "act", "id": name, "number": self.view.number, "action": rng.choice(self.choices()).action}
        await self.socket.send(msgspec.json.encode(act).decode())
        return await self.waiting[name] - sent


def home(address: str, number: int) -> httpx.AsyncClient:
    """Return a client with its own loopback address, since tables are limited by address."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{1 + number}")
    return httpx.AsyncClient(base_url=address, timeout=60, transport=transport)


async def sit(
    http: httpx.AsyncClient, addresses: Sequence[str], rng: random.Random | None = None, game: str = "dicewing"
) -> list[Player]:
    """Set up a table and take both seats, at the server that its name selects, or with ``rng`` at a random one."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    ticket = (await http.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
    players = []
    for seat in ticket["seats"]:
        at = rng.choice(addresses) if rng else addresses[crc32(ticket["table"].encode()) % len(addresses)]
        where = at.replace("http", "ws", 1) + f"api/tables/{ticket['table']}/play?version=4"
        socket = await connect(where, compression=None, max_size=None)
        await socket.send(msgspec.json.encode({"type": "join", "token": seat["token"]}).decode())
        players.append(Player(socket))
    return players


async def play(http: httpx.AsyncClient, at: Servers, rng: random.Random, until: float, took: list[float]) -> None:
    """Play one table at an answer a second until the clock says so; a finished game is followed by another."""
    async with asyncio.TaskGroup() as group:
        players = await sit(http, at.addresses, rng if at.scattered else None)
        listening = [group.create_task(player.listen()) for player in players]
        await asyncio.sleep(rng.random())
        due = perf_counter()
        while (due := due + 1) < until:
            await asyncio.sleep(max(0, due - perf_counter()))
            able = [player for player in players if player.choices()]
            if able:
                took.append(await rng.choice(able).act(rng))
            elif any(player.view and player.view.scene and player.view.scene.over for player in players):
                break
        for player, task in zip(players, listening, strict=True):
            task.cancel()
            await player.socket.close()


async def load(at: Servers, tables: int, seconds: float) -> tuple[list[float], Spent]:
    """Keep ``tables`` games going; return the seconds that each answer took, and what that cost.

    The first ten seconds, and those in which people sit down, are left out.
    """
    took: list[float] = []
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        homes = [
            await stack.enter_async_context(home(at.addresses[number % len(at.addresses)], number))
            for number in range(1 + tables // 10)
        ]
        started = perf_counter()
        until = started + 10 + tables / 50 + seconds

        async def keep(seed: int) -> None:
            rng = random.Random(seed)
            await asyncio.sleep(seed / 50)
            while perf_counter() < until - 2:
                await play(homes[seed // 10], at, rng, until, took)

        for seed in range(tables):
            group.create_task(keep(seed))
        await asyncio.sleep(10 + tables / 50)
        took.clear()
        before = at.spent()
        await asyncio.sleep(until - 2 - perf_counter())
        spent = at.spent() - before
    return took, spent


@dataclass(frozen=True)
class Spent:
    """CPU seconds used by the servers, their databases and this generator."""

    servers: float
    databases: float
    generator: float

    def __sub__(self, other: Spent) -> Spent:
        return Spent(*(getattr(self, each.name) - getattr(other, each.name) for each in fields(self)))


@dataclass(frozen=True)
class Servers:
    """The servers and their database's processes. Players connect to their table's server; ``scattered``: to any."""

    servers: Sequence[Server]
    databases: Sequence[psutil.Process] = ()
    scattered: bool = False

    @property
    def addresses(self) -> list[str]:
        """The servers' addresses."""
        return [server.address for server in self.servers]

    def spent(self) -> Spent:
        """Return the CPU seconds so far."""
        families = [each for root in self.databases for each in (root, *root.children(recursive=True))]
        took = [sum(map(_spent, each)) for each in ([server.process for server in self.servers], families)]
        return Spent(*took, _spent(psutil.Process()))


@dataclass(frozen=True)
class Server:
    """A server's address and process."""

    address: str
    process: psutil.Process


def _spent(process: psutil.Process) -> float:
    """Return a process's CPU seconds, 0 if it has ended."""
    with suppress(psutil.NoSuchProcess):
        times = process.cpu_times()
        return float(times.user + times.system)
    return 0
