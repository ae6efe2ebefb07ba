"""Choosing an option by its pieces."""

from __future__ import annotations

from tests.terminal.sample import SCENE
from warbones.terminal.choice import Choice

CHOICE = Choice(SCENE.prompt.options)


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


def test_a_piece_of_no_option_cannot_be_picked() -> None:
    assert CHOICE.toggle("p") == CHOICE
