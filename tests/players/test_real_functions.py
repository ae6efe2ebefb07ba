"""The search's own exponentials and logarithms: close to the true values, and the same interpreted and compiled."""

from __future__ import annotations

from math import exp, log, tanh, ulp
from random import Random
from typing import Any

import numpy as np
import pytest

from warbones.compiled.jit import entry_point, register_rules
from warbones.players.search.real_functions import exponential, hyperbolic_tangent, logarithm

RNG = Random(51)
ANY = [RNG.gauss(0, 3) for _ in range(2000)] + [RNG.uniform(-720, 700) for _ in range(2000)]
COUNTS = [*map(float, range(1, 2000)), *(float(RNG.randrange(1, 1 << 40)) for _ in range(2000))]


def test_exponentials_are_within_a_unit_in_the_last_place() -> None:
    assert all(abs(exponential(x) - exp(x)) <= 1.5 * ulp(exp(x)) for x in ANY if x > -700)
    assert exponential(-1e9) == 0.0
    assert exponential(0.0) == 1.0


def test_logarithms_are_within_a_unit_in_the_last_place() -> None:
    assert all(abs(logarithm(x) - log(x)) <= 1.5 * ulp(log(x)) for x in COUNTS)
    assert logarithm(1.0) == 0.0


def test_hyperbolic_tangents_are_odd_and_close() -> None:
    assert all(abs(hyperbolic_tangent(x) - tanh(x)) <= 2**-52 for x in ANY)
    assert all(hyperbolic_tangent(-x) == -hyperbolic_tangent(x) for x in ANY)
    assert hyperbolic_tangent(0.0) == 0.0


@pytest.mark.parametrize(("function", "values"), [(exponential, ANY), (logarithm, COUNTS), (hyperbolic_tangent, ANY)])
def test_compiled_functions_equal_the_interpreted_ones(function: Any, values: list[float]) -> None:
    register_rules()

    @entry_point
    def compiled(xs: Any, out: Any) -> None:
        for i in range(len(xs)):
            out[i] = function(xs[i])

    out = np.zeros(len(values))
    compiled(np.array(values), out)
    assert out.tolist() == [function(x) for x in values]
