"""Who plays a study's chunks: threads, processes where rules only run interpreted, or a Ray cluster.

A chunk is known by its leg, its seed and its first number alone: whoever plays it, and however often, it is the same.
"""

from __future__ import annotations

import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from logging import ERROR
from multiprocessing import get_context
from typing import Any, Protocol

from warbones.core.errors import WarbonesError
from warbones.core.extras import extra
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.games import load
from warbones.lab.runs.compiled_simulator import Played, Table
from warbones.lab.runs.interpreted_simulator import ThrownTable
from warbones.lab.runs.matchups import Leg
from warbones.lab.runs.played_decisions import Decided

LOCAL = "local"
"""In place of an address: a cluster of this machine alone, begun for the study and ended with it."""

AHEAD = 2
"""Chunks that a cluster is given for each of its cores, so that none waits for the next."""


Result = tuple[Played, Decided | None]
"""What was seen of a chunk, and its decisions where they are wanted."""


Told = tuple[str, tuple[tuple[str, Value], ...], bool]
"""What another process is told: the game, its options, and whether decisions are noted."""


class Chunk(Protocol):
    """A chunk that is being played."""

    def result(self) -> Result:
        """Wait for it."""

    def cancel(self) -> Any:
        """Leave it, if it has not begun."""


class Workers(Protocol):
    """Whoever plays chunks, ``at_once`` of them, and notes their decisions or does not."""

    at_once: int

    def submit(self, leg: Leg, seed: int, first: int) -> Chunk:
        """Have a chunk of a leg played, its first game being number ``first``."""

    def close(self) -> None:
        """Let them go, once they have done what they began."""


def table_of(game: Game, options: Mapping[str, Value]) -> Table | ThrownTable:
    """Return a game's table to be watched. Raises `UnknownOption` or `WarbonesError`."""
    return (Table if game.ruleset.compiles else ThrownTable)(game.seated(options), options)


@lru_cache(maxsize=2)
def _kept(game: str, options: tuple[tuple[str, Value], ...]) -> Table | ThrownTable:
    return table_of(load(game), dict(options))


def play_chunk(told: Told, leg: Leg, seed: int, first: int) -> Result:
    """Play a chunk in a process of its own."""
    game, options, noting = told
    return chunk_of(_kept(game, options), noting, leg, seed, first)


def chunk_of(table: Table | ThrownTable, noting: bool, leg: Leg, seed: int, first: int) -> Result:
    """Play a chunk at a table."""
    games = table.chunk(leg)
    return table.note(leg, seed, first, games) if noting else (table.play(leg, seed, first, games), None)


def workers_for(
    table: Table | ThrownTable, options: Mapping[str, Value], threads: int, ray: str | None, noting: bool
) -> Workers:
    """Return who plays. Raises `WarbonesError` where there is no cluster at the address ``ray``."""
    told = table.game.id, tuple(options.items()), noting
    if ray:
        return RayWorkers(told, ray, threads)
    return Threads(table, threads, noting) if isinstance(table, Table) else Processes(told, threads)


class Threads:
    """Threads of this process: machine code holds no lock."""

    def __init__(self, table: Table, threads: int, noting: bool) -> None:
        self.at_once, self._table, self._noting, self._pool = threads, table, noting, ThreadPoolExecutor(threads)

    def submit(self, leg: Leg, seed: int, first: int) -> Chunk:
        """Have a thread play a chunk."""
        return self._pool.submit(chunk_of, self._table, self._noting, leg, seed, first)

    def close(self) -> None:
        """Wait for what has begun."""
        self._pool.shutdown()


class Processes:
    """Processes of this machine. Ctrl+C is for the one that began them."""

    def __init__(self, told: Told, processes: int) -> None:
        self.at_once, self._told = processes, told
        ignored = (signal.SIGINT, signal.SIG_IGN)
        self._pool = ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=signal.signal, initargs=ignored
        )

    def submit(self, leg: Leg, seed: int, first: int) -> Chunk:
        """Have a process play a chunk."""
        return self._pool.submit(play_chunk, self._told, leg, seed, first)

    def close(self) -> None:
        """Wait for what has begun."""
        self._pool.shutdown()


class RayWorkers:
    """The cores of a Ray cluster. A chunk whose worker or machine dies is played again, as it was."""

    def __init__(self, told: Told, address: str, cores: int) -> None:
        with extra("ray"):
            import ray  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415  # only who asks for it needs it
        where: dict[str, Any] = {"num_cpus": cores} if address == LOCAL else {"address": address}
        try:
            ray.init(**where, log_to_driver=False, include_dashboard=False, logging_level=ERROR)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            raise WarbonesError(f"There is no Ray cluster at {address!r:.80}: {error!s:.200}") from None
        self._ray, self._told = ray, told
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
        self.at_once = AHEAD * max(1, int(resources.get("CPU", 1)))
        self._play = ray.remote(num_cpus=1, max_retries=-1)(play_chunk)

    def submit(self, leg: Leg, seed: int, first: int) -> Chunk:
        """Have some core play a chunk."""
        return RayChunk(self._ray, self._play.remote(self._told, leg, seed, first))

    def close(self) -> None:
        """Leave the cluster; one that was begun here ends."""
        self._ray.shutdown()


class RayChunk:
    """A chunk under way on a cluster."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self._ray, self._reference = ray, reference

    def result(self) -> Result:
        """Wait for it."""
        found: Result = self._ray.get(self._reference)
        return found

    def cancel(self) -> None:
        """Leave it."""
        self._ray.cancel(self._reference)
