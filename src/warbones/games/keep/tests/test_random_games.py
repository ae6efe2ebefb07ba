"""Invariants of every game, on every board, whatever is rolled and chosen."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from tests import effort
from tests.public_events import public_events
from tests.random_games import SEEDS, finish, options
from warbones.games.keep.advice.evaluation import evaluate
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.rules import events
from warbones.games.keep.rules.placement import in_hand
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, Phase
from warbones.games.keep.tests.script import GAME, at
from warbones.games.keep.tests.strategies import DECISIONS_A_ROUND, OWN_BOARDS, POSITIONS


@settings(max_examples=40 if effort.long else 15)
@given(POSITIONS)
def test_pawns_stand_where_they_may(position):
    s = position.record()
    pieces = [piece.id for area in position.scene(None).areas for piece in area.pieces if piece]
    assert sorted(pieces) == sorted([*NAMES, "A.keep", "B.keep"])
    for pawn in range(PAWNS):
        assert (s.zone[pawn] == OFF) or 1 <= s.number[pawn] <= 6
        assert not s.defending[pawn] or s.options.board.slot[s.zone[pawn]]
    for zone in range(s.options.board.zones):
        here = [pawn for pawn in range(PAWNS) if s.zone[pawn] == zone]
        assert sum(s.defending[pawn] for pawn in here) <= 1
        for seat in range(2):
            settled = [pawn for pawn in here if pawn // EACH == seat and s.positioned[pawn] and not s.defending[pawn]]
            assert len(settled) <= 2


@settings(max_examples=25 if effort.long else 10)
@given(SEEDS, options(GAME, **OWN_BOARDS))
def test_games_end_in_time_and_keeps_follow_from_the_events(seed, chosen):
    position = GAME.new(**chosen)
    assert finish(position, Random(seed)) <= DECISIONS_A_ROUND * position.options["round_limit"]
    assert sum(position.scores()) == 0
    s = position.record()
    assert s.game_round <= s.options.round_limit
    for seat in range(2):
        lost = sum(event.lost for event in public_events(position, events.Lowered) if event.seat == seat)
        breached = sum(event.pawn // EACH != seat for event in public_events(position, events.Breached))
        assert s.keep[seat] == max(0, 20 - lost - 5 * breached)
    fallen = [seat for seat in range(2) if s.keep[seat] == 0]
    assert fallen or s.game_round == s.options.round_limit
    assert position.scores() == (0, 0) or position.scores()[s.winner] == 1


@settings(max_examples=25 if effort.long else 10)
@given(POSITIONS)
def test_rolls_are_asked_for_exactly_where_pawns_are_available(position):
    s = position.record()
    if position.owed:
        assert s.phase == Phase.POSITION
        assert any(s.zone[pawn] == OFF and not s.number[pawn] for pawn in range(PAWNS))
    if s.phase == Phase.MOVE:
        assert all(in_hand(s, seat) == -1 for seat in range(2))
        assert sum(s.number[pawn] > 0 for pawn in range(PAWNS)) == sum(zone != OFF for zone in s.zone)


@settings(max_examples=25 if effort.long else 10)
@given(POSITIONS)
def test_evaluations_of_both_seats_sum_to_zero(position):
    s = position.record()
    assert evaluate(s, 0) == -evaluate(s, 1)
    assert abs(evaluate(s, 0)) < 3


def test_an_open_breach_looks_good_and_a_struck_pawn_bad():
    open_home = at("move 1 turn=Beta | Alpha: 6@R7. | Beta: 1@L6").record()
    guarded = at("move 1 turn=Beta | Alpha: 6@R7. | Beta: 1@L7(D). 1@L6").record()
    assert evaluate(open_home, 0) > 0 > evaluate(guarded, 0)
