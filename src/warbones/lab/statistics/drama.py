"""Drama: the winning chance round by round, lead changes, comebacks, and the point of decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import msgspec
import numpy as np

from warbones.lab.runs.compiled_simulator import PlayedGames
from warbones.lab.statistics.intervals import Estimate, bootstrap, mean, share

BINS: Final = 10
LEAST: Final = 60
"""Games needed for calibration."""

BEHIND: Final = 0.25
"""A winner whose chance ever fell to this has come back."""

SURE: Final = 0.9
"""A game is decided once the winner's chance stays at or above this."""

EVEN_BAND: Final = 0.02
"""Leads smaller than this do not count."""

LEADS: Final = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


class Bin(msgspec.Struct, frozen=True):
    """Positions with similar forecasts, and their results."""

    forecast: float
    came: Estimate


class Calibration(msgspec.Struct, frozen=True):
    """Calibration of forecasts, on games other than those they were fitted to.

    ``brier``: mean squared error; ``guess``: that of always forecasting the mean; ``error``: mean distance between
    result and forecast (expected calibration error).
    """

    bins: tuple[Bin, ...]
    brier: float
    guess: float
    error: float


class RoundChances(msgspec.Struct, frozen=True):
    """At the start of a round: the winner's mean chance, how often the leader wins, and the number of games."""

    number: int
    games: int
    winner: Estimate
    leader: Estimate | None


class HalfwayLead(msgspec.Struct, frozen=True):
    """The share of wins among leaders whose chance at half-time was between ``low`` and ``high``."""

    low: float
    high: float
    wins: Estimate


class Drama(msgspec.Struct, frozen=True):
    """The course of games between equals; ``decided`` is a share of the game's rounds."""

    bot: str
    tick: str
    calibration: Calibration
    rounds: tuple[RoundChances, ...]
    lead_changes: Estimate
    lowest: Estimate
    comebacks: Estimate
    halfway: Estimate
    leads: tuple[HalfwayLead, ...]
    decided: Estimate
    decided_late: Estimate


@dataclass(frozen=True)
class Forecasts:
    """Each game's chance for seat 0 at the start of each round (NaN after the end), and the slope per unit of
    evaluation.
    """

    chance: np.ndarray
    slope: float


def forecasts(played: PlayedGames) -> Forecasts | None:
    """Return winning chances by logistic regression on evaluation, round and both, cross-fitted between two halves."""
    games, known = len(played), ~np.isnan(played.curve)
    if games < LEAST or not known.any() or not np.nanstd(played.curve):
        return None
    chance, slopes = np.full(played.curve.shape, np.nan), []
    half = (np.arange(games) // 2) % 2
    for each in (0, 1):
        predict, slope = fitted(played, half != each)
        slopes.append(slope)
        rows = half == each
        chance[rows] = predict(played.curve[rows])
    return Forecasts(chance, float(np.mean(slopes)))


def fitted(played: PlayedGames, rows: np.ndarray) -> tuple[Callable[[np.ndarray], np.ndarray], float]:
    """Fit to some games; return the function from curves to chances, and the slope at an even position."""
    import statsmodels.api as sm  # noqa: PLC0415  # takes longer to load than everything else here

    curve, points = played.curve[rows].astype(float), (played.payoff[rows] + 1) / 2
    spread, late = float(np.nanstd(curve)), max(1.0, float(np.mean(played.ticks[rows])))

    def design(curve: np.ndarray) -> np.ndarray:
        ahead = curve / spread
        time = np.broadcast_to(np.minimum(np.arange(curve.shape[1]) / late, 1.5), curve.shape)
        return np.stack([ahead, ahead * time, np.sign(ahead) * np.sqrt(np.abs(ahead)), np.ones_like(ahead)], axis=-1)

    known = ~np.isnan(curve)
    outcome = np.broadcast_to(points[:, None], curve.shape)[known]
    fit = sm.GLM(outcome, design(curve)[known], family=sm.families.Binomial()).fit_regularized(alpha=1e-4, L1_wt=0.0)
    weights = np.asarray(fit.params)
    at = np.array([[-0.5 * spread], [0.5 * spread]])
    low, high = 1 / (1 + np.exp(-(design(np.tile(at, (1, max(2, int(late / 2)))))[:, -1] @ weights)))
    return lambda curve: 1 / (1 + np.exp(-(design(curve.astype(float)) @ weights))), float((high - low) / spread)


def drama(played: PlayedGames, found: Forecasts, bot: str, tick: str) -> Drama | None:
    """Return the drama of the games that had a winner."""
    won = (played.payoff != 0) & (played.ticks > 1)
    if won.sum() < LEAST // 2:
        return None
    chance = np.where(played.payoff[won, None] > 0, found.chance[won], 1 - found.chance[won])
    length = (~np.isnan(chance)).sum(axis=1)
    lowest, sure = np.nanmin(chance, axis=1), decided(chance, length)
    half = chance[np.arange(len(chance)), length // 2]
    led = np.abs(half - 0.5) > EVEN_BAND
    return Drama(
        bot, tick, calibration(played, found), rounds(chance),
        lead_changes=mean(changes(chance)),
        lowest=bootstrap(lowest, np.median),
        comebacks=share(int((lowest <= BEHIND).sum()), len(lowest)),
        halfway=share(int((half[led] > 0.5).sum()), int(led.sum())),
        leads=leads(half[led]),
        decided=bootstrap(sure, np.median),
        decided_late=share(int((sure >= 0.9).sum()), len(sure)),
    )  # fmt: skip


def rounds(chance: np.ndarray) -> tuple[RoundChances, ...]:
    """Return a row for each round that at least ten games, and at least a tenth of all, reached."""
    found = []
    for at in range(chance.shape[1]):
        here = chance[:, at][~np.isnan(chance[:, at])]
        if len(here) < max(10, len(chance) / 10):
            break
        led = np.abs(here - 0.5) > EVEN_BAND
        leader = share(int((here[led] > 0.5).sum()), int(led.sum())) if led.sum() >= 10 else None
        found.append(RoundChances(at + 1, len(here), mean(here), leader))
    return tuple(found)


def changes(chance: np.ndarray) -> np.ndarray:
    """Count lead changes (Browne 2008), ignoring nearly even positions."""
    counted = np.zeros(len(chance))
    last = np.zeros(len(chance))
    for at in range(chance.shape[1]):
        here = np.nan_to_num(chance[:, at] - 0.5)
        leads_now = np.where(np.abs(here) > EVEN_BAND, np.sign(here), last)
        counted += (leads_now != last) & (last != 0)
        last = leads_now
    return counted


def decided(chance: np.ndarray, length: np.ndarray) -> np.ndarray:
    """Return the share of its rounds after which each game was decided: 1 if it was open to the end."""
    shown = np.where(np.isnan(chance), 1.0, chance)
    open_still = shown < SURE
    last = np.where(open_still.any(axis=1), chance.shape[1] - np.argmax(open_still[:, ::-1], axis=1), 0)
    return np.asarray(np.minimum(last / length, 1.0))


def leads(half: np.ndarray) -> tuple[HalfwayLead, ...]:
    """Return the share of wins for each size of half-time lead."""
    size = np.maximum(half, 1 - half)
    return tuple(
        HalfwayLead(low, high, share(int((half[here] > 0.5).sum()), int(here.sum())))
        for low, high in pairwise(LEADS)
        for here in [(size >= low) & (size < high)]
        if here.any()
    )


def calibration(played: PlayedGames, found: Forecasts) -> Calibration:
    """Compare forecasts with results in bins of equal size; a game counts once per bin, so intervals are wide."""
    known = ~np.isnan(found.chance)
    forecast = found.chance[known]
    came = np.broadcast_to(((played.payoff + 1) / 2)[:, None], known.shape)[known]
    game = np.broadcast_to(np.arange(len(played))[:, None], known.shape)[known]
    edges = np.quantile(forecast, np.linspace(0, 1, BINS + 1))
    place = np.clip(np.searchsorted(edges, forecast, side="right") - 1, 0, BINS - 1)
    bins = []
    for at in range(BINS):
        here = place == at
        if here.any():
            numbers, first = np.unique(game[here], return_index=True)
            by_game = np.bincount(np.searchsorted(numbers, game[here]), came[here]) / np.bincount(
                np.searchsorted(numbers, game[here])
            )
            assert len(first) == len(by_game)
            bins.append((float(forecast[here].mean()), mean(by_game), int(here.sum()), float(came[here].mean())))
    error = sum(n * abs(forecast - mean_came) for forecast, _, n, mean_came in bins) / len(forecast)
    return Calibration(
        tuple(Bin(forecast, came) for forecast, came, _, _ in bins),
        float(((forecast - came) ** 2).mean()), float(((came - came.mean()) ** 2).mean()), error,
    )  # fmt: skip
