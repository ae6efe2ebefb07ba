"""Two rule sets side by side: what differs beyond chance, what does not, and how many games would show a difference."""

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
from warbones.lab.runs.compiled_simulator import Played, Table
from warbones.lab.runs.matchups import EVEN, LADDER, Leg
from warbones.lab.runs.run import Course, play
from warbones.lab.statistics.drama import BEHIND, changes, forecasts
from warbones.lab.statistics.intervals import CONFIDENCE, Estimate, adjusted, games_for, mean

POINT: Final = 0.01
"""The difference of a share that a designer wants to see."""

LEAST: Final = 20
"""Pairs of games that it takes to ask."""


class Question(msgspec.Struct, frozen=True):
    """A figure under both rule sets, its difference game by game, and whether that is beyond chance.

    ``p`` is corrected for all questions together. ``needed``: games of each that would show a difference of one point
    in four of five tries, where the figure is a share.
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
    """What two rule sets come to: ``sides`` are the options of each."""

    game: str
    title: str
    sides: tuple[dict[str, Value], dict[str, Value]]
    bots: tuple[str, str]
    seed: int
    games: int
    seconds: float
    questions: tuple[Question, ...]

    @property
    def differing(self) -> list[Question]:
        """The questions whose answers differ beyond chance."""
        return [each for each in self.questions if each.differs]


Asked = tuple[str, bool, np.ndarray]
"""A question's name, whether it is a share, and its figure in each game."""


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
    """Play two rule sets with the same seeds and compare them; chunks alternate, so that both have as many games."""
    seed = check_seed(seed)
    chosen = load(game) if isinstance(game, str) else game
    courses = [course(chosen, options, bots, seed) for options in (first, second)]
    sides = [each.table.game.ruleset.options_of(each.table.game.ruleset.blank(each.options)) for each in courses]
    if sides[0] == sides[1]:
        raise WarbonesError("Both rule sets are the same: give an option twice, with two values.")
    began = monotonic()
    until = began + 60 * minutes if minutes is not None and chunks is None else float("inf")
    done, step = 0, 2 * max(1, threads)
    try:
        while monotonic() < until and (chunks is None or done < chunks):
            done = min(done + step, chunks or done + step)
            if not all(play(each, None, done, threads, lambda _course: None) for each in courses):
                break
            progress(sum(each.games for each in courses))
    except KeyboardInterrupt:  # between two chunks
        pass
    weak, strong = bots or chosen.studied.bots
    questions = answered(courses, (weak, strong))
    games = sum(each.games for each in courses)
    return Comparison(
        chosen.id, chosen.title, (sides[0], sides[1]), (weak, strong), seed, games, monotonic() - began, questions
    )


def course(game: Game, options: Mapping[str, Value], bots: tuple[str, str] | None, seed: int) -> Course:
    """Return the games of one side: between equals, and the weaker bot against the stronger."""
    table = Table(game.seated(options), options)
    weak, strong = bots or game.studied.bots
    for name in (weak, strong):
        table.bot(name)
    return Course(table, options, [Leg(EVEN, (weak, weak), share=2.0), Leg(LADDER, (weak, strong))], seed)


def answered(courses: Sequence[Course], bots: tuple[str, str]) -> tuple[Question, ...]:
    """Return each question's answer, corrected for all of them."""
    asked = [{name: (share, values) for name, share, values in questions(each, bots)} for each in courses]
    found = []
    for name, (share, first) in asked[0].items():
        if name in asked[1]:
            pair = paired(first, asked[1][name][1])
            if len(pair[0]) >= LEAST:
                found.append((name, share, *pair))
    ps = [p_value(second - first) for _, _, first, second in found]
    return tuple(
        question(name, share, first, second, p)
        for (name, share, first, second), p in zip(found, adjusted(ps), strict=True)
    )


def paired(first: np.ndarray, second: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the figures of the games that both sides have."""
    n = min(len(first), len(second))
    known = ~np.isnan(first[:n]) & ~np.isnan(second[:n])
    return first[:n][known], second[:n][known]


def p_value(difference: np.ndarray) -> float:
    """Return Student's p-value of a mean difference; 1 where no game differs."""
    return float(stats.ttest_1samp(difference, 0).pvalue) if difference.std() > 0 else float(not difference.any())


def question(name: str, share: bool, first: np.ndarray, second: np.ndarray, p: float) -> Question:
    """Return a question's answer."""
    difference = second - first
    needed = games_for(POINT, float(difference.std())) if share and difference.std() > 0 else None
    return Question(name, share, mean(first), mean(second), mean(difference), p, p < 1 - CONFIDENCE, needed)


def questions(course: Course, bots: tuple[str, str]) -> Iterator[Asked]:
    """Yield what is asked of a side, game by game in the order of their numbers."""
    even, ladder = (course.played(leg) for leg in course.legs)
    game = course.table.game
    if even is not None:
        yield from of_equals(even, game)
        for place, part in enumerate(course.table.parts):
            yield f"Use of {part}", True, (even.used[:, :, place] > 0).mean(axis=1)
    if ladder is not None:
        order = np.argsort(ladder.number, kind="stable")
        scores = ((1 - ladder.first) / 2)[order].reshape(-1, 2).mean(axis=1)
        yield f"{bots[1]} against {bots[0]}", True, scores


def of_equals(even: Played, game: Game) -> Iterator[Asked]:
    """Yield what is asked of games between equals."""
    points = (even.payoff + 1) / 2
    yield f"{game.names[0]}'s share of the points", True, points
    if (even.opener >= 0).all() and 0 < even.opener.mean() < 1:
        yield "Share of who goes first", True, np.where(even.opener == 0, points, 1 - points)
    yield "Draws", True, (even.payoff == 0).astype(float)
    yield "Decisions", False, even.decisions.astype(float)
    yield f"{game.studied.tick.capitalize()}s", False, even.ticks.astype(float)
    found = forecasts(even)
    if found:
        chance = np.where(even.payoff[:, None] > 0, found.chance, 1 - found.chance)
        won = (even.payoff != 0) & (even.ticks > 1)
        yield "Lead changes", False, np.where(won, changes(chance), np.nan)
        lowest = np.min(np.where(np.isnan(chance), 1.0, chance), axis=1)
        yield "Comebacks", True, np.where(won, lowest <= BEHIND, np.nan)
