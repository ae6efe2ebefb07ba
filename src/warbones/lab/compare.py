"""Comparison of two rule sets: the differences beyond chance, and the games needed to detect one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import Final

import msgspec
import numpy as np
from scipy import stats

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.games import load
from warbones.lab.batch import check_seed
from warbones.lab.runs.compiled_simulator import CompiledSimulator, PlayedGames
from warbones.lab.runs.matchups import EVEN, LADDER, Matchup
from warbones.lab.runs.run import StudyRun, play
from warbones.lab.statistics.drama import BEHIND, changes, forecasts
from warbones.lab.statistics.intervals import CONFIDENCE, Estimate, adjusted_p_values, games_for, mean

POINT: Final = 0.01
"""The smallest difference between two shares that matters to a designer."""

LEAST: Final = 20
"""The minimum number of pairs of games for a comparison."""


class ComparedFigure(msgspec.Struct, frozen=True):
    """A figure under both rule sets, its paired difference, and whether that is beyond chance.

    ``p`` is corrected for all figures together. For a share, ``needed`` is the number of games per side that would
    detect a difference of one point with 80% power.
    """

    name: str
    share: bool
    first: Estimate
    second: Estimate
    difference: Estimate
    p: float
    differs: bool
    needed: int | None


class Comparison(msgspec.Struct, frozen=True):
    """Comparison of two rule sets; ``sides`` are the options of each."""

    game: str
    title: str
    sides: tuple[dict[str, Value], dict[str, Value]]
    bots: tuple[str, str]
    seed: int
    games: int
    seconds: float
    questions: tuple[ComparedFigure, ...]

    @property
    def differing(self) -> list[ComparedFigure]:
        """The figures that differ beyond chance."""
        return [each for each in self.questions if each.differs]


Sample = tuple[str, bool, np.ndarray]
"""A figure's name, whether it is a share, and its value in each game."""


def compare(
    game: str | Game,
    first: Mapping[str, Value],
    second: Mapping[str, Value],
    *,
    bots: tuple[str, str] | None = None,
    minutes: float | None = 1.0,
    chunks: int | None = None,
    seed: int = 1,
    threads: int = 1,
    progress: Callable[[int], None] = lambda _games: None,
) -> Comparison:
    """Play two rule sets with the same seeds and compare them; chunks alternate, so both play equally many games."""
    seed = check_seed(seed)
    chosen = load(game)
    runs = [side_run(chosen, options, bots, seed) for options in (first, second)]
    sides = [each.simulator.game.ruleset.options_of(each.simulator.game.ruleset.blank(each.options)) for each in runs]
    if sides[0] == sides[1]:
        raise WarbonesError("Both rule sets are the same: give an option twice, with two values.")
    began = monotonic()
    until = began + 60 * minutes if minutes is not None and chunks is None else float("inf")
    done, step = 0, 2 * max(1, threads)
    try:
        while monotonic() < until and (chunks is None or done < chunks):
            done = min(done + step, chunks or done + step)
            if not all(play(each, None, done, threads, lambda _run: None) for each in runs):
                break
            progress(sum(each.games for each in runs))
    except KeyboardInterrupt:  # between chunks
        pass
    weak, strong = bots or chosen.study.bots
    samples = compared_figures(runs, (weak, strong))
    games = sum(each.games for each in runs)
    return Comparison(
        chosen.id, chosen.title, (sides[0], sides[1]), (weak, strong), seed, games, monotonic() - began, samples
    )


def side_run(game: Game, options: Mapping[str, Value], bots: tuple[str, str] | None, seed: int) -> StudyRun:
    """Return a new run of one side: games between equals, and of the weaker bot against the stronger."""
    simulator = CompiledSimulator(game.seated(options), options)
    weak, strong = bots or game.study.bots
    for name in (weak, strong):
        simulator.bot(name)
    return StudyRun(simulator, options, [Matchup(EVEN, (weak, weak), share=2.0), Matchup(LADDER, (weak, strong))], seed)


def compared_figures(runs: Sequence[StudyRun], bots: tuple[str, str]) -> tuple[ComparedFigure, ...]:
    """Return every figure that both sides have, with p-values corrected for all of them."""
    asked = [{name: (share, values) for name, share, values in samples(each, bots)} for each in runs]
    found = []
    for name, (share, first) in asked[0].items():
        if name in asked[1]:
            pair = paired(first, asked[1][name][1])
            if len(pair[0]) >= LEAST:
                found.append((name, share, *pair))
    ps = [p_value(second - first) for _, _, first, second in found]
    return tuple(
        compared_figure(name, share, first, second, p)
        for (name, share, first, second), p in zip(found, adjusted_p_values(ps), strict=True)
    )


def paired(first: np.ndarray, second: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the values of the games that both sides have."""
    n = min(len(first), len(second))
    known = ~np.isnan(first[:n]) & ~np.isnan(second[:n])
    return first[:n][known], second[:n][known]


def p_value(difference: np.ndarray) -> float:
    """Return Student's p-value of a mean difference; 1 if no game differs."""
    return float(stats.ttest_1samp(difference, 0).pvalue) if difference.std() > 0 else float(not difference.any())


def compared_figure(name: str, share: bool, first: np.ndarray, second: np.ndarray, p: float) -> ComparedFigure:
    """Return the comparison of one figure."""
    difference = second - first
    needed = games_for(POINT, float(difference.std())) if share and difference.std() > 0 else None
    return ComparedFigure(name, share, mean(first), mean(second), mean(difference), p, p < 1 - CONFIDENCE, needed)


def samples(run: StudyRun, bots: tuple[str, str]) -> Iterator[Sample]:
    """Yield the samples of one side, in the order of the games' numbers."""
    even, ladder = (run.played(matchup) for matchup in run.matchups)
    game = run.simulator.game
    if even is not None:
        yield from samples_between_equals(even, game)
        for place, part in enumerate(run.simulator.parts):
            yield f"Use of {part}", True, (even.used[:, :, place] > 0).mean(axis=1)
    if ladder is not None:
        order = np.argsort(ladder.number, kind="stable")
        scores = ((1 - ladder.first) / 2)[order].reshape(-1, 2).mean(axis=1)
        yield f"{bots[1]} against {bots[0]}", True, scores


def samples_between_equals(even: PlayedGames, game: Game) -> Iterator[Sample]:
    """Yield the samples from games between equals."""
    points = (even.payoff + 1) / 2
    yield f"{game.names[0]}'s share of the points", True, points
    if (even.opener >= 0).all() and 0 < even.opener.mean() < 1:
        yield "First player's share of the points", True, np.where(even.opener == 0, points, 1 - points)
    yield "Draws", True, (even.payoff == 0).astype(float)
    yield "Decisions", False, even.decisions.astype(float)
    yield f"{game.study.tick.capitalize()}s", False, even.ticks.astype(float)
    found = forecasts(even)
    if found:
        chance = np.where(even.payoff[:, None] > 0, found.chance, 1 - found.chance)
        won = (even.payoff != 0) & (even.ticks > 1)
        yield "Lead changes", False, np.where(won, changes(chance), np.nan)
        lowest = np.min(np.where(np.isnan(chance), 1.0, chance), axis=1)
        yield "Comebacks", True, np.where(won, lowest <= BEHIND, np.nan)
