"""The skill ladder: distances between bots, and the share of luck in a result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import numpy as np

from warbones.lab.runs.compiled_simulator import PlayedGames
from warbones.lab.statistics.intervals import CONFIDENCE, RESAMPLES, Estimate, Z, points

ELO: Final = 400 / np.log(10)
"""Elo points in one unit of log odds."""

RUNG: Final = float(np.log(3))
"""Log odds of a rung: a bot one rung higher wins three games of four."""

HALF: Final = 0.5
"""Wins added to each side of a pair, so that a bot that never lost has a rating (Haldane 1956)."""


class LadderPair(msgspec.Struct, frozen=True):
    """The score of the second bot, presumably the stronger, against the first."""

    weaker: str
    stronger: str
    score: Estimate


class LadderRating(msgspec.Struct, frozen=True):
    """A bot's Elo rating; the first of the ladder has 0."""

    bot: str
    elo: Estimate


class Ladder(msgspec.Struct, frozen=True):
    """Every pair, ratings (Bradley and Terry 1952), rungs from lowest to highest, and the share of luck.

    ``luck`` is, for a game between two different bots of the ladder, the share of the result's variance that the choice
    of bots does not explain (law of total variance; Duersch, Lambrecht and Oechssler 2020 measure skill by the spread
    of expected results): 0 like chess, 1 like a coin.
    """

    pairs: tuple[LadderPair, ...]
    ratings: tuple[LadderRating, ...]
    rungs: Estimate
    luck: Estimate


def ladder(bots: Sequence[str], played: Mapping[tuple[str, str], PlayedGames]) -> Ladder | None:
    """Return the ladder from the games of each pair, or None if some bot is not connected to the others."""
    counted = {pair: won_drawn_lost(found) for pair, found in played.items()}
    joined = {bot for pair in counted for bot in pair}
    if joined != set(bots) or len(counted) < len(bots) - 1:
        return None
    ratings, rungs = rated(bots, counted)
    pairs = tuple(LadderPair(weaker, stronger, points(-found.first)) for (weaker, stronger), found in played.items())
    return Ladder(pairs, ratings, rungs, luck(np.array(list(counted.values()))))


def won_drawn_lost(played: PlayedGames) -> tuple[int, int, int]:
    """Count the first bot's results."""
    return int((played.first > 0).sum()), int((played.first == 0).sum()), int((played.first < 0).sum())


def rated(
    bots: Sequence[str], counted: Mapping[tuple[str, str], tuple[int, int, int]]
) -> tuple[tuple[LadderRating, ...], Estimate]:
    """Return ratings and rungs by logistic regression; a draw is half a win for each."""
    import statsmodels.api as sm  # noqa: PLC0415  # takes longer to load than everything else here

    design, scores = np.zeros((len(counted), len(bots))), np.zeros((len(counted), 2))
    for row, ((first, second), (won, drawn, lost)) in enumerate(counted.items()):
        design[row, bots.index(first)], design[row, bots.index(second)] = 1, -1
        scores[row] = won + drawn / 2 + HALF, lost + drawn / 2 + HALF
    with np.errstate(divide="ignore", invalid="ignore"):  # with as many pairs as ratings, no degree of freedom is left
        fit = sm.GLM(scores, design[:, 1:], family=sm.families.Binomial()).fit()
    strengths, errors = np.r_[0.0, fit.params], np.r_[0.0, fit.bse]
    games = int(scores.sum())
    ratings = tuple(
        LadderRating(bot, around(ELO * value, ELO * error, games))
        for bot, value, error in zip(bots, strengths, errors, strict=True)
    )
    top = int(strengths.argmax())
    return ratings, around(strengths[top] / RUNG, errors[top] / RUNG, games)


def around(value: float, error: float, n: int) -> Estimate:
    """Return an estimate with a normal interval."""
    return Estimate(float(value), float(value - Z * error), float(value + Z * error), n)


def luck(counts: np.ndarray, seed: int = 1) -> Estimate:
    """Return the share of luck from each pair's wins, draws and losses, with a parametric bootstrap interval."""
    games = counts.sum(axis=1)
    rng = np.random.default_rng(seed)
    again = np.stack([rng.multinomial(n, each / n, RESAMPLES) for n, each in zip(games, counts, strict=True)], axis=1)
    edge = 100 * (1 - CONFIDENCE) / 2
    low, high = np.percentile([unexplained(each) for each in again], [edge, 100 - edge])
    return Estimate(unexplained(counts), float(low), float(high), int(games.sum()))


def unexplained(counts: np.ndarray) -> float:
    """Return the share of variance within pairs, with equal weight for each pair and each bot on both sides."""
    games = counts.sum(axis=1)
    expected = (counts[:, 0] - counts[:, 2]) / games
    squares = (counts[:, 0] + counts[:, 2]) / games
    noise = (squares - expected**2) / np.maximum(games - 1, 1)
    skill = np.maximum(expected**2 - noise, 0).mean()
    return float(min(1.0, max(0.0, 1 - skill / squares.mean()))) if squares.mean() else 1.0
