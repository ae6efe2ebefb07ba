"""Fit of a network to position values: cross entropy, by Adam (Kingma and Ba 2015), on one core.

The result is the running mean of the weights, which fluctuates less than they do (Polyak and Juditsky 1992).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from warbones.players.learned.columns import Floats
from warbones.players.learned.files import Weights
from warbones.players.learned.inputs import Inputs
from warbones.training.self_play import Examples, concatenate

BATCH: Final = 512
FIRST: Final = 0.9
SECOND: Final = 0.999
TINY: Final = np.float32(1e-8)
"""Adam's constants."""

MEMORY: Final = 0.998
"""Share of the mean weights that remains at each step."""

NAMES: Final = tuple(field.name for field in fields(Weights))


@dataclass
class Fit:
    """A network in training: weights, their mean, Adam's moments, and the steps made."""

    now: dict[str, Floats]
    mean: dict[str, Floats]
    first: dict[str, Floats]
    second: dict[str, Floats]
    steps: int = 0

    @property
    def weights(self) -> Weights:
        """The network to play with."""
        return Weights(**self.mean)


def new_fit(inputs: Inputs, hidden: int, rng: np.random.Generator) -> Fit:
    """Return an untrained network with small random weights."""
    scale = 1 / np.sqrt(inputs.width)
    now = {
        "rows": (rng.standard_normal((inputs.columns, hidden)) * scale).astype(np.float32),
        "bias": np.zeros(hidden, np.float32),
        "out": (rng.standard_normal(hidden) / np.sqrt(hidden)).astype(np.float32),
        "lift": np.zeros(1, np.float32),
    }
    return Fit(now, _copies(now), _zeros(now), _zeros(now))


def matrix(inputs: Inputs, cells: NDArray[np.int16]) -> csr_array:
    """Return positions (positions, cells) as a sparse matrix (positions, columns)."""
    held = np.clip(cells, inputs.low, inputs.high).astype(np.int64)
    thing = inputs.base + (held[:, inputs.parts] * inputs.stride).sum(axis=2)
    number = np.concatenate([inputs.start + held, thing], axis=1)
    column = np.concatenate([inputs.column[number], inputs.amount[number]], axis=1)
    value = np.concatenate([np.ones(number.shape, np.float32), inputs.share[number]], axis=1)
    ends = np.arange(0, column.size + 1, column.shape[1])
    made = csr_array((value.ravel(), column.ravel(), ends), shape=(len(cells), inputs.columns))
    made.sum_duplicates()
    return made


def _copies(arrays: dict[str, Floats]) -> dict[str, Floats]:
    return {name: value.copy() for name, value in arrays.items()}


def _zeros(arrays: dict[str, Floats]) -> dict[str, Floats]:
    return {name: np.zeros_like(value) for name, value in arrays.items()}


def fit(state: Fit, inputs: Inputs, examples: list[Examples], rates: NDArray[Any], rng: np.random.Generator) -> float:
    """Continue fitting ``state`` in place with a random batch for each of ``rates``; return the mean loss of the second
    half.
    """
    known, losses = concatenate(examples), np.zeros(len(rates))
    wanted = ((known.worth + 1) / 2).astype(np.float32)
    for at, rate in enumerate(rates):
        chosen = rng.integers(0, len(wanted), BATCH)
        losses[at] = _step(state, matrix(inputs, known.shown[chosen]), wanted[chosen], float(rate))
    return float(losses[len(losses) // 2 :].mean())


def _step(state: Fit, x: Any, wanted: Floats, rate: float) -> float:
    now = state.now
    hidden = x @ now["rows"] + now["bias"]
    live = np.maximum(hidden, 0)
    odds = live @ now["out"] + now["lift"]
    found = 1 / (1 + np.exp(-odds))
    wrong = (found - wanted) / len(wanted)
    back = wrong[:, None] * now["out"] * (hidden > 0)
    slopes = {"rows": x.T @ back, "bias": back.sum(axis=0), "out": live.T @ wrong, "lift": wrong.sum(keepdims=True)}
    state.steps += 1
    for name in NAMES:
        _adam(state, name, slopes[name], rate)
    return float((np.logaddexp(0, odds) - wanted * odds).mean())


def _adam(state: Fit, name: str, slope: Floats, rate: float) -> None:
    first, second, step = state.first[name], state.second[name], state.steps
    first += (1 - FIRST) * (slope - first)
    second += (1 - SECOND) * (slope * slope - second)
    correction = np.float32(np.sqrt(1 - SECOND**step) / (1 - FIRST**step))
    state.now[name] -= np.float32(rate) * correction * first / (np.sqrt(second) + TINY)
    memory = min(MEMORY, (1 + step) / (10 + step))
    state.mean[name] += np.float32(1 - memory) * (state.now[name] - state.mean[name])
