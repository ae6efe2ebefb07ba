"""The text of odds, as people read it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from warbones import NoOdds, load
from warbones.core.view.odds import spread
from warbones.core.view.reader import in_words
from warbones.core.view.voice import percent


def test_rare_numbers_at_either_end_are_combined() -> None:
    shares = {number: Fraction(times, 500) for number, times in enumerate([1, 2, 200, 293, 4])}
    table = in_words(spread("Sum", shares, "R1"), None, ())
    assert [(chance.label, chance.share) for chance in table.chances] == [
        ("2 or less", pytest.approx(203 / 500)),
        ("3 or more", pytest.approx(297 / 500)),
    ]
    assert (table.note, table.rule, table.apart) == ("2.6 on average", "R1", False)


def test_certain_results_have_one_line() -> None:
    table = spread("Sum", {7: Fraction(1)})
    assert [(chance.label, chance.share) for chance in table.chances] == [("7", 1.0)]
    assert table.note == "7"


@pytest.mark.parametrize(
    ("share", "text"), [(0, "0%"), (0.0001, "<1%"), (0.255, "26%"), (0.9999, ">99%"), (1, "100%"), (0.994, "99%")]
)
def test_only_certain_results_are_called_certain(share: float, text: str) -> None:
    assert percent(share) == text


def test_without_a_roll_ahead_there_are_no_odds() -> None:
    with pytest.raises(NoOdds, match="gives no odds"):
        load("dicewing").new(seed=1).odds(0)
