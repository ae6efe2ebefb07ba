"""Judgements: no action of a best mix is a mistake, losing a sure win costs everything, and secrets do not count."""

from __future__ import annotations

import numpy as np
import pytest

from tests.players import matrix
from tests.players.test_search import LAST_ATTACK
from warbones import load
from warbones.concurrency.at_once import at_once
from warbones.core.play.position import Position
from warbones.players.judges import judge_of
from warbones.players.search.root_samples import solve_equilibrium
from warbones.review.inquiry import Verdict

EFFORT = 4000

DOUBLE = [[0, -1, 2], [1, 0, -1], [-2, 1, 0]]
"""Rock, paper, scissors, where rock counts double: the best mix of both seats is 1/4, 1/2, 1/4, and neither leads."""


def verdict(results: list[list[int]], seat: int, chosen: int) -> Verdict:
    position = Position(matrix.GAME, matrix.game_of(results))
    return at_once(judge_of(matrix.GAME, EFFORT, 1).verdict(position.seen_by(seat), seat, chosen))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_no_action_of_the_right_mix_is_a_mistake(seat: int, chosen: int) -> None:
    found = verdict(DOUBLE, seat, chosen)
    assert found.cost < 0.08
    assert dict(found.mix) == pytest.approx({0: 0.25, 1: 0.5, 2: 0.25}, abs=0.06)


def test_a_certain_loss_costs_the_difference() -> None:
    found = verdict([[1, 1], [-1, -1]], 0, 1)
    assert (found.best, found.value, found.cost) == (0, 1.0, 2.0)
    assert verdict([[1, 1], [-1, -1]], 0, 0).cost == 0.0


LAUNCHES = """launch 1.2 first=Alpha | Alpha: A.d4=1 A.d6=5 A.d10=3 B.d4=3 B.d8=3
    | Beta: A.d%=10 A.d20=19 B.d%=40 B.d12=8 B.d20=9 | used: A.d8=4 A.d12=1 B.d6=6 | trophies Alpha: B.d10=2"""


def test_a_choice_is_judged_by_what_its_seat_knew() -> None:
    """Beta's launch is judged the same, whatever Alpha has launched meanwhile in secret."""
    position = load("dicewing").at(LAUNCHES)
    verdicts = []
    for action in list(position.legal(0))[:2]:
        after = position.copy()
        after.act(0, action)
        verdicts.append(judged(after.seen_by(1)))
    assert verdicts[0] == verdicts[1]


def judged(seen: Position) -> dict[str, Verdict]:
    """Return a verdict on each of Beta's actions."""
    judge = judge_of(seen.game, EFFORT, 1)
    return {each.text: at_once(judge.verdict(seen, 1, each.id)) for each in seen.legal(1)}


def test_a_forced_win_costs_nothing_and_any_other_action_costs_the_match() -> None:
    costs = {text: found.cost for text, found in judged(load("dicewing").at(LAST_ATTACK).seen_by(1)).items()}
    assert costs == {"launch A.d10 B.d4": 2.0, "launch B.d4 B.d12": 0.0, "launch A.d10 B.d12": 2.0}


def test_a_matrix_settles_into_its_equilibrium() -> None:
    weights, room = np.zeros((2, 3)), np.zeros((2, 2, 3))
    solve_equilibrium(np.array(DOUBLE, dtype=float).ravel(), 3, 3, weights, room[0], room[1], 4000)
    assert weights.ravel() == pytest.approx([0.25, 0.5, 0.25] * 2, abs=0.01)
