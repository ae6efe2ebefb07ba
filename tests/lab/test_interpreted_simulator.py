"""Studies of a game whose rules are not compiled."""

from __future__ import annotations

import numpy as np
import pytest

from warbones.games import load
from warbones.lab.report.verdicts import verdicts
from warbones.lab.runs.interpreted_simulator import InterpretedSimulator
from warbones.lab.runs.matchups import DRAWN, EVEN, WITHOUT, Matchup
from warbones.lab.study import study

DRAFTING = {"mode": "drafting", "throw_model": "table"}
RANDOM = ("random", "random")


@pytest.fixture(scope="module")
def simulator() -> InterpretedSimulator:
    return InterpretedSimulator(load("indicesion").seated(DRAFTING), DRAFTING)


def test_recorded_statistics_match_the_games(simulator: InterpretedSimulator) -> None:
    games = simulator.play(Matchup(EVEN, RANDOM), 1, 0, 4)
    assert (np.abs(games.payoff) <= 1).all()
    assert (games.ticks >= 2).all(), "two rounds have to be won"
    assert set(games.opener.tolist()) <= {0, 1}
    assert (~np.isnan(games.curve)).sum(axis=1).tolist() == games.ticks.tolist()
    drafted = games.used[:, :, :6].sum(axis=2)
    assert (drafted == 6 * games.ticks[:, None]).all(), "each takes six dice a round (R24)"
    assert len(games.choices) == games.decisions.sum()


def test_a_part_that_is_barred_is_taken_only_where_nothing_else_is_left(simulator: InterpretedSimulator) -> None:
    colour = simulator.parts.index("red")
    usual = simulator.play(Matchup(DRAWN, RANDOM), 1, 0, 4)
    barred = simulator.play(Matchup(WITHOUT, RANDOM, "red"), 1, 0, 4)
    own = barred.used[np.arange(len(barred)), barred.side, colour].sum()
    other = barred.used[np.arange(len(barred)), 1 - barred.side, colour].sum()
    assert own < usual.used[:, 0, colour].sum() < other


@pytest.mark.torture
def test_a_study_of_throws_is_the_same_in_one_process_and_in_two() -> None:
    def made(threads: int) -> tuple[object, ...]:
        found = study("indicesion", DRAFTING, bots=("random", "random"), chunks=2, threads=threads)
        assert any("Alpha's seat" in each for each in verdicts(found)["seats"])
        return (found.games, found.seats, found.length, found.worths)

    assert made(1) == made(2)
