"""Servers of one database, each in its own process, and people who reconnect to any of them, as browsers do."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.context import ForkServerProcess

import httpx
from websockets.exceptions import WebSocketException

from tests.server.host import several, using
from tests.server.player import Player, new_table, options
from tests.server.test_metrics import numbers
from warbones.protocol.messages import Accepted, Act, TableTicket
from warbones.server.store.postgres.postgres_store import PostgresStore
from warbones.table.answers import Decision, Turn

PATIENCE = 60.0
"""Seconds after which a table that does not respond fails a test: many times the usual."""

LOST = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
BREATH = 0.01


class Servers:
    """Servers of one database. ``hosts`` are the running ones."""

    def __init__(self, database: str) -> None:
        self.database = database
        self._stack = ExitStack()
        self._running: dict[str, ForkServerProcess] = {}

    @property
    def hosts(self) -> list[str]:
        return list(self._running)

    def start(self, count: int = 1) -> list[str]:
        """Start more servers; return their addresses."""
        found = self._stack.enter_context(several(count, self.database, monitored=True))
        self._running |= dict(found)
        return [host for host, _ in found]

    def send(self, host: str, what: signal.Signals) -> None:
        """Send a signal to a server."""
        os.kill(self._running[host].pid or 0, what)

    def kill(self, host: str, what: signal.Signals = signal.SIGKILL) -> None:
        """Stop a server, without warning unless the signal gives one."""
        server = self._running.pop(host)
        os.kill(server.pid or 0, what)
        server.join(PATIENCE)
        assert server.exitcode is not None, "it does not end"

    def count(self, host: str, *name: str) -> float:
        """Return one of a server's metrics."""
        return numbers(httpx.get(f"http://{host}/metrics").text).get(name, 0)

    def close(self) -> None:
        self._stack.close()

    def turns(self, table: str) -> list[Turn]:
        """Return the stored turns of a table."""
        return using(lambda: PostgresStore(self.database), lambda store: store.load(table))[1]


@contextmanager
def running(database: str, count: int) -> Iterator[Servers]:
    servers = Servers(database)
    try:
        servers.start(count)
        yield servers
    finally:
        servers.close()


def until(happens: Callable[[], bool]) -> float:
    """Wait until something happens; return the seconds that it took."""
    began = time.monotonic()
    while not happens():
        assert time.monotonic() - began < PATIENCE, "it does not happen"
        time.sleep(0.02)
    return time.monotonic() - began


@contextmanager
def back(hosts: list[str], ticket: TableTicket, seat: int | None, rng: random.Random) -> Iterator[Player]:
    """Connect to a table through any server that accepts."""
    deadline = time.monotonic() + PATIENCE
    while True:
        player = Player(rng.choice(hosts), ticket, seat)
        with ExitStack() as stack:
            try:
                stack.enter_context(player)
                player.newest()
            except LOST:
                assert time.monotonic() < deadline, "nobody lets us in"
                time.sleep(0.05)
                continue
            yield player
            return


class Match(threading.Thread):
    """Two people who play on whatever happens: unacknowledged answers are sent again by name, as browsers do."""

    def __init__(self, servers: Servers, seed: int) -> None:
        super().__init__(daemon=True)
        self._servers, self._rng = servers, random.Random(seed)
        self._pending: tuple[int, Act] | None = None
        self._sent = 0
        self.done = threading.Event()
        self.accepted: dict[TableTicket, list[str]] = {}
        """The names of each table's acknowledged decisions."""
        self.refused: list[str] = []
        self.blinks = 0
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self._play_one()
        except BaseException as error:
            self.failed = error
            raise

    def _play_one(self) -> None:
        ticket = self._new()
        self.accepted[ticket], self._pending = [], None
        over = False
        while not (over or (self.done.is_set() and self._pending is None)):
            try:
                over = self._visit(ticket)
            except LOST:
                self.blinks += 1

    def _new(self) -> TableTicket:
        while True:
            with suppress(*LOST, AssertionError):
                return new_table(self._rng.choice(self._servers.hosts))
            time.sleep(0.05)

    def _visit(self, ticket: TableTicket) -> bool:
        """Play until the connection breaks or the match is over; return whether it is over."""
        hosts, rng = self._servers.hosts, self._rng
        with back(hosts, ticket, 0, rng) as alpha, back(hosts, ticket, 1, rng) as beta:
            both = (alpha, beta)
            while self._pending or not self.done.is_set():
                if self._pending is None:
                    time.sleep(BREATH)
                    able = [seat for seat in (0, 1) if options(both[seat].newest())]
                    if not able:
                        return alpha.views[-1].scene.over
                    seat = rng.choice(able)
                    view = both[seat].views[-1]
                    self._sent += 1
                    act = Act(id=f"act {self._sent}", number=view.number, action=rng.choice(options(view)))
                    self._pending = seat, act
                self._send(ticket, both)
        return False

    def _send(self, ticket: TableTicket, both: tuple[Player, Player]) -> None:
        assert self._pending
        seat, act = self._pending
        both[seat].send(act)
        reply = both[seat].reply()
        while reply.id != act.id:
            reply = both[seat].reply()
        if isinstance(reply, Accepted):
            self.accepted[ticket].append(act.id)
        else:
            self.refused.append(f"{reply}")
        self._pending = None

    def check(self) -> int:
        """Check that everything acknowledged is stored; return the number of answers."""
        assert self.failed is None, self.failed
        assert not self.refused, self.refused
        for ticket, accepted in self.accepted.items():
            named = [
                answer.intent
                for turn in self._servers.turns(ticket.table)
                for answer in turn.answers
                if isinstance(answer, Decision) and answer.intent
            ]
            assert named == accepted, "all that was acknowledged is there, in its order, and nothing twice"
        return sum(map(len, self.accepted.values()))


class Balancer:
    """A load balancer in front of several servers: passes each connection to a random one of those that answer."""

    def __init__(self, servers: Servers) -> None:
        """Listen at a free port, and store its URL in ``address``."""
        self._servers, self._rng = servers, random.Random(1)
        self._loop = asyncio.new_event_loop()
        listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._take, sock=listening), self._loop)
        self._server = opening.result(timeout=PATIENCE)

    async def _take(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        for host in sorted(self._servers.hosts, key=lambda _: self._rng.random()):
            with suppress(OSError):
                name, port = host.split(":")
                far, there = await asyncio.open_connection(name, int(port))
                await asyncio.gather(_pump(near, there), _pump(far, back))
                return
        back.close()

    def close(self) -> None:
        async def end() -> None:
            self._server.close()
            rest = asyncio.all_tasks() - {asyncio.current_task()}
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(timeout=PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError):
            while block := await source.read(65536):
                sink.write(block)
                await sink.drain()
    finally:
        sink.close()
