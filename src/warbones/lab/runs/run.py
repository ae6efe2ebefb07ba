"""Playing a study's chunks in their order, on threads, until the time is up; kept in a file, so that it can go on."""

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
from warbones.lab.runs.compiled_simulator import Played, Table, together
from warbones.lab.runs.interpreted_simulator import ThrownTable
from warbones.lab.runs.matchups import Leg, order
from warbones.lab.runs.played_decisions import Decided
from warbones.lab.runs.workers import Chunk, Workers, workers_for

KEPT_DECISIONS: Final = 40_000
"""Decisions of a leg of which is kept how many choices each had."""

SAVE_EVERY: Final = 30.0
"""Seconds between two times that a study is kept."""


class BrokenStudy(WarbonesError):
    """A kept study that cannot be read, or is another's."""


@dataclass
class Course:
    """What a study plays and has played: chunk ``done`` and following are next, in the order of `legs.order`."""

    table: Table | ThrownTable
    options: Mapping[str, Value]
    legs: Sequence[Leg]
    seed: int
    seconds: float = 0.0
    done: int = 0
    chunks: dict[int, list[Played]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What tells this course from any other: a kept one goes on only with the very same."""
        ruleset = self.table.game.ruleset
        told = [
            self.table.game.id, fingerprint(ruleset.package), ruleset.options_of(ruleset.blank(self.options)),
            [[leg.key, leg.share, leg.again, self.table.chunk(leg)] for leg in self.legs], self.seed,
        ]  # fmt: skip
        return msgspec.json.encode(told, enc_hook=str).decode()

    def played(self, leg: Leg) -> Played | None:
        """Return all that was seen of a leg, or None where none of it has been played."""
        found = self.chunks.get(self.legs.index(leg))
        return together(found) if found else None

    @property
    def games(self) -> int:
        """Games played so far."""
        return sum(len(chunk) for chunks in self.chunks.values() for chunk in chunks)

    def add(self, at: int, chunk: Played) -> None:
        """Enter the next chunk."""
        kept = self.chunks.setdefault(at, [])
        if sum(len(each.choices) for each in kept) >= KEPT_DECISIONS:
            chunk = Played(
                **{f.name: getattr(chunk, f.name)[: 0 if f.name in {"choices", "gap"} else None] for f in fields(chunk)}
            )
        kept.append(chunk)
        self.done += 1

    def left(self, first: int) -> Iterator[tuple[int, int]]:
        """Yield of chunk ``first`` and those after it which leg it is of, and its first game; without end."""
        counts = [0] * len(self.legs)
        for number, at in enumerate(order(self.legs)):
            if number >= first:
                yield at, counts[at] * self.table.chunk(self.legs[at])
            counts[at] += 1


class Notes(Protocol):
    """Whoever takes down decisions (`lab.decisions`)."""

    def add(self, at: int, played: Played, decided: Decided) -> None:
        """Enter the next chunk, of leg ``at``, before the course does."""


def play(
    course: Course,
    minutes: float | None,
    chunks: int | None,
    threads: int,
    progress: Callable[[Course], None],
    keep: Path | None = None,
    ray: str | None = None,
    decisions: Notes | None = None,
) -> bool:
    """Play on until the time is up, or until ``chunks`` are played in all; with neither, one of each leg.

    Return whether it came to that. Chunks are played on ``threads``, or on the Ray cluster at the address ``ray``.

    Whatever the threads are, a number of chunks is the same games. Ctrl+C ends it: what is not yet done of the next
    chunks is left. Where ``decisions`` are wanted, what was played before is played once more first, beside the time;
    Ctrl+C there is raised, as nothing is new yet.
    """
    workers = workers_for(course.table, course.options, threads, ray, noting=decisions is not None)
    try:
        if decisions:
            catch_up(course, workers, decisions)
        return go_on(course, workers, minutes, chunks, progress, keep, decisions)
    finally:
        workers.close()


def catch_up(course: Course, workers: Workers, decisions: Notes) -> None:
    """Enter the decisions of what was played before, chunk by chunk as it was."""
    with closing(in_turn(course, workers, islice(course.left(0), course.done), float("inf"))) as played:
        for at, chunk, decided in played:
            assert decided
            decisions.add(at, chunk, decided)


def go_on(
    course: Course,
    workers: Workers,
    minutes: float | None,
    chunks: int | None,
    progress: Callable[[Course], None],
    keep: Path | None,
    decisions: Notes | None,
) -> bool:
    """Play what is left, and return whether it came to its end."""
    began, before, saved = monotonic(), course.seconds, monotonic()
    most = chunks if chunks is not None else None if minutes is not None else one_of_each(course.legs)
    until = began + minutes * 60 if minutes is not None else float("inf")
    following = islice(course.left(course.done), None if most is None else max(0, most - course.done))
    try:
        with closing(in_turn(course, workers, following, until)) as played:
            for at, chunk, decided in played:
                if decisions and decided:
                    decisions.add(at, chunk, decided)
                course.add(at, chunk)
                course.seconds = before + monotonic() - began
                progress(course)
                if keep and monotonic() - saved > SAVE_EVERY:
                    save(course, keep)
                    saved = monotonic()
    except KeyboardInterrupt:
        return False
    finally:
        if keep:
            save(course, keep)
    return True


def in_turn(
    course: Course, workers: Workers, following: Iterator[tuple[int, int]], until: float
) -> Generator[tuple[int, Played, Decided | None]]:
    """Yield chunks in their order, each with its leg, while more are played; begin none after the time ``until``."""
    waiting: deque[tuple[int, Chunk]] = deque()
    try:
        while True:
            while len(waiting) < workers.at_once and monotonic() < until and (new := next(following, None)):
                at, first = new
                waiting.append((at, workers.submit(course.legs[at], course.seed, first)))
            if not waiting:
                return
            at, chunk = waiting.popleft()
            yield at, *chunk.result()
    finally:
        for _, chunk in waiting:
            chunk.cancel()


def one_of_each(legs: Sequence[Leg]) -> int:
    """Return how many chunks it takes until every leg has had one."""
    seen: set[int] = set()
    for number, at in enumerate(order(legs), 1):
        seen.add(at)
        if len(seen) == len(legs):
            return number
    raise AssertionError("the order has no end")


def save(course: Course, path: Path) -> None:
    """Keep what was played: the file before it stands until this one is whole."""
    arrays: dict[str, Any] = {
        f"{at}/{f.name}": np.concatenate([getattr(chunk, f.name) for chunk in chunks])
        for at, chunks in course.chunks.items()
        for f in fields(Played)
    }
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, course=np.array([course.name, str(course.done), str(course.seconds)]), **arrays)
    new.replace(path)


def resume(course: Course, path: Path) -> None:
    """Go on where the kept study stopped. Raises `BrokenStudy`."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            name, done, seconds = kept["course"].tolist()
            found = {at for key in kept.files if key != "course" for at in [int(key.partition("/")[0])]}
            chunks = {at: [Played(*(kept[f"{at}/{f.name}"] for f in fields(Played)))] for at in found}
    except FileNotFoundError:
        raise BrokenStudy(f"There is no study {path} to go on with: leave out --resume to begin one.") from None
    except Exception as error:  # noqa: BLE001  # whatever NumPy finds wrong with a file that is none of ours
        raise BrokenStudy(f"{path} is no study that was kept ({type(error).__name__}).") from None
    if name != course.name:
        raise BrokenStudy(
            f"{path} is a study of another game, seed, options, bots or rules: go on with the same, or begin anew."
        )
    course.chunks, course.done, course.seconds = chunks, int(done), float(seconds)
