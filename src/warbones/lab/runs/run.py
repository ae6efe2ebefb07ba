"""Runs of a study: chunks played in order until time is up, saved to a file that a later run can resume."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol

import msgspec
import numpy as np

from warbones.compiled.sources import fingerprint
from warbones.core.errors import WarbonesError
from warbones.core.record.options import Value
from warbones.lab.runs.compiled_simulator import CompiledSimulator, PlayedGames, together
from warbones.lab.runs.interpreted_simulator import InterpretedSimulator
from warbones.lab.runs.matchups import Matchup, schedule
from warbones.lab.runs.played_decisions import PlayedDecisions
from warbones.lab.runs.workers import Chunk, ChunkWorkers, workers_for

STORED_DECISIONS: Final = 40_000
"""The number of decisions of a matchup whose number of choices is stored."""

SAVE_EVERY: Final = 30.0
"""Seconds between saves."""


class BrokenStudy(WarbonesError):
    """A saved study that cannot be read or belongs to another study."""


@dataclass
class StudyRun:
    """The plan and the games of a study. Chunk number ``done`` is next, in the order of `matchups.schedule`."""

    simulator: CompiledSimulator | InterpretedSimulator
    options: Mapping[str, Value]
    matchups: Sequence[Matchup]
    seed: int
    seconds: float = 0.0
    done: int = 0
    chunks: dict[int, list[PlayedGames]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The run's identity: a saved run can only be resumed if its own is exactly the same."""
        ruleset = self.simulator.game.ruleset
        matchups = [[each.key, each.share, each.again, self.simulator.chunk(each)] for each in self.matchups]
        options = ruleset.options_of(ruleset.blank(self.options))
        identity = [self.simulator.game.id, fingerprint(ruleset), options, matchups, self.seed]
        return msgspec.json.encode(identity, enc_hook=str).decode()

    def played(self, matchup: Matchup) -> PlayedGames | None:
        """Return all games of a matchup so far, or None before the first."""
        found = self.chunks.get(self.matchups.index(matchup))
        return together(found) if found else None

    @property
    def games(self) -> int:
        """Games played so far."""
        return sum(len(chunk) for chunks in self.chunks.values() for chunk in chunks)

    def add(self, at: int, chunk: PlayedGames) -> None:
        """Add the next chunk."""
        stored = self.chunks.setdefault(at, [])
        if sum(len(each.choices) for each in stored) >= STORED_DECISIONS:
            chunk = PlayedGames(
                **{f.name: getattr(chunk, f.name)[: 0 if f.name in {"choices", "gap"} else None] for f in fields(chunk)}
            )
        stored.append(chunk)
        self.done += 1

    def left(self, first: int) -> Iterator[tuple[int, int]]:
        """Yield the matchup's index and the first game of each chunk from number ``first`` on, without end."""
        counts = [0] * len(self.matchups)
        for number, at in enumerate(schedule(self.matchups)):
            if number >= first:
                yield at, counts[at] * self.simulator.chunk(self.matchups[at])
            counts[at] += 1


class DecisionSink(Protocol):
    """A receiver of decisions (`runs.decision_rows`)."""

    def add(self, at: int, played: PlayedGames, decided: PlayedDecisions) -> None:
        """Add the next chunk, of matchup ``at``, before the run does."""


def play(
    run: StudyRun,
    minutes: float | None,
    chunks: int | None,
    threads: int,
    progress: Callable[[StudyRun], None],
    keep: Path | None = None,
    ray: str | None = None,
    decisions: DecisionSink | None = None,
) -> bool:
    """Play until time is up or until ``chunks`` chunks exist in all; with neither, one chunk of each matchup.

    Return whether it finished. ``threads`` threads play, or the Ray cluster at the address ``ray``.

    The same number of chunks gives the same games on any workers. Ctrl+C stops the run and drops unfinished chunks. If
    ``decisions`` are requested, earlier chunks are first replayed, which does not count as time; Ctrl+C during that is
    raised, since nothing new exists yet.
    """
    workers = workers_for(run.simulator, run.options, threads, ray, with_decisions=decisions is not None)
    try:
        if decisions:
            replay_decisions(run, workers, decisions)
        return play_remaining(run, workers, minutes, chunks, progress, keep, decisions)
    finally:
        workers.close()


def replay_decisions(run: StudyRun, workers: ChunkWorkers, decisions: DecisionSink) -> None:
    """Replay the chunks played before and pass on their decisions."""
    with closing(chunks_in_order(run, workers, islice(run.left(0), run.done), float("inf"))) as played:
        for at, chunk, decided in played:
            assert decided
            decisions.add(at, chunk, decided)


def play_remaining(
    run: StudyRun,
    workers: ChunkWorkers,
    minutes: float | None,
    chunks: int | None,
    progress: Callable[[StudyRun], None],
    keep: Path | None,
    decisions: DecisionSink | None,
) -> bool:
    """Play the remaining chunks; return whether it finished."""
    began, before, saved = monotonic(), run.seconds, monotonic()
    most = chunks if chunks is not None else None if minutes is not None else one_chunk_each(run.matchups)
    until = began + minutes * 60 if minutes is not None else float("inf")
    upcoming = islice(run.left(run.done), None if most is None else max(0, most - run.done))
    try:
        with closing(chunks_in_order(run, workers, upcoming, until)) as played:
            for at, chunk, decided in played:
                if decisions and decided:
                    decisions.add(at, chunk, decided)
                run.add(at, chunk)
                run.seconds = before + monotonic() - began
                progress(run)
                if keep and monotonic() - saved > SAVE_EVERY:
                    save(run, keep)
                    saved = monotonic()
    except KeyboardInterrupt:
        return False
    finally:
        if keep:
            save(run, keep)
    return True


def chunks_in_order(
    run: StudyRun, workers: ChunkWorkers, upcoming: Iterator[tuple[int, int]], until: float
) -> Generator[tuple[int, PlayedGames, PlayedDecisions | None]]:
    """Yield chunks in order, each with its matchup, while others are played; start none after ``until``."""
    waiting: deque[tuple[int, Chunk]] = deque()
    try:
        while True:
            while len(waiting) < workers.at_once and monotonic() < until and (new := next(upcoming, None)):
                at, first = new
                waiting.append((at, workers.submit(run.matchups[at], run.seed, first)))
            if not waiting:
                return
            at, chunk = waiting.popleft()
            yield at, *chunk.result()
    finally:
        for _, chunk in waiting:
            chunk.cancel()


def one_chunk_each(matchups: Sequence[Matchup]) -> int:
    """Return the number of chunks after which every matchup has one."""
    seen: set[int] = set()
    for number, at in enumerate(schedule(matchups), 1):
        seen.add(at)
        if len(seen) == len(matchups):
            return number
    raise AssertionError("the schedule is infinite")


def save(run: StudyRun, path: Path) -> None:
    """Save the games played so far, replacing the file atomically."""
    arrays: dict[str, Any] = {
        f"{at}/{f.name}": np.concatenate([getattr(chunk, f.name) for chunk in chunks])
        for at, chunks in run.chunks.items()
        for f in fields(PlayedGames)
    }
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, course=np.array([run.name, str(run.done), str(run.seconds)]), **arrays)
    new.replace(path)


def resume(run: StudyRun, path: Path) -> None:
    """Load a saved run. Raises `BrokenStudy`."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            name, done, seconds = stored["course"].tolist()
            found = {at for key in stored.files if key != "course" for at in [int(key.partition("/")[0])]}
            chunks = {at: [PlayedGames(*(stored[f"{at}/{f.name}"] for f in fields(PlayedGames)))] for at in found}
    except FileNotFoundError:
        raise BrokenStudy(f"There is no study {path} to resume: leave out --resume to start one.") from None
    except Exception as error:  # noqa: BLE001  # NumPy raises many kinds of errors for a foreign file
        raise BrokenStudy(f"{path} is not a saved study ({type(error).__name__}).") from None
    if name != run.name:
        raise BrokenStudy(
            f"{path} is a study of another game, seed, options, bots or rules: resume with the same, or start again."
        )
    run.chunks, run.done, run.seconds = chunks, int(done), float(seconds)
