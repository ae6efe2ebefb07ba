"""Scenarios worked out by hand that span several rules (S1, S3)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.army.rules import events
from warbones.games.army.rules.state import Phase, Place
from warbones.games.army.tests.script import GAME, earned, gains, health, lying, moves, phase, play, totals, turn


@pytest.mark.rule("S1", "R22", "R23", "R39", "R42", "R44", "R47")
def test_s1_a_first_turn():
    position = turn(GAME.new(), "4sw 2ax sh ds sk h2", "3sw ax 2sh 2ds 2sk")
    assert totals(position) == [(6, 3), (4, 6)]
    assert health(position) == [9, 10]
    assert [(event.seat, event.die) for event in public_events(position, events.Healed)] == [(0, 8)]
    assert public_events(position, events.Lost)[0] == events.Lost(0, 1)
    assert (gains(position, 0), gains(position, 1)) == (
        {"attacker", "mercenary", "captain"},
        {"defender", "sacrifice", "tank"},
    )
    play(position, "Alpha take captain1\nBeta take tank1")
    assert [len(lying(position, seat, Place.RESTING)) for seat in range(2)] == [2, 4]
    assert [len(lying(position, seat, Place.GRAVEYARD)) for seat in range(2)] == [0, 2]
    assert [len(lying(position, seat, Place.POOL)) for seat in range(2)] == [9, 5]
    turn(position, "sw 3sw 3ax 2h2", "sh 2sw 2ax")
    assert [len(lying(position, seat, Place.RESTING)) for seat in range(2)] == [0, 0]
    assert [len(lying(position, seat, Place.POOL)) for seat in range(2)] == [11, 9]


@pytest.mark.rule("S3", "R14", "R17", "R18", "R19", "R44", "R45")
def test_s3_three_rolls():
    position = play(GAME.new(), "Alpha roll: 3sk 2sw ax sh ds 2h2\nAlpha reroll A6 A7 A8 A9 A10: sw sw sk ax h2")
    assert len(moves(position, 0)) == 2**6
    assert max(len(action.pieces) for action in position.legal(0)) == 6
    play(position, "Alpha stop\nBeta roll: 10sh\nBeta stop")
    assert totals(position)[0] == (5, 0)
    assert earned(position, 0) == {0: 1, 2: 1}
    assert phase(position) == Phase.GAIN
    assert len(public_events(position, events.Healed)) == 2
    play(position, "Alpha take captain1 healer1\nBeta decline")
    assert len(lying(position, 0, Place.GRAVEYARD)) == 2
