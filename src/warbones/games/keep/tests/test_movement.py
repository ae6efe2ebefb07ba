"""The Move phase (R9 to R16)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import IllegalAction
from warbones.games.keep.rules import events
from warbones.games.keep.rules.state import Phase
from warbones.games.keep.tests.script import at, keeps, moves, on_board, phase, play


def may(alpha, beta="1@L7", options="", seat=0):
    """Return the seat's legal actions with these pawns on the board."""
    return moves(at(f"move 1 turn={'AB'[seat]}{('lpha', 'eta')[seat]} {options} | Alpha: {alpha} | Beta: {beta}"), seat)


@pytest.mark.rule("R9", "B2.5")
def test_players_position_pawns_in_turn_and_nobody_passes():
    position = at("move 1 turn=Alpha | Alpha: A1=2@L1 | Beta: B1=1@L7 B2=1@R7")
    assert "pass" not in " ".join(moves(position, 0))
    play(position, "Alpha move A1 L3\nBeta defend B1")
    assert position.to_act == {1}  # Alpha has none left and is skipped
    play(position, "Beta move B2 R6")
    assert phase(position) == Phase.TAKE_OFF


@pytest.mark.rule("R10", "B2.24")
def test_a_pawn_moves_or_defends_its_own_zone():
    assert may("A1=2@L1") == ["move A1 L3", "defend A1"]
    position = play(
        at("move 1 turn=Alpha | Alpha: A1=2@L1 A2=1@R1 | Beta: B1=1@L7"), "Alpha move A1 L3\nBeta defend B1"
    )
    assert moves(position, 0) == ["move A2 R2", "defend A2"]  # A1 has moved, so it may not go into a slot


@pytest.mark.rule("R11", "S4", "B2.25")
@pytest.mark.parametrize(("number", "goals"), [(3, ["L7", "R7"]), (1, ["L5", "R5"])])
def test_a_pawn_in_the_grey_zone_must_move_and_picks_its_lane(number, goals):
    assert may(f"A1={number}@M4") == [f"move A1 {goal}" for goal in goals]


@pytest.mark.rule("R12", "D7")
def test_a_defender_must_move_next_round():
    position = at("move 2 turn=Alpha | Alpha: A1=2@L1(D) A2=1@R1 | Beta: B1=1@L7(D)")
    assert moves(position, 0) == ["move A1 L3", "move A2 R2", "defend A2"]
    play(position, "Alpha move A1 L3")
    assert moves(position, 1) == ["move B1 L6"]
    assert on_board(position, 0) == ["1@R1", "2@L3"]


@pytest.mark.rule("R13")
@pytest.mark.parametrize(
    ("number", "goals"),
    [(1, "L2"), (2, "L3"), (3, "M4"), (4, "L5 R5"), (5, "L6 R6"), (6, "L7 R7")],
)
def test_a_move_is_exactly_the_number(number, goals):
    due = [f"move A1 {goal}" for goal in goals.split()] + ["defend A1"]
    assert may(f"A1={number}@L1") == due
    assert may("A1=1@L1", f"B1={number}@R7", seat=1)[-1] == "defend B1"


@pytest.mark.rule("R13")
def test_blue_moves_the_other_way_and_nobody_blocks():
    assert may("1@R6 1@M4 2@R5 3@R3", "B1=5@R7", seat=1) == ["move B1 L2", "move B1 R2", "defend B1"]
    assert may("1@L1", "B1=3@R7", seat=1) == ["move B1 M4", "defend B1"]


@pytest.mark.rule("R14", "S3", "B2.22")
def test_past_the_edge_a_pawn_leaves_without_penalty():
    assert may("A1=4@R5") == ["defend A1", "off A1"]
    assert may("A1=4@R5(D)") == ["off A1"]  # it must move, so it moves off
    position = play(at("move 1 turn=Alpha | Alpha: A1=4@R5 | Beta: B1=1@L7"), "Alpha off A1\nBeta defend B1")
    assert (keeps(position), on_board(position, 0)) == ((20, 20), [])
    play(position, "Beta stay")
    assert "A1" in position.scene(0).areas[-1].pieces[1].id


@pytest.mark.rule("R15", "S6", "D8")
def test_a_slot_holds_one_pawn_and_is_free_once_it_left():
    position = at("move 2 turn=Alpha | Alpha: A1=2@L1(D) A2=4@L1 | Beta: B1=1@L7 B2=2@R7")
    with pytest.raises(IllegalAction, match="defend A2"):
        position.act(0, "defend A2")
    play(position, "Alpha move A1 L3\nBeta defend B1")
    assert "defend A2" in moves(position, 0)


@pytest.mark.rule("B2.4")
def test_a_slot_taken_by_the_other_colour_is_taken():
    text = "move 1 turn=Alpha | Alpha: A1=2@L3 | Beta: B1=2@L3(D)."
    assert moves(at(text), 0) == ["move A1 L5", "move A1 R5"]


@pytest.mark.rule("R16")
def test_two_of_a_colour_and_a_defender_fill_a_zone():
    assert may("A1=1@L1 A2=2@L2 A3=2@L2") == ["defend A1", "move A2 M4", "defend A2", "move A3 M4", "defend A3"]
    assert may("A1=1@L1 A2=2@L2 A3=2@L2(D)")[0] == "move A1 L2"
    assert may("A1=1@L1", "1@L2 1@L2 1@L2(D)")[0] == "move A1 L2"  # the other colour does not count


@pytest.mark.rule("B2.2")
def test_pawns_not_positioned_fill_a_zone_or_not():
    crowd = "A1=1@L1 A2=2@L2 A3=2@L2"
    assert "move A1 L2" not in may(crowd)
    assert "move A1 L2" in may(crowd, options="capacity_counts=positioned")
    done = "A1=1@L1 A2=2@L2. A3=2@L2."
    assert may(done) == may(done, options="capacity_counts=positioned") == ["defend A1"]


STUCK = "A1=1@L1 A2=1@L1(D) A3=1@L2. A4=1@L2. A5=2@L2(D)."


@pytest.mark.rule("B2.3")
def test_a_pawn_that_can_neither_move_nor_defend_goes_without_penalty():
    position = play(at(f"move 1 turn=Beta | Alpha: {STUCK} | Beta: B1=1@L7"), "Beta defend B1")
    assert [event.pawn for event in public_events(position, events.Stuck)] == [0, 1]
    assert keeps(position) == (20, 20)
    assert on_board(position, 0) == ["1@L2", "1@L2", "2@L2(D)"]


@pytest.mark.rule("B2.28", "D11")
def test_stuck_pawns_wait_while_another_can_be_positioned():
    text = "move 1 turn=Alpha | Alpha: A1=1@L1 A2=1@L1(D) A3=1@L2 A4=1@L2. A5=2@L2(D). | Beta: B1=1@L7"
    position = at(text)
    assert moves(position, 0) == ["move A3 L3"]
    play(position, "Alpha move A3 L3\nBeta defend B1")
    assert public_events(position, events.Stuck) == []
    assert moves(position, 0) == ["move A1 L2", "move A2 L2"]
    play(position, "Alpha move A2 L2")
    assert on_board(position, 0) == ["1@L1", "1@L2", "1@L2", "1@L3", "2@L2(D)"]
    play(position, "Alpha defend A1")
    assert public_events(position, events.Stuck) == []


@pytest.mark.rule("D11")
def test_the_third_3_must_defend_or_wait():
    position = at("move 1 turn=Alpha | Alpha: A1=3@L1 A2=3@L1 A3=3@R1 | Beta: B1=1@L7 B2=1@R7 B3=2@R7")
    play(position, "Alpha move A1 M4\nBeta defend B1\nAlpha move A3 M4\nBeta defend B2")
    assert moves(position, 0) == ["defend A2"]


@pytest.mark.rule("B2.26")
def test_both_home_zones_are_neighbours():
    position = at("move 1 turn=Beta | Alpha: 1@L1(D). | Beta: B1=6@R7")
    play(position, "Beta move B1 R1")
    assert [event.pawn for event in public_events(position, events.Struck)] == [5]
