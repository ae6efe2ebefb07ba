"""How a finished match went: leads, and each seat's best decision."""

from __future__ import annotations

import random

import pytest

from warbones import load
from warbones.table.answers import Turn
from warbones.table.dice import HonestDice
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord, record
from warbones.table.story import moments, strokes

SECRET = b"the same for all"


@pytest.fixture(scope="module")
def played() -> MatchRecord:
    """A match of DiceWing, played at random to its end."""
    match, luck, turns = Match(load("dicewing"), {}, HonestDice(SECRET)), random.Random(1), list[Turn]()

    def play(prepared: Prepared) -> None:
        turns.append(prepared.turn)
        match.commit(prepared)

    play(match.open())
    while not match.over:
        seat = min(match.to_act)
        play(match.answer(seat, match.number(seat), luck.choice(list(match.position.legal(seat))).text))
    play(match.remark(0, "game"))
    return record(match, turns, "table", SECRET)


def test_a_curve_ends_with_the_result_and_leads_mirror_one_another(played: MatchRecord) -> None:
    found = moments(played)
    assert [moment.n for moment in found] == list(range(len(found)))
    assert found[0].leads == (0.0, 0.0)
    assert found[-1].leads == tuple(float(score) for score in played.result.scores)
    assert all(one == pytest.approx(-other) for one, other in (moment.leads for moment in found))


def test_a_best_stroke_is_the_seat_s_own_and_gained_the_most(played: MatchRecord) -> None:
    found = moments(played)
    for stroke in strokes(played, found, "0"):
        assert stroke.after > stroke.before
        assert found[stroke.n].turn.answers[0].seat == stroke.seat
        assert stroke.before == found[stroke.n - 1].leads[stroke.seat]
        assert stroke.n < len(found) - 1, "the decision that ends the match is not weighed"
    assert {stroke.seat for stroke in strokes(played, found, "watch")} <= {0, 1}


def test_a_stroke_is_told_as_its_reader_knows_it(played: MatchRecord) -> None:
    found = moments(played)
    own, other = (strokes(played, found, view)[0].label for view in ("0", "1"))
    assert "You" in own
    assert own != other
