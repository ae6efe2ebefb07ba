"""Steps 2 to 4 of the attack (R20 to R23)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.keep.rules import events
from warbones.games.keep.tests.script import keeps, moves, on_board, play, settled


def fight(red, blue, options="", zone="R3", picks=""):
    """Return the pawns left in a neutral zone, and both losses, after a fight there."""
    drawn = [" ".join(f"{number}@{zone}" for number in numbers.split()) for numbers in (red, blue)]
    position = play(settled(*drawn, options), picks)
    left = [" ".join(pawn.split("@")[0] for pawn in on_board(position, seat)) for seat in range(2)]
    mine, yours = keeps(position)
    return left[0], left[1], 20 - mine, 20 - yours


@pytest.mark.rule("R20", "R21", "R22", "Z1", "Z2", "Z5", "Z7", "Z9", "Z11", "Z4")
@pytest.mark.parametrize(
    ("red", "blue", "left"),
    [
        pytest.param("2", "4", ("2", "", 0, 1), id="Z1"),
        pytest.param("2 5", "4", ("2", "", 1, 1), id="Z2"),
        pytest.param("6 6", "1", ("6", "", 1, 1), id="Z4"),
        pytest.param("6", "1", ("", "1", 1, 0), id="Z5"),
        pytest.param("5 5", "5", ("5", "", 1, 1), id="Z7"),
        pytest.param("4 1", "4", ("1", "", 1, 1), id="Z9"),
        pytest.param("3 3", "3 3", ("", "", 2, 2), id="Z11"),
    ],
)
def test_fights_worked_by_hand(red, blue, left):
    assert fight(red, blue) == left


@pytest.mark.rule("Z3", "B2.6b")
def test_z3_a_choice_of_pawns_that_both_go_is_not_asked():
    assert fight("2 5", "3 4") == ("2", "", 1, 2)


@pytest.mark.rule("B2.13", "R21")
@pytest.mark.parametrize(("given", "left"), [("B1", ("2", "", 1, 2)), ("B2", ("", "1", 2, 1))])
def test_the_opponent_picks_which_of_its_own_goes(given, left):
    position = settled("2@R3 5@R3", "1@R3 3@R3")
    assert position.to_act == {1}
    assert moves(position, 1) == ["remove B1", "remove B2"]
    assert fight("2 5", "1 3", picks=f"Beta remove {given}") == left


@pytest.mark.rule("B2.11", "B2.14")
def test_one_of_two_equally_high_pawns_is_removed_even_if_it_defends():
    position = settled("1@R3", "4@R3 4@R3(D)")
    assert moves(position, 1) == ["remove B1", "remove B2"]  # it differs only by the slot
    play(position, "Beta remove B2")
    assert on_board(position, 1) == ["4@R3"]
    assert on_board(position, 0) == []  # Alpha answers with the 1
    alone = settled("1@R3", "4@R3(D)")
    assert (on_board(alone, 0), on_board(alone, 1)) == (["1@R3"], [])


@pytest.mark.rule("B2.11")
def test_alike_pawns_are_removed_without_asking():
    assert fight("1", "4 4") == ("", "4", 1, 1)


@pytest.mark.rule("B2.12")
@pytest.mark.parametrize(
    ("red", "blue", "both", "none"),
    [
        ("5 5", "5", ("5", "", 1, 1), ("5", "", 1, 1)),
        ("3 3", "3 3", ("", "", 2, 2), ("", "", 2, 2)),
        ("4 1", "4 2", ("", "", 2, 2), ("1", "", 1, 2)),
    ],
)
def test_after_a_tie_both_answer_or_nobody(red, blue, both, none):
    assert fight(red, blue) == both
    assert fight(red, blue, "tie_followup=none") == none


@pytest.mark.rule("B2.12", "R21")
@pytest.mark.parametrize("head", ["1", "2"])
def test_after_a_tie_neither_answer_changes_the_other_s_duty(head):
    position = settled("4@R3 1@R3 1@R3(D)", "4@R3 2@R3", head=head)
    assert position.to_act == {0}
    assert moves(position, 0) == ["remove A2", "remove A3"]
    assert on_board(position, 1) == ([] if head == "2" else ["2@R3"])  # the first player's pawn is removed first
    play(position, "Alpha remove A2")
    assert (on_board(position, 0), on_board(position, 1)) == (["1@R3(D)"], [])
    assert keeps(position) == (18, 18)


@pytest.mark.rule("B2.15")
def test_zones_are_fought_independently():
    position = settled("2@R2 5@R3", "4@R2 3@R3")
    assert (on_board(position, 0), on_board(position, 1)) == (["2@R2"], ["3@R3"])
    assert [event.zone for event in public_events(position, events.Highest)] == [3, 5]


@pytest.mark.rule("R23", "S12", "D5")
def test_pawns_lost_at_home_are_free():
    position = settled("5@L1(D)", "3@L1")
    assert public_events(position, events.Lowered) == []
    assert keeps(position) == (15, 20)  # the breach alone
    lost = settled("3@L1(D)", "5@L1")
    assert keeps(lost) == (20, 19)


@pytest.mark.rule("D3")
def test_two_sixes_against_a_single_defender_breach():
    position = settled("6@R7 6@R7", "3@R7(D)")
    assert keeps(position) == (19, 15)


@pytest.mark.rule("D4")
def test_a_supporting_pawn_costs_an_enemy():
    assert fight("5 6", "1") == ("5", "", 1, 1)
    assert fight("6", "1 2") == ("", "1 2", 1, 0)
