"""The attack run (R13 to R16)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import IllegalAction
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.tests.script import at, face, moves, phase, play, squadrons, where

ALPHA, BETA = "A.d4=1 A.d20=17 B.d8=5", "B.d4=3 A.d%=70 B.d20=2"


@pytest.fixture
def position():
    return squadrons(ALPHA, BETA)


def area(position, reader, name):
    return next(area for area in position.scene(reader).areas if area.id == name)


@pytest.mark.rule("R13")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_both_squadrons_lie_open_before_anyone_has_chosen(position, reader):
    for seat in range(2):
        (shown,) = (area for area in position.scene(reader).areas if area.seat == seat and area.plate)
        assert len(shown.pieces) == 7
        assert not any(piece.hidden for piece in shown.pieces)


@pytest.mark.rule("R14", "R15")
def test_a_launch_stays_behind_the_screen(position):
    play(position, "Alpha launch A.d4 A.d20")
    for reader, theirs in ((1, "their-bay"), (None, "my-bay")):
        assert [piece.hidden for piece in area(position, reader, theirs).pieces] == [True, True]
        assert len(next(a for a in position.scene(reader).areas if a.seat == 0 and a.plate).pieces) == 7
        assert events.Launched not in [type(event) for event in position.events(reader)]
        assert position.seen_by(reader).record().pair[0] == 0
        assert "ready" in [seat.status for seat in position.scene(reader).seats]
    assert [piece.id for piece in area(position, 0, "my-bay").pieces] == ["A.d4", "A.d20"]


@pytest.mark.rule("R15", "B21")
def test_exactly_two_dice_of_the_own_squadron_with_their_faces(position):
    assert len(moves(position, 0)) == len(moves(position, 1)) == 21
    for wrong in ("launch A.d4", "launch A.d4 A.d20 B.d8", "launch A.d4 B.d4", "launch B.d4 A.d%", "launch A.d4 A.d4"):
        with pytest.raises(IllegalAction, match="is not legal here"):
            position.act(0, wrong)
    play(position, "Alpha launch A.d20 A.d4\nBeta launch B.d4 B.d20")
    assert (face(position, "A.d4"), face(position, "A.d20")) == (1, 17)
    assert (face(position, "B.d4"), face(position, "B.d20")) == (3, 2)


@pytest.mark.rule("R15")
@pytest.mark.parametrize(("number", "size", "choices"), [(1, 7, 21), (2, 5, 10), (3, 3, 3)])
def test_the_number_of_pairs(number, size, choices):
    kinds = ("d4=1", "d6=1", "d8=1", "d10=1", "d%=10", "d12=1", "d20=1")
    alpha, beta = [f"A.{kind}" for kind in kinds], [f"B.{kind}" for kind in kinds]
    areas = {"Alpha": alpha[:size], "Beta": beta[:size], "used": alpha[size:] + beta[size:]}
    drawn = " | ".join(f"{name}: {' '.join(dice)}" for name, dice in areas.items())
    position = at(f"launch 1.{number} first=Alpha | {drawn}")
    assert [len(position.legal(seat)) for seat in range(2)] == [choices, choices]


@pytest.mark.rule("R16")
@pytest.mark.parametrize("order", [("Alpha", "Beta"), ("Beta", "Alpha")])
def test_both_bays_open_when_the_second_is_ready(position, order):
    launches = {"Alpha": "Alpha launch A.d4 A.d20", "Beta": "Beta launch B.d4 A.d%"}
    play(position, launches[order[0]])
    assert public_events(position, events.Revealed) == []
    assert phase(position).name == "LAUNCH"
    with pytest.raises(IllegalAction, match="nothing to decide now"):
        play(position, launches[order[0]])
    play(position, launches[order[1]])
    assert [event.seat for event in public_events(position, events.Revealed)] == [0, 1]
    for reader in (0, 1, None):
        shown = {piece.id for a in position.scene(reader).areas if a.id.endswith("bay") for piece in a.pieces}
        assert shown == {"A.d4", "A.d20", "B.d4", "A.d%"}
    assert where(position, "A.d20") == ("bay", 0)
