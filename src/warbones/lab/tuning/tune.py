"""Tuning a game: the fewest and smallest changes that reach its goals.

Rule sets are raced. Each round plays those that could be the answer: figures are drawn at random from what is known of
them (Thompson 1933, Biometrika 25), and the cheapest rule set that then reaches all goals is played further. What
cannot be the answer is soon left alone, and a game of one rule set says something of the others (`lab.surrogate`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import cycle
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
import numpy as np
from scipy.stats import norm

from warbones.compiled.sources import fingerprint
from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.lab.batch import check_seed
from warbones.lab.runs.compiled_simulator import Table
from warbones.lab.runs.interpreted_simulator import ThrownTable
from warbones.lab.runs.matchups import DRAWN, LADDER, Leg
from warbones.lab.runs.workers import table_of
from warbones.lab.statistics.intervals import Estimate
from warbones.lab.statistics.ladder import around
from warbones.lab.tuning.figures import Wanted, add, wanted
from warbones.lab.tuning.goals import Candidate, Goals, Knob, candidates, knobs_of, told
from warbones.lab.tuning.surrogate import drawn, features

SURE: Final = 0.95
"""How likely a proposal is to reach all goals."""

POSSIBLE: Final = 0.02
"""How likely a cheaper one has to be on the right side of each edge for it to be looked at further."""

PRECISE: Final = 8
"""Standard errors of a proposal's figures that fit between a goal's edges, at least."""

DRAWS: Final = 256
FIRST: Final = 4
MORE: Final = 0.2
"""Chunks that are played between two looks, at first, and as a share of those before."""

TRIED: Final = 3
"""Chunks that each change is tried alone for: one may be of odd luck."""

ALONE: Final = 64
"""Chunks of changes that are tried alone which are played between two looks."""

FRESH: Final = 1_000_003
"""What is added to the seed for the games that a proposal is judged by."""


class Reached(msgspec.Struct, frozen=True):
    """A figure before and after, on fresh games that had no part in the search."""

    goal: str
    figure: str
    share: bool
    between: tuple[float, float]
    before: Estimate
    after: Estimate


class Proposal(msgspec.Struct, frozen=True):
    """What tuning came to: the changes in words, the options that make them, and how likely they reach the goals.

    ``likely`` is by its own games in the search; ``figures`` are of fresh ones. ``grid`` is how many games it would
    have taken to play every rule set that was weighed as often as this one.
    """

    game: str
    title: str
    changes: tuple[str, ...]
    options: dict[str, Value]
    likely: float
    bots: tuple[str, str]
    seed: int
    games: int
    seconds: float
    weighed: int
    played: int
    grid: int
    figures: tuple[Reached, ...] = ()

    @property
    def reached(self) -> bool:
        """Whether the search is sure enough of it."""
        return self.likely >= SURE


class Kept(msgspec.Struct, frozen=True):
    """A line of the kept file: a chunk of a rule set, by its number among the candidates."""

    candidate: int
    games: int
    sums: dict[str, dict[str, list[float]]]


@dataclass
class Race:
    """What is tuned, and what was played of it."""

    game: Game
    goals: Goals
    knobs: tuple[Knob, ...]
    weighed: list[Candidate]
    bots: tuple[str, str]
    seed: int
    chunks: dict[int, int] = field(default_factory=dict)
    totals: dict[int, Totals] = field(default_factory=dict)
    games: int = 0
    tables: dict[int, tuple[Table | ThrownTable, tuple[Wanted, ...]]] = field(default_factory=dict)

    @cached_property
    def rows(self) -> np.ndarray:
        """The candidates as the surrogate sees them."""
        return features(self.knobs, self.weighed)

    @property
    def name(self) -> str:
        """What tells this race from any other."""
        told = [fingerprint(self.game.ruleset.package), msgspec.to_builtins(self.goals), self.bots, self.seed]
        return msgspec.json.encode([self.game.id, *told]).decode()

    def table(self, at: int) -> tuple[Table | ThrownTable, tuple[Wanted, ...]]:
        """Return a candidate's table, and its figures."""
        if at not in self.tables:
            table = table_of(self.game, self.weighed[at].options)
            figures = tuple(wanted(self.game, table.groups, each.figure, each.between) for each in self.goals.goals)
            self.tables[at] = table, figures
        return self.tables[at]

    def play(self, at: int, chunk: int, seed: int) -> Kept:
        """Play one chunk of each leg that the goals need: the same numbers meet the same dice in every rule set."""
        table, figures = self.table(at)
        sums, played = dict[str, dict[str, list[float]]](), 0
        for family in dict.fromkeys(each.family for each in figures):
            bots = self.bots if family == LADDER else (self.bots[0], self.bots[0])
            leg = Leg(family, bots)
            found = table.play(leg, seed, chunk * table.chunk(leg), table.chunk(leg))
            played += len(found)
            for each in figures:
                if each.family == family:
                    sums[each.name] = {name: [*map(float, numbers)] for name, numbers in each.sums(found).items()}
        return Kept(at, played, sums)

    def take(self, chunk: Kept) -> None:
        """Enter what was played."""
        self.chunks[chunk.candidate] = self.chunks.get(chunk.candidate, 0) + 1
        self.games += chunk.games
        add_all(self.totals.setdefault(chunk.candidate, {}), chunk)

    def found(self, at: int, totals: Totals) -> Iterator[tuple[Wanted, str, float, float]]:
        """Yield a candidate's figures: the goal, its name, value and standard error."""
        for goal in self.table(at)[1]:
            for name, (value, error) in goal.found(totals.get(goal.name, {})).items():
                yield goal, name, value, error


Totals = dict[str, dict[str, np.ndarray]]
"""Sums by goal and figure."""


def add_all(totals: Totals, chunk: Kept) -> None:
    """Add a chunk's sums."""
    for goal, sums in chunk.sums.items():
        add(totals.setdefault(goal, {}), sums)


def begun(game: Game, goals: Goals, bots: tuple[str, str] | None = None, seed: int = 1) -> Race:
    """Return a race of which nothing has been played. Raises `WarbonesError` where the game has no such figures."""
    seed = check_seed(seed)
    game = game.seated(goals.options)
    knobs = knobs_of(game, goals)
    race = Race(game, goals, knobs, candidates(game, goals, knobs), bots or goals.bots or game.studied.bots, seed)
    if not race.weighed or race.weighed[0].changes:
        raise WarbonesError("The options that the goals begin with do not fit together.")
    table, _ = race.table(0)
    for bot in race.bots:
        table.bot(bot)
    return race


def tune(
    race: Race,
    *,
    minutes: float | None = None,
    games: int | None = None,
    threads: int = 1,
    progress: Callable[[Race, float], None] = lambda _race, _likely: None,
    keep: Path | None = None,
) -> Proposal:
    """Race until a proposal is sure, or for so many ``minutes`` or ``games``; then judge it on fresh games.

    Ctrl+C ends the race with what is known. ``keep`` names the file that each chunk is written into as it is played.
    """
    race.play(0, 0, race.seed)  # compiled before the clock goes
    best, rng, began = 0, np.random.default_rng(race.seed), monotonic()
    until = began + 60 * minutes if minutes is not None else float("inf")
    pool, left = ThreadPoolExecutor(threads), games or float("inf")
    try:
        while True:
            stands = standing(race, rng)
            best = proposed(stands.likely)
            progress(race, sure(race, best))
            if _decided(race, stands, best) or monotonic() > until or race.games >= left:
                break
            for job in _batches(_next(race, stands, threads), threads):
                _take(race, [*pool.map(partial(_play, race, race.seed), job)], keep)
                if monotonic() > until:
                    break
    except KeyboardInterrupt:
        pass
    try:
        return _told(race, best, sure(race, best), pool, monotonic() - began)
    finally:
        pool.shutdown()


def _batches(jobs: list[tuple[int, int]], threads: int) -> Iterator[list[tuple[int, int]]]:
    """Yield jobs in as many as threads play at once, so that what was played is soon kept."""
    for first in range(0, len(jobs), 4 * threads):
        yield jobs[first : first + 4 * threads]


def _play(race: Race, seed: int, job: tuple[int, int]) -> Kept:
    return race.play(*job, seed)


def _take(race: Race, chunks: list[Kept], keep: Path | None) -> None:
    for chunk in chunks:
        race.take(chunk)
    if keep:
        with keep.open("ab") as file:
            file.writelines(msgspec.json.encode(chunk) + b"\n" for chunk in chunks)


@dataclass(frozen=True)
class Standing:
    """What is known of the candidates: how likely each reaches all goals, and which is the answer, draw by draw.

    ``possible`` is how likely each is on the right side of the edge that it is most likely beyond. Figures that are
    hardly known are never likely to lie all between their edges, though none may be known to lie beyond one.
    """

    likely: np.ndarray
    answers: np.ndarray
    possible: np.ndarray


def standing(race: Race, rng: np.random.Generator) -> Standing:
    """Return what the games played so far say."""
    missed = np.zeros((DRAWS, len(race.weighed)), np.float32)
    possible = np.full(len(race.weighed), 1.0 if race.chunks else 0.0)
    for goal, played, values, errors in _measured(race).values():
        scale = 1.0 if goal.share else max(1.0, abs(values[0]))
        figure = drawn(race.rows, played, np.array(values), np.array(errors), scale, DRAWS, rng)
        missed += np.maximum(0, np.maximum(goal.low - figure, figure - goal.high)) / (goal.high - goal.low)
        for on_this_side in (figure >= goal.low, figure <= goal.high):
            possible = np.minimum(possible, on_this_side.mean(axis=0))
    reached = missed == 0
    answers = np.where(reached.any(axis=1), reached.argmax(axis=1), missed.argmin(axis=1))
    return Standing(reached.mean(axis=0) if race.chunks else np.zeros(len(race.weighed)), answers, possible)


def _measured(race: Race) -> dict[tuple[str, str], tuple[Wanted, list[int], list[float], list[float]]]:
    """Return each figure with the candidates that have it, their values and standard errors."""
    found: dict[tuple[str, str], tuple[Wanted, list[int], list[float], list[float]]] = {}
    for at in sorted(race.chunks):
        for goal, name, value, error in race.found(at, race.totals[at]):
            _, places, values, errors = found.setdefault((goal.name, name), (goal, [], [], []))
            places.append(at)
            values.append(value)
            errors.append(error)
    return found


def proposed(likely: np.ndarray) -> int:
    """Return the cheapest candidate that is sure to reach the goals, else the likeliest."""
    sure = np.flatnonzero(likely >= SURE)
    return int(sure[0]) if len(sure) else int(likely.argmax())


def sure(race: Race, at: int) -> float:
    """Return how likely a candidate is to reach all goals by its own games alone, 0 where it has too few."""
    found = [*race.found(at, race.totals.get(at, {}))]
    if {goal.name for goal, *_ in found} != {goal.figure for goal in race.goals.goals}:
        return 0.0
    ends = [norm.cdf([(goal.low - value) / error, (goal.high - value) / error]) for goal, _, value, error in found]
    return float(np.prod([high - low for low, high in ends]))


def _precise(race: Race, at: int) -> bool:
    """Return whether a candidate's own games tell its figures well: the best of many looks better than it is."""
    found = race.found(at, race.totals.get(at, {}))
    return all(error <= (goal.high - goal.low) / PRECISE for goal, _, _, error in found)


def _decided(race: Race, stands: Standing, best: int) -> bool:
    """Return whether the proposal is sure by its own games as well, and nothing cheaper is possible."""
    well = stands.likely[best] >= SURE and sure(race, best) >= SURE and _precise(race, best)
    return bool(well and not _cheaper(race, stands, best))


def _cheaper(race: Race, stands: Standing, best: int) -> list[int]:
    """Return what is cheaper than the proposal and may reach the goals too, what is most likely to do so first."""
    most = race.weighed[best].cost - 1e-9
    found = [at for at in np.flatnonzero(stands.possible >= POSSIBLE).tolist() if race.weighed[at].cost < most]
    return sorted(found, key=lambda at: -stands.possible[at])


def _next(race: Race, stands: Standing, threads: int) -> list[tuple[int, int]]:
    """Return which candidates are played next, and which chunk of each: those that could be the answer.

    Each change is first tried alone: where many figures are wanted, what nobody has played never looks like the answer.
    """
    most = max(threads, FIRST, int(MORE * sum(race.chunks.values())))
    if not race.chunks:
        return [(0, chunk) for chunk in range(most)]
    alone = [at for at, each in enumerate(race.weighed) if each.changes == 1]
    if untried := [(at, chunk) for at in alone for chunk in range(race.chunks.get(at, 0), TRIED)]:
        return untried[:ALONE]
    counts, chosen = dict(race.chunks), list[tuple[int, int]]()
    best = proposed(stands.likely)
    cheaper = cycle(_cheaper(race, stands, best) or [best])
    for draw in range(most):  # of four one makes sure of what looks best by now, and one of what is cheaper
        answer = int(stands.answers[draw % DRAWS])
        at = (answer, best, answer, next(cheaper))[draw % 4]
        chosen.append((at, counts.setdefault(at, 0)))
        counts[at] += 1
    return chosen


def _told(race: Race, best: int, likely: float, pool: ThreadPoolExecutor, seconds: float) -> Proposal:
    """Return the proposal, with its figures before and after on as many fresh games as it was played in the race."""
    chosen = race.weighed[best]
    own = race.chunks.get(best, 0) * race.games // max(1, sum(race.chunks.values()))
    made = Proposal(
        game=race.game.id, title=race.game.title, changes=tuple(told(race.knobs, chosen)), options=dict(chosen.options),
        likely=likely, bots=race.bots, seed=race.seed, games=race.games, seconds=seconds, weighed=len(race.weighed),
        played=len(race.chunks), grid=own * len(race.weighed),
    )  # fmt: skip
    try:
        return msgspec.structs.replace(made, figures=tuple(_judged(race, best, pool)))
    except KeyboardInterrupt:
        return made


def _judged(race: Race, best: int, pool: ThreadPoolExecutor) -> Iterator[Reached]:
    chunks = range(race.chunks.get(best, 0))
    sides = list[dict[tuple[str, str], tuple[Wanted, Estimate]]]()
    for at in (0, best):
        totals: Totals = {}
        played = [*pool.map(partial(_play, race, race.seed + FRESH), [(at, chunk) for chunk in chunks])]
        for chunk in played:
            add_all(totals, chunk)
        games = sum(chunk.games for chunk in played)
        found = race.found(at, totals)
        sides.append(
            {
                (goal.name, name): (goal, _bounded(goal, around(value, error, games)))
                for goal, name, value, error in found
            }
        )
    for key, (goal, before) in sides[0].items():
        if key in sides[1]:
            yield Reached(*key, goal.share, (goal.low, goal.high), before, sides[1][key][1])


def _bounded(goal: Wanted, found: Estimate) -> Estimate:
    """Return a figure whose interval leaves out what no share can be; what a part adds may be less than nothing."""
    if not goal.share or goal.family == DRAWN:
        return found
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), found.n)


def begin_file(race: Race, path: Path) -> None:
    """Begin the file that keeps what is played."""
    path.write_text(race.name + "\n", "utf-8")


def resume(race: Race, path: Path) -> None:
    """Take up what a race before it kept; a line that was cut short is left out. Raises `WarbonesError`."""
    try:
        name, *lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError, ValueError):
        raise WarbonesError(f"There is no tuning {path} to go on with: leave out --resume to begin one.") from None
    if name != race.name:
        raise WarbonesError(
            f"{path} was tuned by other goals, bots, seed or rules: go on with the same, or begin anew."
        )
    kept: list[str] = []
    for line in lines:
        try:
            _take(race, [msgspec.json.decode(line, type=Kept)], None)
        except (msgspec.MsgspecError, UnicodeError):
            break
        kept.append(line)
    path.write_text("\n".join([name, *kept]) + "\n", "utf-8")
