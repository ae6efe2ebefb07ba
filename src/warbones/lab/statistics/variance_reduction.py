"""Variance reduction: results without the luck of the dice (advantage sums, MIVAT, AIVAT).

A roll's surprise is its gain in evaluation over rerolls of the same dice; its mean is zero for any evaluation.
Subtracting a fixed multiple of surprises from a result therefore keeps the result's mean (Zinkevich et al. 2006; White
and Bowling 2009). The multiples come from ridge regression on the other games (cross-fitting), so they keep the mean
too; a poor evaluation only saves less.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from warbones.lab.statistics.intervals import CONFIDENCE, Estimate, mean

FOLDS: Final = 5

RIDGE: Final = 0.05
"""A kind of surprise smaller than this, relative to the largest, hardly counts: if nearly always 0, it says nothing."""

ENOUGH: Final = 60
"""Games from which Student's interval is valid for results without luck; with fewer, results are only counted."""


def without_luck(results: np.ndarray, surprises: np.ndarray) -> np.ndarray:
    """Return results (games) without the dice's luck; ``surprises``: (games, kinds), each with mean zero."""
    games, moving = len(results), surprises[:, surprises.std(axis=0) > 0].astype(float)
    if moving.shape[1] == 0 or games < FOLDS * (moving.shape[1] + 2):
        return results.astype(float)
    fold, left = np.arange(games) % FOLDS, results.astype(float)
    for each in range(FOLDS):
        others, own = fold != each, fold == each
        rows, sums = moving[others], results[others] - results[others].mean()
        squares = rows.T @ rows + np.eye(moving.shape[1]) * len(rows) * (RIDGE * rows.std(axis=0).max()) ** 2
        left[own] -= moving[own] @ np.linalg.solve(squares, rows.T @ sums)
    return left


def helped(results: np.ndarray, left: np.ndarray) -> bool:
    """Return whether there are enough games for a control variate and it reduces the variance."""
    return len(results) >= ENOUGH and saving(results.astype(float), left) > 1


def saving(results: np.ndarray, left: np.ndarray) -> float:
    """Return the number of plain games that one game without luck is worth: the ratio of variances."""
    return float(results.var() / left.var()) if left.var() > 0 else 1.0


def lucky_share(results: np.ndarray, left: np.ndarray) -> float:
    """Return the share of the results' variance that the dice's surprises explain, at least 0."""
    return max(0.0, 1 - 1 / saving(results, left))


def mean_without_luck(results: np.ndarray, surprises: np.ndarray, level: float = CONFIDENCE) -> Estimate:
    """Return the mean result with the interval that remains without the dice's luck."""
    return mean(without_luck(results, surprises), level)
