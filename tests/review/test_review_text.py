"""The text of a review: every figure agrees with the drawn curve, which is seat 0's."""

from __future__ import annotations

import re

import msgspec
import pytest
from msgspec.structs import replace

from tests.review.matches import random_review
from warbones.core.messages import Msg
from warbones.core.view.reader import english
from warbones.review.review import Account, InMix, Judged, Label, Point, Review
from warbones.review.texts import account_text, better_text, point_text, winning_chance
from warbones.rooms.finished.reviews import is_current


def judged(seat: int) -> Judged:
    return Judged(seat=seat, action="a", said="this", best="b", better="that", cost=0.4, value=0.2, error=0, choices=2)


def said(point: Point, before: float = 0.0, viewer: int | None = None) -> str:
    return english(point_text(point, before), viewer, ("Alpha", "Beta"))


@pytest.mark.parametrize(
    ("decided", "value", "viewer", "words"),
    [
        (0.66, 0.42, None, "Luck favoured Beta, and Alpha's chance went from 83% to 71%."),
        (0.66, 0.42, 0, "Luck favoured Beta, and your chance went from 83% to 71%."),
        (0.66, 0.42, 1, "Luck favoured you, and your chance went from 17% to 29%."),
        (-0.2, 0.2, None, "Luck favoured Alpha, and Alpha's chance went from 40% to 60%."),
        (0.0, 0.01, None, ""),
    ],
)
def test_luck_is_told_in_percentages_of_the_curve(decided: float, value: float, viewer: int | None, words: str) -> None:
    assert said(Point(n=1, cause="decision", decided=decided, value=value, luck=value - decided), 0, viewer) == words


def test_a_moment_is_one_chain_of_percentages_in_the_words_of_the_viewer() -> None:
    blamed = replace(judged(1), label="mistake", held=True, where="Round 2", why=("it reaches 2 more",))
    point = Point(n=1, cause="decision", decided=0.2, value=-0.4, luck=-0.6, judged=blamed)
    assert said(point, -0.2, 1) == (
        "Round 2. Mistake: you chose “this”, and your chance went from 60% to 40%. Better: “that”. It reaches 2 more. "
        "Luck favoured you, and your chance went from 40% to 70%."
    )
    assert said(point, -0.2, 0).startswith("Round 2. Mistake: Beta chose “this”, and your chance went from 40% to 60%.")


@pytest.mark.parametrize("label", ["", "blunder"])
def test_a_cost_that_no_long_search_held_is_not_told(label: Label) -> None:
    blamed = replace(judged(0), label=label)
    point = Point(n=1, cause="decision", decided=-0.4, value=-0.4, judged=blamed)
    assert said(point, 0.0, 0) == ""
    held = replace(point, judged=replace(blamed, held=True))
    assert said(held, 0.0, 0).endswith("you chose “this”, and your chance went from 50% to 30%. Better: “that”.")


def test_every_moment_begins_where_the_one_before_ended() -> None:
    _, review = random_review("dicewing")
    ends = [review.accounts[0].start, *(point.value for point in review.points)]
    told = 0
    for point, before in zip(review.points, ends, strict=False):
        figures = [
            int(each) for each in re.findall(r"(\d+)%", english(point.told, None, review.names).split("Better")[0])
        ]
        chain = [winning_chance(before), winning_chance(point.decided), winning_chance(point.value)]
        assert all(figure in chain for figure in figures[:2])
        told += bool(figures)
    assert told


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
def test_the_better_move_is_one_or_a_random_choice(shares: tuple[float, ...], words: str) -> None:
    mix = tuple(InMix(action=str(n), label=f"move {n}", share=share) for n, share in enumerate(shares))
    assert english(better_text(replace(judged(0), mix=mix))) == words


@pytest.mark.parametrize(
    ("decisions", "rate", "counts", "words"),
    [
        (0, 0.0, {}, "Alpha had no choices to make."),
        (1, 3.0, {}, "Alpha played superbly: 1 decision cost 0 points out of 100, with no clear mistake."),
        (
            40,
            26.84,
            {"": 36, "inaccuracy": 1, "mistake": 3},
            "Alpha could have played better: 40 decisions cost 54 points out of 100, with 3 mistakes and 1 inaccuracy.",
        ),
        (
            76,
            12.4,
            {"blunder": 1},
            "Alpha could have played better: 76 decisions cost 47 points out of 100, with 1 blunder.",
        ),
    ],
)
def test_the_account_of_a_seat_is_one_sentence(decisions: int, rate: float, counts: dict[str, int], words: str) -> None:
    parts = dict.fromkeys(("start", "luck", "given", "ended", "rest", "result"), 0.0)
    parts["lost"] = -rate * decisions / 1000
    account = Account(seat=0, decisions=decisions, rate=rate, counts=counts, **parts)
    assert english(account_text(account), None, ("Alpha", "Beta")) == words


def test_a_stored_review_in_an_old_format_is_not_current() -> None:
    """Reviews by earlier versions have other labels, and name moves that no long search confirmed."""
    _, review = random_review("dicewing")
    assert is_current(msgspec.json.encode(review).decode())
    assert not is_current(msgspec.json.encode(replace(review, form=review.form - 1)).decode())
    assert not is_current('{"game":"dicewing","points":[{"judged":{"label":"doubtful"}}]}')


def test_a_review_is_stored_before_it_is_worded() -> None:
    _, review = random_review("dicewing")
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
    assert any(isinstance(point.judged.said, Msg) for point in review.points if point.judged)
