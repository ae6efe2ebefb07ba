"""Surrogate model of rule sets: the games of some predict the figures of others, since changes roughly add up.

A rule set's figure is the published one's plus an effect for each change, the same wherever it is made, plus a
remainder of its own: Bayesian linear regression (Rasmussen and Williams 2006, chapter 2) with scales chosen by marginal
likelihood. Each game thus informs every rule set that shares a change with its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

import numpy as np
from scipy.linalg import cho_factor, cho_solve, solve_triangular

from warbones.lab.tuning.goals import Candidate, Knob

STEADY: Final = 0.8
"""The share of an effect's variance that is proportional to a number's step."""

EFFECTS: Final = (0.02, 0.05, 0.1, 0.2, 0.4)
REMAINDERS: Final = (0.05, 0.3)
"""Prior scales of effects, relative to the figure's scale, and of remainders, relative to effects."""

AT_FIRST: Final = (0.1, 0.3)
TELLING: Final = 4
"""The minimum number of rule sets with games from which the scale of effects is estimated."""


def features(knobs: Sequence[Knob], candidates: Sequence[Candidate]) -> np.ndarray:
    """Return rule sets as rows: a constant column, and for each knob its offset and an indicator for each setting."""
    columns = [np.ones(len(candidates))]
    for at, knob in enumerate(knobs):
        chosen = np.array([each.settings[at] for each in candidates])
        offset = np.array([0.0, *(choice.offset for choice in knob.choices)])
        steady = STEADY if len(set(offset.tolist())) > 2 else 0.0
        columns.append(np.sqrt(steady) * offset[chosen + 1])
        columns += [np.sqrt(1 - steady) * (chosen == choice) for choice in range(len(knob.choices))]
    return np.column_stack(columns)


def drawn(
    rows: np.ndarray,
    played: Sequence[int],
    values: np.ndarray,
    errors: np.ndarray,
    scale: float,
    draws: int,
    rng: np.random.Generator,
) -> np.ndarray:
    """Return ``draws`` samples (rows) of every rule set's figure (columns), given those ``played`` and their errors."""
    known, off = rows[list(played)], values - values[0]
    tried = product(EFFECTS, REMAINDERS) if len(played) >= TELLING else [AT_FIRST]
    sizes = [(scale * effect, scale * effect * rest) for effect, rest in tried]
    effect, rest = max(sizes, key=lambda size: _likelihood(known, off, errors, size, scale))
    noise = errors**2 + rest**2
    precision = (known.T / noise) @ known + np.diag(1 / _spread(known, effect, scale))
    factor, _ = cho_factor(precision, lower=True)
    middle = cho_solve((factor, True), known.T @ (off / noise))
    loose = solve_triangular(factor, rng.standard_normal((rows.shape[1], draws)), lower=True, trans="T")
    weights = middle[:, None] + loose
    found = (rows @ weights).T + rest * rng.standard_normal((draws, len(rows)))
    line = (known @ weights).T
    share = rest**2 / noise
    found[:, list(played)] = line + share * (off - line) + np.sqrt(share) * errors * rng.standard_normal(line.shape)
    return np.asarray(found + values[0])


def _spread(known: np.ndarray, effect: float, scale: float) -> np.ndarray:
    """Return the prior variance of each column's effect."""
    return np.array([scale**2, *[effect**2] * (known.shape[1] - 1)])


def _likelihood(
    known: np.ndarray, off: np.ndarray, errors: np.ndarray, size: tuple[float, float], scale: float
) -> float:
    effect, rest = size
    made = (known * _spread(known, effect, scale)) @ known.T + np.diag(errors**2 + rest**2)
    factor, lower = cho_factor(made, lower=True)
    return float(-off @ cho_solve((factor, lower), off) / 2 - np.log(np.diag(factor)).sum())
