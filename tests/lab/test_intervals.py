"""Intervals have their nominal coverage, even for few games."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from scipy import stats

from warbones.lab.statistics.intervals import Estimate, points


def found(won: int, drawn: int, lost: int) -> Estimate:
    return points(np.repeat([1, 0, -1], [won, drawn, lost]))


@pytest.mark.parametrize("games", [4, 12, 40])
@pytest.mark.parametrize("chances", [(0.5, 0.0), (0.45, 0.1), (0.3, 0.4), (0.7, 0.1), (0.9, 0.05)])
def test_a_share_of_the_points_is_covered(games: int, chances: tuple[float, float]) -> None:
    """Checked over all possible results of a few games, weighted by probability."""
    win, draw = chances
    truth, covered = win + draw / 2, 0.0
    for won, drawn in product(range(games + 1), repeat=2):
        if won + drawn <= games and not found(won, drawn, games - won - drawn).clear_of(truth):
            counts = [won, drawn, games - won - drawn]
            covered += stats.multinomial.pmf(counts, games, [win, draw, 1 - win - draw])
    assert covered >= 0.915


def test_a_share_stays_between_0_and_1_and_is_never_certain() -> None:
    for won, drawn, lost in ((4, 0, 0), (0, 0, 4), (0, 4, 0), (1, 0, 0)):
        each = found(won, drawn, lost)
        assert 0 <= each.low <= each.value <= each.high <= 1
        assert each.half_width > 0.1
    assert found(500, 0, 500).half_width == pytest.approx(0.031, abs=0.0005)
    assert found(250, 500, 250).half_width == pytest.approx(0.031 / np.sqrt(2), abs=0.0005)
    assert points(np.array([])).high == 1
