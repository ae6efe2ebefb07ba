"""Duels: a referee's dice, two sides that know only what their seat knows, and a score for both."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

import warbones
from bench.duel import PLAYS, Score, play, report
from bench.sides import ROOT, Side

GAME = warbones.load("keep")


class Scripted:
    """A side that decides at random, records its requests, and reports some time."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.heard = seconds, list[tuple[str, int]]()

    def asked(self, line: str) -> str:
        text, seat, seed = json.loads(line)
        self.heard.append((text, seat))
        legal = GAME.at(text).legal(seat)
        return json.dumps([Random(seed).choice(list(legal)).text, self.seconds])


def test_each_side_plays_either_seat_and_is_asked_what_its_seat_knows() -> None:
    here, there = Scripted(0.5), Scripted(0.25)
    first, second = (play(GAME, [here, there], number, [GAME.new().text], seed=4) for number in range(2))  # type: ignore[list-item]  # it stands in for a side
    assert first.results.total() == second.results.total() == 1
    assert [first.seconds, second.seconds] == [[n / 2, m / 4] for n, m in (first.decisions, second.decisions)]
    assert {seat for _, seat in here.heard[: first.decisions[0]]} == {0}
    assert {seat for _, seat in here.heard[first.decisions[0] :]} == {1}
    for text, seat in here.heard + there.heard:
        assert GAME.at(text).seen_by(seat).text == text


def test_scores_add_up_and_are_printed_with_the_time_of_a_decision() -> None:
    score = Score(Counter({1.0: 30}), [6.0, 12.0], [300, 300])
    score.add(Score(Counter({-1.0: 9, 0.0: 1}), [0.0, 1.2], [100, 0]))
    row = [next(iter(column.cells)) for column in report("Game", "abc", ("search:2", "greedy"), score).columns]
    assert row[:6] == ["search:2 against greedy of abc", "40", "30", "9", "1", "75.0%"]
    assert row[-1] == "15.00 ms, 44.00 ms: 0.34"


@pytest.mark.torture
def test_a_side_plays_as_its_bot_does_and_tells_the_time_it_took() -> None:
    position = GAME.new(seed=1)
    seat = min(position.to_act)
    with Side(ROOT, PLAYS, "keep", "greedy:2") as side:
        action, seconds = json.loads(side.asked(json.dumps([position.text, seat, 7])))
    assert action in {each.text for each in position.legal(seat)}
    assert seconds > 0


def test_a_dead_side_is_reported() -> None:
    with Side(ROOT, "raise SystemExit") as side, pytest.raises(ChildProcessError, match="died when it was asked 'x'"):
        side.asked("x")
