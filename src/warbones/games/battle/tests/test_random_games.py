"""Invariants of every battle, whatever is rolled and chosen."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from tests import effort
from tests.public_events import public_events
from tests.random_games import SEEDS, finish, options, positions
from warbones.check.random_play import answer_one
from warbones.games.battle.advice.evaluation import evaluate
from warbones.games.battle.rules import events
from warbones.games.battle.rules.armies.placement import in_hand
from warbones.games.battle.rules.sheet import any_alive
from warbones.games.battle.rules.state import SQUARES, SUDDEN_ROUNDS, Phase, Reason
from warbones.games.battle.rules.units import ROWS
from warbones.games.battle.tests.script import GAME

POSITIONS = positions(GAME, 300)


@settings(max_examples=60 if effort.long else 20)
@given(POSITIONS)
def test_units_are_as_they_may_be(position):
    s = position.record()
    for unit in range(s.units):
        row = ROWS[s.kind[unit]]
        values = [s.square[SQUARES * unit + square] for square in range(SQUARES)]
        assert not any(values[row.width * row.height :])
        center = values.pop(4) if row.hero else 0
        assert center in (0, 8)
        assert all(0 <= value <= 6 for value in values)
    if s.phase >= Phase.UNIT and s.phase not in (Phase.OVER, Phase.ACID):
        assert any_alive(s, 0)
        assert any_alive(s, 1)
    assert (in_hand(s) > 0) == (s.phase == Phase.PLACE)


@settings(max_examples=40 if effort.long else 12)
@given(SEEDS, options(GAME))
def test_battles_end_in_time(seed, chosen):
    position = GAME.new(**chosen)
    finish(position, Random(seed))
    s = position.record()
    assert sum(position.scores()) == 0
    assert s.game_round <= (s.sudden + SUDDEN_ROUNDS if s.sudden else s.options.round_limit)
    assert all(points <= 5 for points in s.points)
    scored = [sum(event.seat == seat for event in public_events(position, events.Scored)) for seat in range(2)]
    assert scored == list(s.points)
    if s.decided_by == Reason.WIPED_OUT:
        assert any_alive(s, s.winner)
        assert not any_alive(s, 1 - s.winner)
    if s.decided_by == Reason.POINTS:
        assert s.points[s.winner] == 5


@settings(max_examples=40 if effort.long else 12)
@given(POSITIONS)
def test_every_choice_leads_somewhere(position):
    if position.to_act:
        (seat,) = position.to_act
        for action in position.legal(seat)[:40]:
            twin = position.copy()
            twin.act(seat, action)
            assert twin.owed or twin.to_act or twin.over
            assert position.to_dict() != twin.to_dict() or twin.owed


@settings(max_examples=40 if effort.long else 12)
@given(POSITIONS)
def test_evaluations_of_both_seats_sum_to_zero(position):
    s = position.record()
    assert abs(evaluate(s, 0) + evaluate(s, 1)) < 1e-9
    assert abs(evaluate(s, 0)) <= 1


@settings(max_examples=25 if effort.long else 8)
@given(POSITIONS, SEEDS)
def test_nobody_acts_twice_in_a_round(position, seed):
    random = Random(seed)
    acted, this_round = set(), position.record().game_round
    for _ in range(120):
        if position.over:
            break
        s = position.record()
        if s.game_round != this_round:
            acted, this_round = set(), s.game_round
        fresh = s.phase == Phase.UNIT and not position.owed
        answer_one(position, random)
        if fresh:
            actor = position.record().actor
            assert actor not in acted
            acted.add(actor)
