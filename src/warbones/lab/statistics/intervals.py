"""Figures with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from scipy import stats

CONFIDENCE: Final = 0.95
Z: Final = float(stats.norm.ppf(0.5 + CONFIDENCE / 2))

RESAMPLES: Final = 400
"""Resamples of a bootstrap."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure, its 95% interval, and the number of games (or decisions) behind it."""

    value: float
    low: float
    high: float
    n: int

    def clear_of(self, value: float) -> bool:
        """Return whether the interval excludes ``value``."""
        return not self.low <= value <= self.high

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def share(hits: int, n: int) -> Estimate:
    """Return a share with its interval (Wilson 1927)."""
    if n == 0:
        return Estimate(float("nan"), 0.0, 1.0, 0)
    found = stats.binomtest(hits, n).proportion_ci(CONFIDENCE, method="wilson")
    return Estimate(hits / n, float(found.low), float(found.high), n)


def rare(hits: int, n: int) -> Estimate:
    """Return a share that may be 0 or 1, with Jeffreys' interval (Brown, Cai and DasGupta 2001)."""
    if n == 0:
        return Estimate(float("nan"), 0.0, 1.0, 0)
    edge = (1 - CONFIDENCE) / 2
    low = 0.0 if hits == 0 else float(stats.beta.ppf(edge, hits + 0.5, n - hits + 0.5))
    high = 1.0 if hits == n else float(stats.beta.ppf(1 - edge, hits + 0.5, n - hits + 0.5))
    return Estimate(hits / n, low, high, n)


def points(payoffs: np.ndarray, level: float = CONFIDENCE) -> Estimate:
    """Return the share of the points from payoffs (1, 0, -1), with an interval that also holds if all are equal.

    This is Wilson's interval for the number of games without draws that would give the mean the same variance, with
    Student's quantile, since few games say little about their variance.
    """
    n = len(payoffs)
    if n == 0:
        return Estimate(float("nan"), 0.0, 1.0, 0)
    scores = (payoffs + 1) / 2
    middle, z = float(scores.mean()), float(stats.t.ppf(0.5 + level / 2, max(1, n - 1)))
    wavers = (n * float(scores.var()) + 1) / (n * middle * (1 - middle) + 1)
    room = z * z * wavers / n
    centre = (middle + room / 2) / (1 + room)
    half = float(np.sqrt(room * middle * (1 - middle) + room * room / 4)) / (1 + room)
    return Estimate(middle, min(middle, max(0.0, centre - half)), max(middle, min(1.0, centre + half)), n)


def mean(values: np.ndarray, level: float = CONFIDENCE) -> Estimate:
    """Return a mean with Student's interval."""
    n, middle = len(values), float(values.mean()) if len(values) else float("nan")
    if n < 2:
        return Estimate(middle, -np.inf, np.inf, n)
    half = float(stats.t.ppf(0.5 + level / 2, n - 1) * stats.sem(values))
    return Estimate(middle, middle - half, middle + half, n)


def bootstrap(values: np.ndarray, figure: Callable[..., Any], seed: int = 1) -> Estimate:
    """Return a statistic of a sample with its percentile bootstrap interval (Efron 1979)."""
    if len(values) < 3:
        return Estimate(float(figure(values)) if len(values) else float("nan"), -np.inf, np.inf, len(values))
    found = stats.bootstrap(
        (values,), figure, n_resamples=RESAMPLES, confidence_level=CONFIDENCE, method="percentile",
        rng=np.random.default_rng(seed), vectorized=False,
    ).confidence_interval  # fmt: skip
    return Estimate(float(figure(values)), float(found.low), float(found.high), len(values))


def simultaneous_confidence(levels: int) -> float:
    """Return the confidence level at which this many intervals hold jointly (Bonferroni)."""
    return 1 - (1 - CONFIDENCE) / max(1, levels)


def games_for(difference: float, spread: float, power: float = 0.8) -> int:
    """Return the number of games that detects a difference of means with this ``power``; ``spread`` is the standard
    deviation.

    Cohen (1988), by the normal approximation.
    """
    return int(np.ceil(((Z + stats.norm.ppf(power)) * spread / difference) ** 2))


def adjusted_p_values(p: Sequence[float]) -> list[float]:
    """Return p-values corrected for multiple tests (Benjamini and Yekutieli 2001, valid under dependence)."""
    return [float(each) for each in stats.false_discovery_control(p, method="by")] if len(p) else []
