"""The Position phase (R6 to R8)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.keep.rules import events
from warbones.games.keep.tests.script import GAME, at, moves, on_board, phase, play, rolling


@pytest.mark.rule("R6", "B2.19")
def test_each_rolls_a_pawn_and_places_it_at_home_in_turn():
    position = play(GAME.new(), "roll A1=6")
    assert position.to_act == {0}
    assert moves(position, 0) == ["place left", "place right"]
    play(position, "Alpha place right\nroll B1=2\nBeta place left\nroll A2=3")
    assert on_board(position, 0) == ["6@R1"]
    assert on_board(position, 1) == ["2@L7"]


@pytest.mark.rule("R7", "S14")
def test_a_seat_without_pawns_is_skipped():
    position = at("position 3 turn=Alpha | Alpha: 1@L2 | Beta: 1@L6 1@R6 2@R5")
    order = ""
    while position.owed:
        order += rolling(position)[0]
        position.roll(4)
        (seat,) = position.to_act
        position.act(seat, "place left")
    assert order == "ABABAA"
    assert phase(position).name == "MOVE"


@pytest.mark.rule("R7")
def test_a_first_player_without_pawns_is_skipped_at_once():
    position = at("position 1 turn=Alpha | Alpha: 1@L2 1@L2 1@R2 1@R2 1@L3 | Beta: 1@L6 1@R6 2@R5 1@L5")
    assert rolling(position) == "B5"


@pytest.mark.rule("R8", "R27", "B2.20")
def test_pawns_on_the_board_keep_zone_and_number_and_others_are_rolled_afresh():
    position = at("take_off 1 turn=Alpha | Alpha: A1=3@L3 A2=5@L6 | Beta: B1=2@L7(D)")
    play(position, "Alpha take off A2\nBeta stay")
    assert (on_board(position, 0), on_board(position, 1)) == (["3@L3"], ["2@L7(D)"])
    rolled = []
    while position.owed:
        rolled.append(rolling(position))
        position.roll(1)
        (seat,) = position.to_act
        position.act(seat, "place left")
    assert sorted(rolled) == ["A2", "A3", "A4", "A5", "B2", "B3", "B4", "B5"]


def place_all(options):
    """Return the legal goals of Alpha's pawns when three lie in L1 already."""
    return moves(at(f"position 1 turn=Alpha {options} | Alpha: 1@L1 2@L1 3@L1 4 | Beta: 1@L7 1@L7 1@L7"), 0)


@pytest.mark.rule("B2.1")
def test_a_home_zone_takes_any_number_or_three():
    assert place_all("") == ["place left", "place right"]
    assert place_all("position_cap=3") == ["place right"]


@pytest.mark.rule("B2.1")
def test_a_defender_left_at_home_counts_for_the_cap():
    text = "position 2 turn=Alpha position_cap=3 | Alpha: 1@R1(D) 2@R1 3@R1 4 | Beta: 1@L7"
    assert moves(at(text), 0) == ["place left"]


@pytest.mark.rule("B2.19")
def test_both_may_roll_before_they_place():
    position = play(GAME.new(position_order="roll_all"), "roll A1=6 B1=2")
    assert position.to_act == {0}
    play(position, "Alpha place left\nBeta place right")
    assert rolling(position) == "A2"
    assert public_events(position, events.Rolled) == [events.Rolled(0, 6), events.Rolled(5, 2)]


@pytest.mark.rule("B2.19")
def test_with_one_player_run_out_the_other_rolls_alone():
    text = "position 1 turn=Alpha position_order=roll_all | Alpha: 1@L2 1@L2 1@R2 1@R2 | Beta: 1@L6 1@R6 2@R5"
    position = play(at(text), "roll A5=4 B4=2\nAlpha place left\nBeta place left\nroll B5=3\nBeta place left")
    assert phase(position).name == "MOVE"
