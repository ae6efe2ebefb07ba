"""Tuning of a game: the fewest and smallest changes that reach its goals.

Rule sets race. Each round plays those that could be the answer: figures are drawn at random from what is known of them
(Thompson 1933, Biometrika 25), and the cheapest rule set whose draw reaches all goals is played further. Hopeless ones
soon stop being played, and games of one rule set inform the others (`tuning.surrogate`).
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
from warbones.lab.runs.compiled_simulator import CompiledSimulator
from warbones.lab.runs.interpreted_simulator import InterpretedSimulator
from warbones.lab.runs.matchups import DRAWN, LADDER, Matchup
from warbones.lab.runs.workers import simulator_for
from warbones.lab.statistics.intervals import Estimate
from warbones.lab.statistics.ladder import around
from warbones.lab.tuning.figures import TargetFigure, add, target_figure
from warbones.lab.tuning.goals import Candidate, Goals, Knob, candidates, knobs_of, text
from warbones.lab.tuning.surrogate import drawn, features

SURE: Final = 0.95
"""Probability of reaching all goals at which a proposal is final."""

POSSIBLE: Final = 0.02
"""A cheaper candidate is dropped if its probability of being on the right side of any edge is below this."""

PRECISE: Final = 8
"""The number of standard errors of each of a proposal's figures that must fit within the goal's range."""

DRAWS: Final = 256
FIRST: Final = 4
MORE: Final = 0.2
"""Chunks between two evaluations: initially, and as a share of all so far."""

TRIED: Final = 3
"""Chunks for each single change: one chunk may be unlucky."""

ALONE: Final = 64
"""Chunks of single changes between two evaluations."""

FRESH: Final = 1_000_003
"""Added to the seed for the games that judge a proposal."""


class FigureChange(msgspec.Struct, frozen=True):
    """A figure before and after, on fresh games outside the search."""

    goal: str
    figure: str
    share: bool
    between: tuple[float, float]
    before: Estimate
    after: Estimate


class TuningProposal(msgspec.Struct, frozen=True):
    """Result of tuning: the changes as sentences, their options, and the probability that they reach the goals.
    ``likely`` rests on the candidate's own games in the search; ``figures`` are from fresh games. ``grid`` is the
    number of games needed to play every candidate as often as this one.
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
    figures: tuple[FigureChange, ...] = ()

    @property
    def reached(self) -> bool:
        """Whether the search is sure enough of it."""
        return self.likely >= SURE


class RaceChunk(msgspec.Struct, frozen=True):
    """A line of the saved file: a chunk of a candidate, by number."""

    candidate: int
    games: int
    sums: dict[str, dict[str, list[float]]]


@dataclass
class Race:
    """The goals, the candidates and their games."""

    game: Game
    goals: Goals
    knobs: tuple[Knob, ...]
    weighed: list[Candidate]
    bots: tuple[str, str]
    seed: int
    chunks: dict[int, int] = field(default_factory=dict)
    totals: dict[int, Totals] = field(default_factory=dict)
    games: int = 0
    simulators: dict[int, tuple[CompiledSimulator | InterpretedSimulator, tuple[TargetFigure, ...]]] = field(
        default_factory=dict
    )

    @cached_property
    def rows(self) -> np.ndarray:
        """The candidates as rows of the surrogate."""
        return features(self.knobs, self.weighed)

    @property
    def name(self) -> str:
        """The race's identity."""
        text = [fingerprint(self.game.ruleset), msgspec.to_builtins(self.goals), self.bots, self.seed]
        return msgspec.json.encode([self.game.id, *text]).decode()

    def simulator(self, at: int) -> tuple[CompiledSimulator | InterpretedSimulator, tuple[TargetFigure, ...]]:
        """Return a candidate's simulator and figures."""
        if at not in self.simulators:
            simulator = simulator_for(self.game, self.weighed[at].options)
            figures = tuple(
                target_figure(self.game, simulator.groups, each.figure, each.between) for each in self.goals.goals
            )
            self.simulators[at] = simulator, figures
        return self.simulators[at]

    def play(self, at: int, chunk: int, seed: int) -> RaceChunk:
        """Play one chunk of each matchup that the goals need; chunk numbers share their dice in all rule sets."""
        simulator, figures = self.simulator(at)
        sums, played = dict[str, dict[str, list[float]]](), 0
        for family in dict.fromkeys(each.family for each in figures):
            bots = self.bots if family == LADDER else (self.bots[0], self.bots[0])
            matchup = Matchup(family, bots)
            found = simulator.play(matchup, seed, chunk * simulator.chunk(matchup), simulator.chunk(matchup))
            played += len(found)
            for each in figures:
                if each.family == family:
                    sums[each.name] = {name: [*map(float, numbers)] for name, numbers in each.sums(found).items()}
        return RaceChunk(at, played, sums)

    def add_chunk(self, chunk: RaceChunk) -> None:
        """Add a chunk."""
        self.chunks[chunk.candidate] = self.chunks.get(chunk.candidate, 0) + 1
        self.games += chunk.games
        add_all(self.totals.setdefault(chunk.candidate, {}), chunk)

    def found(self, at: int, totals: Totals) -> Iterator[tuple[TargetFigure, str, float, float]]:
        """Yield a candidate's figures: the goal, name, value and standard error."""
        for goal in self.simulator(at)[1]:
            for name, (value, error) in goal.found(totals.get(goal.name, {})).items():
                yield goal, name, value, error


Totals = dict[str, dict[str, np.ndarray]]
"""Sums by goal and figure."""


def add_all(totals: Totals, chunk: RaceChunk) -> None:
    """Add a chunk's sums."""
    for goal, sums in chunk.sums.items():
        add(totals.setdefault(goal, {}), sums)


def new_race(game: Game, goals: Goals, bots: tuple[str, str] | None = None, seed: int = 1) -> Race:
    """Return a race without games. Raises `WarbonesError` if the game has no such figures."""
    seed = check_seed(seed)
    game = game.seated(goals.options)
    knobs = knobs_of(game, goals)
    race = Race(game, goals, knobs, candidates(game, goals, knobs), bots or goals.bots or game.study.bots, seed)
    if not race.weighed or race.weighed[0].changes:
        raise WarbonesError("The options in the goal file contradict one another.")
    simulator, _ = race.simulator(0)
    for bot in race.bots:
        simulator.bot(bot)
    return race


def tune(
    race: Race,
    *,
    minutes: float | None = None,
    games: int | None = None,
    threads: int = 1,
    progress: Callable[[Race, float], None] = lambda _race, _likely: None,
    keep: Path | None = None,
) -> TuningProposal:
    """Race until a proposal is sure, or for some ``minutes`` or ``games``; then judge it on fresh games.

    Ctrl+C ends the race with the results so far. ``keep`` names a file to which each chunk is appended.
    """
    race.play(0, 0, race.seed)  # compile before the clock starts
    best, rng, began = 0, np.random.default_rng(race.seed), monotonic()
    until = began + 60 * minutes if minutes is not None else float("inf")
    pool, left = ThreadPoolExecutor(threads), games or float("inf")
    try:
        while True:
            status = race_status(race, rng)
            best = best_candidate(status.likely)
            progress(race, likelihood(race, best))
            if _decided(race, status, best) or monotonic() > until or race.games >= left:
                break
            for job in _batches(_next(race, status, threads), threads):
                _record(race, [*pool.map(partial(_play, race, race.seed), job)], keep)
                if monotonic() > until:
                    break
    except KeyboardInterrupt:
        pass
    try:
        return _proposal(race, best, likelihood(race, best), pool, monotonic() - began)
    finally:
        pool.shutdown()


def _batches(jobs: list[tuple[int, int]], threads: int) -> Iterator[list[tuple[int, int]]]:
    """Yield jobs in small batches, so that chunks are soon saved."""
    for first in range(0, len(jobs), 4 * threads):
        yield jobs[first : first + 4 * threads]


def _play(race: Race, seed: int, job: tuple[int, int]) -> RaceChunk:
    return race.play(*job, seed)


def _record(race: Race, chunks: list[RaceChunk], keep: Path | None) -> None:
    for chunk in chunks:
        race.add_chunk(chunk)
    if keep:
        with keep.open("ab") as file:
            file.writelines(msgspec.json.encode(chunk) + b"\n" for chunk in chunks)


@dataclass(frozen=True)
class RaceStatus:
    """Knowledge of the candidates: each one's probability of reaching all goals, and the answer in each draw.

    ``possible`` is a candidate's probability of being on the right side of its most doubtful edge. Imprecise figures
    are unlikely to lie all within their ranges, even if none of them is known to lie outside.
    """

    likely: np.ndarray
    answers: np.ndarray
    possible: np.ndarray


def race_status(race: Race, rng: np.random.Generator) -> RaceStatus:
    """Return the status after the games so far."""
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
    return RaceStatus(reached.mean(axis=0) if race.chunks else np.zeros(len(race.weighed)), answers, possible)


def _measured(race: Race) -> dict[tuple[str, str], tuple[TargetFigure, list[int], list[float], list[float]]]:
    """Return each figure with the candidates that have it, their values and standard errors."""
    found: dict[tuple[str, str], tuple[TargetFigure, list[int], list[float], list[float]]] = {}
    for at in sorted(race.chunks):
        for goal, name, value, error in race.found(at, race.totals[at]):
            _, places, values, errors = found.setdefault((goal.name, name), (goal, [], [], []))
            places.append(at)
            values.append(value)
            errors.append(error)
    return found


def best_candidate(likely: np.ndarray) -> int:
    """Return the cheapest candidate that is sure to reach the goals, else the likeliest."""
    likelihood = np.flatnonzero(likely >= SURE)
    return int(likelihood[0]) if len(likelihood) else int(likely.argmax())


def likelihood(race: Race, at: int) -> float:
    """Return a candidate's probability of reaching all goals by its own games alone, 0 if it has too few."""
    found = [*race.found(at, race.totals.get(at, {}))]
    if {goal.name for goal, *_ in found} != {goal.figure for goal in race.goals.goals}:
        return 0.0
    ends = [norm.cdf([(goal.low - value) / error, (goal.high - value) / error]) for goal, _, value, error in found]
    return float(np.prod([high - low for low, high in ends]))


def _precise(race: Race, at: int) -> bool:
    """Return whether a candidate's own games are precise enough: the best of many looks better than it is."""
    found = race.found(at, race.totals.get(at, {}))
    return all(error <= (goal.high - goal.low) / PRECISE for goal, _, _, error in found)


def _decided(race: Race, status: RaceStatus, best: int) -> bool:
    """Return whether the proposal is sure by its own games too, with nothing cheaper possible."""
    well = status.likely[best] >= SURE and likelihood(race, best) >= SURE and _precise(race, best)
    return bool(well and not _cheaper(race, status, best))


def _cheaper(race: Race, status: RaceStatus, best: int) -> list[int]:
    """Return the candidates cheaper than the proposal that may reach the goals, likeliest first."""
    most = race.weighed[best].cost - 1e-9
    found = [at for at in np.flatnonzero(status.possible >= POSSIBLE).tolist() if race.weighed[at].cost < most]
    return sorted(found, key=lambda at: -status.possible[at])


def _next(race: Race, status: RaceStatus, threads: int) -> list[tuple[int, int]]:
    """Return the candidates to play next, with chunk numbers: those that could be the answer.

    Each change is first tried alone: with many goals, an unplayed candidate never looks like the answer.
    """
    most = max(threads, FIRST, int(MORE * sum(race.chunks.values())))
    if not race.chunks:
        return [(0, chunk) for chunk in range(most)]
    alone = [at for at, each in enumerate(race.weighed) if each.changes == 1]
    if untried := [(at, chunk) for at in alone for chunk in range(race.chunks.get(at, 0), TRIED)]:
        return untried[:ALONE]
    counts, chosen = dict(race.chunks), list[tuple[int, int]]()
    best = best_candidate(status.likely)
    cheaper = cycle(_cheaper(race, status, best) or [best])
    for draw in range(most):  # one draw in four goes to the current best, one to something cheaper
        answer = int(status.answers[draw % DRAWS])
        at = (answer, best, answer, next(cheaper))[draw % 4]
        chosen.append((at, counts.setdefault(at, 0)))
        counts[at] += 1
    return chosen


def _proposal(race: Race, best: int, likely: float, pool: ThreadPoolExecutor, seconds: float) -> TuningProposal:
    """Return the proposal, with its figures before and after on as many fresh games as it had in the race."""
    chosen = race.weighed[best]
    own = race.chunks.get(best, 0) * race.games // max(1, sum(race.chunks.values()))
    made = TuningProposal(
        game=race.game.id, title=race.game.title, changes=tuple(text(race.knobs, chosen)), options=dict(chosen.options),
        likely=likely, bots=race.bots, seed=race.seed, games=race.games, seconds=seconds, weighed=len(race.weighed),
        played=len(race.chunks), grid=own * len(race.weighed),
    )  # fmt: skip
    try:
        return msgspec.structs.replace(made, figures=tuple(_fresh_figures(race, best, pool)))
    except KeyboardInterrupt:
        return made


def _fresh_figures(race: Race, best: int, pool: ThreadPoolExecutor) -> Iterator[FigureChange]:
    chunks = range(race.chunks.get(best, 0))
    sides = list[dict[tuple[str, str], tuple[TargetFigure, Estimate]]]()
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
            yield FigureChange(*key, goal.share, (goal.low, goal.high), before, sides[1][key][1])


def _bounded(goal: TargetFigure, found: Estimate) -> Estimate:
    """Return a figure with its interval limited to 0 to 1 if it is a share; a part's gain may be negative."""
    if not goal.share or goal.family == DRAWN:
        return found
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), found.n)


def begin_file(race: Race, path: Path) -> None:
    """Start the file of saved chunks."""
    path.write_text(race.name + "\n", "utf-8")


def resume(race: Race, path: Path) -> None:
    """Load the chunks of an earlier race, except a truncated last line. Raises `WarbonesError`."""
    try:
        name, *lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError, ValueError):
        raise WarbonesError(f"There is no tuning {path} to resume: leave out --resume to start one.") from None
    if name != race.name:
        raise WarbonesError(
            f"{path} was tuned with other goals, bots, seed or rules: resume with the same, or start again."
        )
    stored: list[str] = []
    for line in lines:
        try:
            _record(race, [msgspec.json.decode(line, type=RaceChunk)], None)
        except (msgspec.MsgspecError, UnicodeError):
            break
        stored.append(line)
    path.write_text("\n".join([name, *stored]) + "\n", "utf-8")
