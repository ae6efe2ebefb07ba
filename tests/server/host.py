"""A real server for tests, in a thread or a separate process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import TypeVar

import httpx
import uvicorn

from warbones import load
from warbones.concurrency.fair_queue import Clients
from warbones.core.play.position import Position
from warbones.review.inquiry import JudgeRequest, Verdict
from warbones.rooms.bots import BotService, WeighedAction
from warbones.rooms.services import PushService, Timepiece
from warbones.rooms.storage.store import Store
from warbones.server.app import ROUTES, create_app
from warbones.server.http.pages import STATIC
from warbones.server.logs import log_json
from warbones.server.mail.settings import MailSettings
from warbones.server.metrics.metrics import Metrics
from warbones.server.network.network import Network
from warbones.server.operator.token import OperatorToken
from warbones.server.run import SWITCH_INTERVAL, HandOver, clustered, configured
from warbones.server.store.migration import is_database
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.visitor_limits import Limits

S = TypeVar("S", bound=Store)

PARSED = [each.parsed_fn_signature for each in ROUTES]
"""Parsed once: every application copies its handlers, and the tests create hundreds of applications."""
T = TypeVar("T")

MANY = 1_000_000
GENEROUS = Limits(*(MANY,) * len(fields(Limits)))


@dataclass(frozen=True)
class Ready:
    ready: bool = True
    text: str = ""
    done: int = 1
    total: int = 1


@dataclass
class RandomBots:
    """Plays at random in the server's own event loop, and records its inputs."""

    seed: int = 0
    seen: list[tuple[int, Position]] = field(default_factory=list)

    def prepare(self) -> None:
        self._rng = random.Random(self.seed)

    def preparing(self) -> Ready:
        return Ready()

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        self.seen.append((seat, seen))
        return (self._rng.choice(list(seen.legal(seat))).text,)

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients) -> list[WeighedAction]:
        self.seen.append((seat, seen))
        actions = list(seen.legal(seat))
        return [
            WeighedAction(action.text, float(not place), 0.24 - place / 100) for place, action in enumerate(actions)
        ]

    async def judge(self, asked: JudgeRequest, clients: Clients) -> Verdict:
        return judged(asked)

    def close(self) -> None:
        pass


def judged(asked: JudgeRequest) -> Verdict:
    """Judge without a search: all actions are equal except the last, which costs a quarter."""
    if asked.seat is None:
        return Verdict(best=-1, value=0.1, cost=0.0, error=0.0)
    legal = load(asked.game).from_dict(asked.written).legal(asked.seat)
    cost = 0.5 if legal.find(asked.action) == legal.ids[-1] else 0.0
    return Verdict(best=legal.ids[0], value=0.2, cost=cost, error=0, held=asked.again)


@contextmanager
def serving(
    data: Path,
    bots: BotService | None = None,
    static: Path = STATIC,
    limits: Limits = GENEROUS,
    unsent: int = 0,
    network: Network | None = None,
    metrics: Metrics | None = None,
    timepiece: Timepiece | None = None,
    push: PushService | None = None,
    keep_days: float | None = None,
    mail: MailSettings | None = None,
    operator: OperatorToken | None = None,
) -> Iterator[str]:
    """Serve from a thread; yields "host:port". ``unsent``: bytes that the system buffers for each connection."""
    made = create_app(
        data,
        bots or RandomBots(),
        static,
        limits,
        network,
        metrics,
        timepiece,
        push,
        keep_days=keep_days,
        operator=operator,
        mail=mail,
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        if unsent:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unsent)
        server = uvicorn.Server(configured(made.served, network, limits=limits, counts=made.counts))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        try:
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(timeout=20)
            assert not thread.is_alive()


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__, "litestar.plugins.pydantic", "warbones.server.cluster.cluster"])
"""Servers are forked from a process that has imported everything: imports take most of the time of a start."""


@contextmanager
def killable(
    data: Path | str, output: Path | None = None, prepare: Callable[[], None] | None = None, *, monitored: bool = False
) -> Iterator[tuple[str, ForkServerProcess]]:
    """Serve in a process that writes to ``output``; yields "host:port" and the process, which is killed at the end.

    ``data`` is a folder, or a database that others may share. The process calls ``prepare`` first. ``monitored``: with
    metrics, and logs as JSON.
    """
    with several(1, data, output, prepare, monitored=monitored) as [started]:
        yield started


@contextmanager
def several(
    count: int,
    data: Path | str,
    output: Path | None = None,
    prepare: Callable[[], None] | None = None,
    *,
    monitored: bool = False,
) -> Iterator[list[tuple[str, ForkServerProcess]]]:
    """Serve in several processes at once, as `killable` does in one."""
    ports = [_free_port() for _ in range(count)]
    servers = [FORKS.Process(target=_serve, args=(str(data), port, output, prepare, monitored)) for port in ports]
    try:
        for server in servers:
            server.start()
        for port in ports:
            wait_for(port)
        yield [(f"127.0.0.1:{port}", server) for port, server in zip(ports, servers, strict=True)]
    finally:
        for server in servers:
            server.kill()
            server.join()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def _serve(data: str, port: int, output: Path | None, prepare: Callable[[], None] | None, monitored: bool) -> None:
    """Serve until killed. ``data`` is a folder, or the address of a PostgreSQL database."""
    if output:
        with output.open("ab") as file:
            for stream in (1, 2):
                os.dup2(file.fileno(), stream)
    if prepare:
        prepare()
    sys.setswitchinterval(SWITCH_INTERVAL)
    if monitored:
        log_json()
    with socket.create_server(("127.0.0.1", port)) as listening:
        metrics = Metrics() if monitored else None
        cluster = clustered(data, metrics=metrics) if is_database(data) else None
        app = create_app(Path(data), RandomBots(), limits=GENEROUS, metrics=metrics, cluster=cluster)
        HandOver(configured(app.served, own_logs=monitored, limits=GENEROUS), app.leave).run([listening])


def wait_for(port: int) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/api/preparing")
            return
        time.sleep(0.02)
    raise AssertionError("the server does not start")


def with_store(data: Path, use: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Open the store in ``data``, use it and close it."""
    return using(lambda: SqliteStore(data), use)


def using(opened: Callable[[], S], use: Callable[[S], Awaitable[T]]) -> T:
    """Open a store, use it and close it."""

    async def used() -> T:
        store = opened()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(used())
