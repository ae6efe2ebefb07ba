"""What a review says: every figure is as the drawn curve has it, which is seat 0's."""

from __future__ import annotations

import pytest

from tests.review.matches import random_review
from warbones.review.shapes import Judged, Point
from warbones.review.words import chance, told


def judged(seat: int) -> Judged:
    return Judged(seat=seat, action="a", said="this", best="b", better="that", cost=0.4, value=0.2, error=0, choices=2)


def said(point: Point) -> str:
    _, review = random_review("dicewing", 0)
    return told(review, point)


@pytest.mark.parametrize(
    ("decided", "value", "words"),
    [
        (0.66, 0.42, "Luck for Beta: Alpha from 83% to 71%."),
        (-0.2, 0.2, "Luck for Alpha, from 40% to 60%."),
        (0.0, 0.01, ""),
    ],
)
def test_luck_is_told_in_the_numbers_of_the_curve(decided: float, value: float, words: str) -> None:
    assert said(Point(n=1, cause="decision", decided=decided, value=value, luck=value - decided)) == words


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "Perhaps a mistake of Alpha, “this”, from 60% to 40%. Better: “that”."),
        (1, "Perhaps a mistake of Beta, “this”: Alpha from 40% to 60%. Better: “that”."),
    ],
)
def test_so_is_a_mistake_of_either_seat(seat: int, words: str) -> None:
    assert said(Point(n=1, cause="decision", decided=0.0, value=0.0, judged=judged(seat))) == words


def test_what_is_told_of_a_match_agrees_with_its_points() -> None:
    _, review = random_review("dicewing")
    lucky = [point for point in review.points if "Luck for" in point.told]
    assert lucky
    for point in lucky:
        before, after = chance(point.decided), chance(point.value)
        assert before != after
        assert point.told.endswith(f"from {before} to {after}.")
