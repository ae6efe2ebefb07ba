"""The text of a review: every figure agrees with the drawn curve, which is seat 0's."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.review.matches import random_review
from warbones.core.messages import Msg
from warbones.core.view.reader import english, in_words
from warbones.review.review import Account, InMix, Judged, Point, Review
from warbones.review.texts import account_text, better_text, point_text, winning_chance


def judged(seat: int) -> Judged:
    return Judged(seat=seat, action="a", said="this", best="b", better="that", cost=0.4, value=0.2, error=0, choices=2)


def said(point: Point) -> str:
    return english(point_text(point), None, ("Alpha", "Beta"))


@pytest.mark.parametrize(
    ("decided", "value", "words"),
    [
        (0.66, 0.42, "Luck favours Beta: Alpha goes from 83% to 71%."),
        (-0.2, 0.2, "Luck favours Alpha: from 40% to 60%."),
        (0.0, 0.01, ""),
    ],
)
def test_luck_is_told_in_the_numbers_of_the_curve(decided: float, value: float, words: str) -> None:
    assert said(Point(n=1, cause="decision", decided=decided, value=value, luck=value - decided)) == words


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "Perhaps a mistake by Alpha, “this”: from 60% to 40%. Better: “that”."),
        (1, "Perhaps a mistake by Beta, “this”: Alpha goes from 40% to 60%. Better: “that”."),
    ],
)
def test_so_is_a_mistake_of_either_seat(seat: int, words: str) -> None:
    assert said(Point(n=1, cause="decision", decided=0.0, value=0.0, judged=judged(seat))) == words


def test_what_is_told_of_a_match_agrees_with_its_points() -> None:
    _, review = random_review("dicewing")
    lucky = [point for point in review.points if "Luck favours" in said(point)]
    assert lucky
    for point in lucky:
        before, after = winning_chance(point.decided), winning_chance(point.value)
        assert before != after
        assert said(point).endswith(f"from {before}% to {after}%.")


@pytest.mark.parametrize(
    ("shares", "words"),
    [
        ((), "Better: “that”."),
        ((0.95, 0.05), "Better: “that”."),
        ((0.6, 0.4), "Better: choose at random between “move 0” (60%) and “move 1” (40%)."),
        (
            (0.5, 0.3, 0.1, 0.1),
            "Better: choose at random between “move 0” (50%), “move 1” (30%) and “move 2” (10%).",
        ),
    ],
)
def test_what_is_better_is_one_move_or_several_by_chance(shares: tuple[float, ...], words: str) -> None:
    mix = tuple(InMix(action=str(n), label=f"move {n}", share=share) for n, share in enumerate(shares))
    assert english(better_text(replace(judged(0), mix=mix))) == words


@pytest.mark.parametrize(
    ("decisions", "rate", "counts", "words"),
    [
        (0, 0.0, {}, "Alpha had no choices to make."),
        (1, 3.0, {}, "Alpha played superbly: error rate 3 over 1 decision, with no clear mistake."),
        (
            40,
            26.84,
            {"": 36, "doubtful": 1, "error": 3},
            "Alpha played reasonably well: error rate 26.8 over 40 decisions, with 3 errors and 1 doubtful choice.",
        ),
    ],
)
def test_how_well_a_seat_played_is_one_sentence(
    decisions: int, rate: float, counts: dict[str, int], words: str
) -> None:
    parts = dict.fromkeys(("start", "luck", "lost", "given", "ended", "rest", "result"), 0.0)
    account = Account(seat=0, decisions=decisions, rate=rate, counts=counts, **parts)
    assert english(account_text(account), None, ("Alpha", "Beta")) == words


def test_a_review_that_was_stored_in_english_is_read_as_it_is() -> None:
    """As those of before messages are."""
    _, review = random_review("dicewing")
    english = in_words(review, None, review.names)
    stored = msgspec.json.encode(english)
    assert b'"is":"msg"' not in stored
    assert any(point.told for point in english.points)
    opened = msgspec.json.decode(stored, type=Review)
    assert opened == in_words(opened, None, review.names) == english


def test_a_review_is_stored_before_it_is_worded() -> None:
    _, review = random_review("dicewing")
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
    assert any(isinstance(point.judged.said, Msg) for point in review.points if point.judged)
