"""The chances that the table shows are exact."""

from __future__ import annotations

from itertools import product

import pytest

from warbones.games.battle.rules.attacks.odds import chance, exactly
from warbones.games.battle.view.words import chance_words


@pytest.mark.parametrize(("to_beat", "shown"), [(4, "83%"), (8, "38%"), (6, "58%"), (11, "21%"), (7, "47%")])
def test_two_dice(to_beat, shown):
    assert chance_words(2, to_beat) == shown


@pytest.mark.rule("R21", "D12", "D16")
def test_one_die_goes_on_after_a_six():
    assert [round(6 * exactly(1, total), 9) for total in range(7)] == [0, 1, 1, 1, 1, 1, 0]
    assert chance(1, 5) == pytest.approx(1 / 6)
    assert chance(1, 8) == pytest.approx(1 / 6 * 3 / 6 + 1 / 36)
    assert exactly(1, 6) == 0
    assert exactly(1, 13) == pytest.approx(1 / 216)


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_chances_agree_with_counting_all_rolls_of_a_few_dice(dice):
    for to_beat in range(10):
        counted = sum(beats(rolls, dice, to_beat) for rolls in product(range(1, 7), repeat=6)) / 6**6
        assert chance(dice, to_beat) == pytest.approx(counted, abs=0.002)


def beats(rolls, dice, to_beat):
    """Return whether attack dice that show these rolls, with an extra die for each 6, total more than a number."""
    total = 0
    for face in rolls:
        if not dice:
            break
        total += face
        dice -= face != 6
    return total > to_beat


def test_an_attack_is_certain_where_every_die_at_its_lowest_would_do_and_never_hopeless():
    assert [chance_words(*attack) for attack in ((2, 1), (2, 2), (5, 5), (1, 48))] == ["100%", "97%", ">99%", "<1%"]


def test_more_dice_are_better_and_more_to_beat_worse():
    for to_beat in range(30):
        assert chance(3, to_beat) >= chance(2, to_beat) >= chance(2, to_beat + 1)
    assert sum(exactly(2, total) for total in range(200)) == pytest.approx(1)
