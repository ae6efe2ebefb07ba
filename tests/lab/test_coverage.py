"""Intervals of small studies of real games have their nominal coverage."""

from __future__ import annotations

import numpy as np
import pytest

from warbones.games import load
from warbones.lab.runs.compiled_simulator import CompiledSimulator
from warbones.lab.runs.matchups import EVEN, Matchup
from warbones.lab.statistics.seats import side

GAMES = 60
"""Games in a study: the fewest that allow figures without luck."""


@pytest.mark.torture
@pytest.mark.parametrize(("game", "bot", "studies"), [("dicewing", "greedy:4", 1000), ("keep", "greedy:1", 1000)])
def test_a_seat_s_share_is_covered(game: str, bot: str, studies: int) -> None:
    """All these games together serve as the truth, which they estimate far more precisely than any study."""
    simulator = CompiledSimulator(load(game), {})
    played = [simulator.play(Matchup(EVEN, (bot, bot), again=8), 1, at * GAMES, GAMES) for at in range(studies)]
    truth = (np.concatenate([each.payoff for each in played]).mean() + 1) / 2
    sides = [side("Alpha", each.payoff, each.luck) for each in played]
    for found in ([each.plain for each in sides], [each.less_luck for each in sides], [each.best for each in sides]):
        assert 0.93 <= sum(not each.clear_of(truth) for each in found) / studies <= 0.97
