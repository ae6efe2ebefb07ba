"""The sums of a review equal the result exactly, whatever its evaluator says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.effort import cases
from tests.review.matches import random_review
from warbones.review.accounts import accounts, turning
from warbones.review.review import CERTAIN, LEAST, UNSTEADY, Account, Judged, Point, label_for

MATCHES = {
    "to its end": ("dicewing", None, False),
    "taken back": ("dicewing", None, True),
    "given up": ("dicewing", 9, False),
    "given up at once": ("dicewing", 0, False),
}

MATCHES |= {game: (game, None, False) for game in ("army", "keep", "battle")}

values = st.floats(-1, 1)


def sums(account: Account) -> float:
    return account.start + account.luck + account.lost + account.given + account.ended + account.rest


@pytest.mark.parametrize("name", cases(MATCHES, {"to its end", "taken back", "given up", "given up at once"}))
def test_luck_and_decisions_and_the_rest_are_the_result(name: str) -> None:
    game, decisions, undoing = MATCHES[name]
    match, review = random_review(game, decisions, undoing=undoing)
    assert [account.result for account in review.accounts] == [float(score) for score in match.result.scores]
    for account in review.accounts:
        assert sums(account) == pytest.approx(account.result, abs=1e-12)
    assert [point.n for point in review.points] == list(range(len(review.points)))
    assert review.points[-1].value == match.result.scores[0]


@given(st.lists(st.tuples(values, values, st.booleans(), st.integers(0, 1), st.floats(0, 2)), min_size=1), values)
def test_the_sums_equal_the_result_under_any_evaluator(
    said: list[tuple[float, float, bool, int, float]], start: float
) -> None:
    points, value = list[Point](), start
    for n, (_, after, rolled, seat, cost) in enumerate(said):
        decided = value - (cost if seat == 0 else -cost)
        luck, rest = (after - decided, 0.0) if rolled else (0.0, after - decided)
        judged = judgement(seat, cost)
        points.append(Point(n=n, cause="decision", decided=decided, value=after, luck=luck, rest=rest, judged=judged))
        value = after
    for account in accounts(points, start, 2):
        assert sums(account) == pytest.approx(value if account.seat == 0 else -value, abs=1e-9)


def judgement(seat: int, cost: float) -> Judged:
    return Judged(
        seat=seat,
        action="a",
        said="A",
        best="b",
        better="B",
        cost=cost,
        value=0,
        error=0,
        choices=2,
        label=label_for(cost, 0.0),
        held=True,
    )


def test_undone_and_forced_decisions_cost_nothing() -> None:
    _, review = random_review("dicewing", undoing=True)
    causes = {point.cause for point in review.points}
    assert {"decision", "undone", "undo"} <= causes
    assert all((point.judged is not None) == (point.cause == "decision") for point in review.points)
    assert all(point.judged.choices > 1 for point in review.points if point.judged)
    assert sum(account.decisions for account in review.accounts) == sum(
        point.judged is not None for point in review.points
    )


def test_resigning_is_neither_luck_nor_skill() -> None:
    _, review = random_review("dicewing", 9)
    last = review.points[-1]
    assert (last.cause, last.luck, last.rest) == ("ended", 0.0, 0.0)
    assert review.accounts[0].ended == pytest.approx(last.value - last.decided)


def test_error_rates_are_thousandths_and_labels_are_counted() -> None:
    points = [
        Point(n=n, cause="decision", decided=0, value=0, judged=judgement(seat, cost))
        for n, (seat, cost) in enumerate([(0, 0.0), (0, 0.3), (0, 0.21), (1, 0.05)])
    ]
    first, second = accounts(points, 0.0, 2)
    assert first.rate == pytest.approx(170)
    assert first.counts == {"inaccuracy": 0, "mistake": 1, "blunder": 1}
    assert second.rate == pytest.approx(50)
    assert second.decisions == 1
    assert turning(points) == (1, 2)
    vanished = replace(points[1], judged=replace(judgement(0, 0.3), held=False))
    assert turning([points[0], vanished, *points[2:]]) == (2,)


def test_a_label_is_given_only_where_it_is_sure() -> None:
    sure = CERTAIN * UNSTEADY + 1e-9
    costs = [least + sure for least in LEAST.values()]
    assert [label_for(cost, 0.0) for cost in costs] == ["inaccuracy", "mistake", "blunder"]
    assert [label_for(cost - 2e-9, 0.0) for cost in costs] == ["", "inaccuracy", "mistake"]
    assert label_for(costs[-1], 0.05) == "mistake"
