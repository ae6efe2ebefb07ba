"""Choosing an option by its pieces."""

from __future__ import annotations

from dataclasses import replace

from tests.terminal.sample import SCENE
from warbones.core.view.scene import Several
from warbones.terminal.screens.choice import PieceChoice

CHOICE = PieceChoice(SCENE.prompt.options)


def test_everything_fits_before_a_pick() -> None:
    assert list(CHOICE.fitting) == [1, 2, 3, 4]
    assert CHOICE.choosable == {"k", "b", "c"}


def test_a_pick_leaves_the_options_that_contain_it_with_their_numbers() -> None:
    assert list(CHOICE.toggle("c").fitting) == [2, 3]
    assert list(CHOICE.toggle("c").toggle("b").fitting) == [3]


def test_a_second_pick_of_a_piece_puts_it_back() -> None:
    assert CHOICE.toggle("k").toggle("k") == CHOICE


def test_a_third_pick_puts_the_oldest_back() -> None:
    assert CHOICE.toggle("k").toggle("b").toggle("c").picked == ("b", "c")


def test_a_piece_without_an_option_cannot_be_picked() -> None:
    assert CHOICE.toggle("p") == CHOICE


SET = PieceChoice(several=Several(action="roll", pieces=("a", "b", "c"), names=("A", "B", "C"), labels=("One", "Two")))


def test_a_set_is_offered_once_it_is_large_enough() -> None:
    assert SET.choosable == {"a", "b", "c"}
    assert SET.fitting == {}
    assert {number: option.action for number, option in SET.toggle("b").fitting.items()} == {1: "roll b"}
    assert SET.toggle("c").toggle("a").fitting[1].label == "Two: A, C"


def test_a_set_that_is_full_puts_the_oldest_back() -> None:
    assert SET.toggle("a").toggle("b").toggle("c").picked == ("b", "c")


def test_a_set_of_two_can_be_begun_with_one() -> None:
    pairs = replace(SET, several=Several(action="roll", pieces=("a", "b"), names=("A", "B"), labels=("Two",), fewest=2))
    assert (pairs.toggle("a").picked, pairs.toggle("a").fitting) == (("a",), {})
    assert pairs.toggle("a").toggle("b").fitting[1].action == "roll a b"
