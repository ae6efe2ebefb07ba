"""Scoring boards from written facts: pips, towers, powers (R11 to R16, R20, R21, R26 to R29)."""

from __future__ import annotations

import pytest

from warbones.games.indicesion.tests.script import at, board, classic, play, points

AFTER = "mode=drafting yellow_tower_order=after"


@pytest.mark.rule("R11", "R12", "R13", "R16", "B2", "S1", "X1")
def test_s1_every_die_on_a_board_scores_its_pips_whoever_threw_it():
    assert classic("yellow1=3 green1=6 orange1=4") == 13


@pytest.mark.rule("R26", "R27", "R29", "B3", "S2", "X2")
def test_s2_the_drafting_example():
    assert board("yellow1=3 green1=6 orange1=4") == 3 - 7 + 5
    assert board("yellow1=3 green1=6 orange1=4", options="mode=drafting yellow_self=true") == 4 - 7 + 5


@pytest.mark.rule("R14", "X5", "S3")
def test_s3_only_the_top_of_a_tower_scores_times_its_levels():
    assert classic("red1=6 blue1=2^red1 pink1=5^blue1") == 15
    assert classic("red1=6 blue1=2^red1 pink1=5^blue1 green1=4") == 19
    assert classic("red1=6 blue1=2^red1") == 4


@pytest.mark.rule("R20", "B10", "B11", "S4")
def test_s4_a_die_on_two_dice_tops_two_towers():
    assert classic("red1=6 blue1=3 pink1=4^red1+blue1") == 16
    assert classic("red1=6 blue1=3 pink1=4^red1+blue1", options="multi_tower=max") == 8


@pytest.mark.rule("B11")
def test_a_chain_counts_each_die_between_top_and_board():
    assert classic("red1=1 blue1=1^red1 green1=1 pink1=3^blue1+green1") == 3 * 3 + 3 * 2
    assert classic("red1=1 blue1=1^red1 green1=1^red1 pink1=2^blue1+green1") == 2 * 3 + 2 * 3


@pytest.mark.rule("R27", "B5", "S6")
def test_s6_orange_blank_on_blue_beside_yellow():
    assert board("blue1=2 orange1=6^blue1 yellow1=4") == 6
    assert board("blue1=2 orange1=6^blue1 yellow1=4", options="mode=drafting orange_blank_yellow=zero") == 4


@pytest.mark.rule("R27")
@pytest.mark.parametrize(("face", "worth"), [(1, 0), (2, 4), (3, 4), (4, 4), (5, 4), (6, 0)])
def test_orange_is_worth_four_or_nothing(face, worth):
    assert board(f"orange1={face}") == worth


@pytest.mark.rule("R29", "B3", "B4", "S7")
def test_s7_two_yellows_boost_each_other_and_all_others():
    assert board("yellow1=2 yellow2=5 pink1=4 orange1=1") == 3 + 6 + 6 + 2
    assert board("yellow1=2 yellow2=5 pink1=4 orange1=1", options="mode=drafting yellow_self=true") == 4 + 7 + 6 + 2


@pytest.mark.rule("X3")
def test_x3_orange_four_beside_a_yellow_is_worth_five():
    assert board("orange1=4 yellow1=1") == 5 + 1


@pytest.mark.rule("R15", "B12", "S8", "D13")
def test_s8_a_crooked_die_scores_nothing_and_forms_no_tower():
    assert classic("red1=2 blue1=5 green1=x^red1+blue1") == 7
    assert classic("red1=2 blue1=5 green1=x pink1=3^green1") == 10
    assert classic("red1=2 blue1=5 green1=x^red1+blue1 pink1=3^green1") == 10


@pytest.mark.rule("R11", "R21", "S9", "B32")
def test_s9_a_die_scores_for_every_board_that_it_is_on_and_for_none_that_it_only_touches():
    assert classic("red1=5@Alpha+Beta") == 5
    assert classic("red1=5@Alpha+Beta", "Beta") == 5
    assert classic("red1=5!") == 0


@pytest.mark.rule("B6", "B42")
def test_yellow_before_or_after_the_levels_multiply():
    assert board("pink1=1 blue1=3^pink1 yellow1=1") == (3 + 1) * 2 + 1
    assert board("pink1=1 blue1=3^pink1 yellow1=1", options=AFTER) == 3 * 2 + 1 + 1
    assert board("pink1=1 green1=2 blue1=3^pink1+green1 yellow1=1") == (3 + 1) * 4 + 1
    assert board("pink1=1 green1=2 blue1=3^pink1+green1 yellow1=1", options=AFTER) == 3 * 4 + 1 + 1


@pytest.mark.rule("B7", "D5")
def test_green_on_top_multiplies_the_poison_and_below_is_harmless():
    assert board("pink1=6 green1=3^pink1") == -6
    assert board("pink1=6 green1=3^pink1 yellow1=2") == -8 + 2
    assert board("green1=6 pink1=2^green1") == 4


@pytest.mark.rule("B8")
def test_a_buried_yellow_still_adds_unless_the_option_says_no():
    assert board("yellow1=6 pink1=2^yellow1 blue1=1") == (2 + 1) * 2 + 2
    assert board("yellow1=6 pink1=2^yellow1 blue1=1", options="mode=drafting buried_yellow=false") == 2 * 2 + 1


@pytest.mark.rule("B9")
def test_crooked_yellow_and_green_have_no_power():
    assert board("yellow1=x pink1=2") == 2
    assert board("green1=x pink1=2") == 2


@pytest.mark.rule("B16")
def test_reds_that_do_not_burn_one_another_stack_like_others():
    assert board("red1=2 red2=5^red1", options="mode=drafting red_vs_red=none") == 10


@pytest.mark.rule("B36")
def test_a_board_may_be_worth_less_than_nothing():
    assert board("green1=5") == -5


@pytest.mark.rule("R31", "S16", "D12")
def test_s16_a_blue_copies_the_bare_face_and_gets_yellow_s_point():
    assert board("yellow1=1 orange1=5") == 6
    assert board("yellow1=1 blue1=5") == 1 + 6


@pytest.mark.rule("R33", "D12")
def test_blue_and_pink_score_their_face():
    assert board("blue1=4 pink1=2") == 6


@pytest.mark.rule("D4")
def test_yellow_helps_poison_too():
    assert board("green1=3") == -3
    assert board("green1=3 yellow1=1") == -4 + 1


@pytest.mark.rule("D6")
def test_a_blank_orange_wipes_the_tower_below_it():
    assert board("pink1=6 blue1=6^pink1") == 12
    assert board("pink1=6 blue1=6^pink1 orange1=1^blue1") == 0


@pytest.mark.rule("D11")
def test_a_blue_six_for_a_green_six_is_worth_twelve():
    assert board("blue1=6") - board("green1=6") == 12


@pytest.mark.rule("D14")
def test_classic_colours_have_no_powers():
    assert classic("orange1=6 yellow1=2 green1=3") == 11


@pytest.mark.rule("B39", "R14")
def test_a_tower_s_base_carries_its_top_onto_its_board():
    assert classic("red1=2@Alpha blue1=5^red1") == 10
    assert classic("red1=2@Alpha blue1=5@Beta^red1") == 10
    assert classic("red1=2@Alpha blue1=5@Beta^red1", "Beta") == 10
    assert classic("red1=2! blue1=5@Beta^red1", "Beta") == 10
    assert classic("red1=2@Alpha green1=x^red1 blue1=5^green1") == 2 + 5


@pytest.mark.rule("B39", "B10", "B11", "R29")
def test_a_board_counts_the_towers_of_which_some_die_lies_on_it():
    """The scoring formula: sign, value and yellow's bonus, times the levels of the towers that stand on this board."""
    lies = "orange2=6@Alpha blue1=3@Beta pink1=2@Beta^blue1 green1=4^orange2+pink1 yellow1=1@Alpha"
    assert board(lies) == -(4 + 1) * 2 + 1
    assert board(lies, "Beta") == -4 * 3
    assert board(lies, "Beta", "mode=drafting multi_tower=max") == -4 * 3
    both = lies.replace("pink1=2@Beta", "pink1=2@Alpha+Beta")
    assert board(both) == -(4 + 1) * (2 + 3) + 1
    assert board(both, options="mode=drafting multi_tower=max") == -(4 + 1) * 3 + 1


@pytest.mark.rule("B33")
def test_a_die_that_lay_on_the_floor_counts_where_it_lies_at_the_end():
    position = at("turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red6 | Beta: blue6 | table: blue1=4")
    assert points(position) == [0, 0]
    play(position, "Alpha throw red\nlands red6=1 blue1=4@Beta")
    assert points(position) == [0, 4]
