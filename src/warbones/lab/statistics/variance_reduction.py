"""What dice did, and results without it: control variates of mean zero (advantage sums, MIVAT, AIVAT).

Each roll's surprise is how much better the position looks than after the same roll again; its mean is zero whatever
the evaluation. So a result less any fixed multiple of surprises has the result's own mean (Zinkevich et al. 2006;
White and Bowling 2009). The multiples are ridge regression's of the other games (cross-fitting), so that they too leave
the mean alone; a poor evaluation costs nothing but the saving.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from warbones.lab.statistics.intervals import CONFIDENCE, Estimate, mean

FOLDS: Final = 5

RIDGE: Final = 0.05
"""How small against the largest a kind's surprises may be and still count: one that hardly ever is any says nothing."""

ENOUGH: Final = 60
"""Games from which on Student's interval holds for results without luck; with fewer, they are only counted."""


def without_luck(results: np.ndarray, surprises: np.ndarray) -> np.ndarray:
    """Return results (games) less what dice did in them; ``surprises``: (games, kinds), each of mean zero."""
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
    """Return whether there are games enough for a control variate, and it is one."""
    return len(results) >= ENOUGH and saving(results.astype(float), left) > 1


def saving(results: np.ndarray, left: np.ndarray) -> float:
    """Return how many plain games one game without luck is worth: the ratio of their variances."""
    return float(results.var() / left.var()) if left.var() > 0 else 1.0


def lucky_share(results: np.ndarray, left: np.ndarray) -> float:
    """Return the share of the results' variance that the dice's surprises explain, at least 0."""
    return max(0.0, 1 - 1 / saving(results, left))


def mean_without_luck(results: np.ndarray, surprises: np.ndarray, level: float = CONFIDENCE) -> Estimate:
    """Return the mean result with the interval that is left without the dice's luck."""
    return mean(without_luck(results, surprises), level)
