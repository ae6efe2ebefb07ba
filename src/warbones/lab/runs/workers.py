"""Workers that play a study's chunks: threads, processes if the rules are not compiled, or a Ray cluster.

A matchup, a seed and a first number determine a chunk, wherever and however often it is played.
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
from warbones.lab.runs.compiled_simulator import CompiledSimulator, PlayedGames
from warbones.lab.runs.interpreted_simulator import InterpretedSimulator
from warbones.lab.runs.matchups import Matchup
from warbones.lab.runs.played_decisions import PlayedDecisions

LOCAL = "local"
"""In place of an address: a cluster on this machine, started and stopped with the study."""

AHEAD = 2
"""Chunks queued for each core of a cluster, so that no core waits."""


Result = tuple[PlayedGames, PlayedDecisions | None]
"""The games of a chunk, and their decisions if requested."""


SimulatorSpec = tuple[str, tuple[tuple[str, Value], ...], bool]
"""Description of a simulator for another process: the game, its options, and whether decisions are recorded."""


class Chunk(Protocol):
    """A chunk in progress."""

    def result(self) -> Result:
        """Wait for the result."""

    def cancel(self) -> Any:
        """Cancel the chunk if it has not started."""


class ChunkWorkers(Protocol):
    """Workers that play chunks, ``at_once`` of them at a time."""

    at_once: int

    def submit(self, matchup: Matchup, seed: int, first: int) -> Chunk:
        """Submit a chunk of a matchup that starts with game number ``first``."""

    def close(self) -> None:
        """Release the workers after their current chunks."""


def simulator_for(game: Game, options: Mapping[str, Value]) -> CompiledSimulator | InterpretedSimulator:
    """Return the simulator of a game. Raises `UnknownOption` or `WarbonesError`."""
    return (CompiledSimulator if game.ruleset.compiles else InterpretedSimulator)(game.seated(options), options)


@lru_cache(maxsize=2)
def _cached_simulator(game: str, options: tuple[tuple[str, Value], ...]) -> CompiledSimulator | InterpretedSimulator:
    return simulator_for(load(game), dict(options))


def play_chunk(spec: SimulatorSpec, matchup: Matchup, seed: int, first: int) -> Result:
    """Play a chunk in another process."""
    game, options, with_decisions = spec
    return chunk_of(_cached_simulator(game, options), with_decisions, matchup, seed, first)


def chunk_of(
    simulator: CompiledSimulator | InterpretedSimulator, with_decisions: bool, matchup: Matchup, seed: int, first: int
) -> Result:
    """Play a chunk."""
    games = simulator.chunk(matchup)
    return (
        simulator.play_with_decisions(matchup, seed, first, games)
        if with_decisions
        else (simulator.play(matchup, seed, first, games), None)
    )


def workers_for(
    simulator: CompiledSimulator | InterpretedSimulator,
    options: Mapping[str, Value],
    threads: int,
    ray: str | None,
    with_decisions: bool,
) -> ChunkWorkers:
    """Return the workers for a study. Raises `WarbonesError` if there is no cluster at the address ``ray``."""
    spec = simulator.game.id, tuple(options.items()), with_decisions
    if ray:
        return RayWorkers(spec, ray, threads)
    return (
        ThreadWorkers(simulator, threads, with_decisions)
        if isinstance(simulator, CompiledSimulator)
        else ProcessWorkers(spec, threads)
    )


class ThreadWorkers:
    """Threads of this process: compiled code releases the GIL."""

    def __init__(self, simulator: CompiledSimulator, threads: int, with_decisions: bool) -> None:
        self.at_once, self._table, self._noting, self._pool = (
            threads,
            simulator,
            with_decisions,
            ThreadPoolExecutor(threads),
        )

    def submit(self, matchup: Matchup, seed: int, first: int) -> Chunk:
        """Have a thread play a chunk."""
        return self._pool.submit(chunk_of, self._table, self._noting, matchup, seed, first)

    def close(self) -> None:
        """Wait for running chunks."""
        self._pool.shutdown()


class ProcessWorkers:
    """Processes of this machine. They ignore Ctrl+C; their parent handles it."""

    def __init__(self, spec: SimulatorSpec, processes: int) -> None:
        self.at_once, self._spec = processes, spec
        ignored = (signal.SIGINT, signal.SIG_IGN)
        self._pool = ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=signal.signal, initargs=ignored
        )

    def submit(self, matchup: Matchup, seed: int, first: int) -> Chunk:
        """Have a process play a chunk."""
        return self._pool.submit(play_chunk, self._spec, matchup, seed, first)

    def close(self) -> None:
        """Wait for running chunks."""
        self._pool.shutdown()


class RayWorkers:
    """The cores of a Ray cluster. A chunk is played again if its worker or machine dies."""

    def __init__(self, spec: SimulatorSpec, address: str, cores: int) -> None:
        with extra("ray"):
            import ray  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415  # only callers of this need it
        where: dict[str, Any] = {"num_cpus": cores} if address == LOCAL else {"address": address}
        try:
            ray.init(**where, log_to_driver=False, include_dashboard=False, logging_level=ERROR)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            raise WarbonesError(f"There is no Ray cluster at {address!r:.80}: {error!s:.200}") from None
        self._ray, self._spec = ray, spec
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
        self.at_once = AHEAD * max(1, int(resources.get("CPU", 1)))
        self._play = ray.remote(num_cpus=1, max_retries=-1)(play_chunk)

    def submit(self, matchup: Matchup, seed: int, first: int) -> Chunk:
        """Have a core of the cluster play a chunk."""
        return RayChunk(self._ray, self._play.remote(self._spec, matchup, seed, first))

    def close(self) -> None:
        """Disconnect from the cluster, and stop it if it was started here."""
        self._ray.shutdown()


class RayChunk:
    """A chunk in progress on a cluster."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self._ray, self._reference = ray, reference

    def result(self) -> Result:
        """Wait for the result."""
        found: Result = self._ray.get(self._reference)
        return found

    def cancel(self) -> None:
        """Cancel the chunk."""
        self._ray.cancel(self._reference)
