"""Capacity of one machine: real games through real WebSockets, durable, in real time.

``python -m bench.load --tables 500 --seconds 30`` starts a server, plays that many games simultaneously, one answer a
second at each table, and prints the time from sending an answer to its being stored and announced. Server and generator
share the machine. ``--find`` adds tables until the 99th percentile exceeds 50 ms. ``--servers 3`` starts several
servers on one PostgreSQL database, which it also starts; players connect to their table's server, as behind a proxy
that routes by table, or with ``--scattered`` to any.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from typing import Annotated, Any

import psutil
import typer
import uvloop
from rich.progress import track

from bench.crowd import Server, Servers, Spent, load
from tests.postgres import running
from warbones.server.visitor_limits import Limits

READY = "The table is open at "
MANY = 1_000_000
LIMITS = [word for each in fields(Limits) for word in ("--limit", f"{each.name}={MANY}")]
"""Raised limits: all players of a measurement share one address."""

LIMIT = 0.05


@dataclass
class Found:
    """Result of a load: tables, answers, the 50th, 95th and 99th percentile of seconds, and the cost."""

    tables: int
    answers: int
    p50: float
    p95: float
    p99: float
    lost: int
    spent: Spent

    def __str__(self) -> str:
        """Return it in two lines."""
        each = [f"{1000 * getattr(self.spent, one.name) / self.answers:.2f} ms {one.name}" for one in fields(Spent)]
        return (
            f"{self.tables} tables, {self.answers} answers: 50 of 100 within {1000 * self.p50:.1f} ms, "
            f"95 within {1000 * self.p95:.1f} ms, 99 within {1000 * self.p99:.1f} ms, {self.lost} refused\n"
            f"  the processor's time for each answer: {', '.join(each)}"
        )


@contextmanager
def serving(place: Sequence[str]) -> Iterator[Server]:
    """Start a server; yield it."""
    command = [sys.executable, "-m", "warbones", "serve", *place, "--no-browser", *LIMITS]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        address = next(line for line in server.stdout if line.startswith(READY)).removeprefix(READY).split()[0]
        process = psutil.Process(server.pid)
        yield Server(address, process)
        print(f"  {process.memory_info().rss / 1e6:.0f} MB of memory in the end")
    finally:
        server.terminate()
        server.communicate()


def measure(tables: int, seconds: float, servers: int, scattered: bool) -> Found:
    """Start servers, load them, and return the result; without a number, one server with its own folder."""
    with ExitStack() as stack:
        databases = []
        if servers:
            postgres = stack.enter_context(running())
            databases.append(psutil.Process(postgres.process.pid))
            place = ["--database", postgres.new_database()]
        else:
            place = ["--data", stack.enter_context(tempfile.TemporaryDirectory())]
        at = Servers([stack.enter_context(serving(place)) for _ in range(servers or 1)], databases, scattered)
        times, spent = uvloop.run(load(at, tables, seconds))
    took = sorted(times)
    lost = sum(each == float("inf") for each in took)
    points: list[Any] = [took[int(len(took) * share)] for share in (0.5, 0.95, 0.99)]
    return Found(tables, len(took), *points, lost, spent)


def main(
    tables: Annotated[int, typer.Option(help="Games at once, each answering once a second")] = 500,
    seconds: Annotated[float, typer.Option(help="The seconds to measure, after everybody has sat down")] = 20,
    find: Annotated[bool, typer.Option(help="Go on with more tables until the limit is passed")] = False,
    step: Annotated[int, typer.Option(help="The tables to add each time")] = 100,
    servers: Annotated[int, typer.Option(help="So many on one PostgreSQL database; 0: one with a file")] = 0,
    scattered: Annotated[bool, typer.Option(help="People come to any server")] = False,
) -> None:
    """Load the server and print the latency of answers."""
    counts = [tables + more * step for more in range(8)] if find else [tables]
    for count in track(counts, description="Playing", disable=len(counts) == 1):
        found = measure(count, seconds, servers, scattered)
        print(found)
        if found.p99 > LIMIT and find:
            break


if __name__ == "__main__":
    typer.run(main)
