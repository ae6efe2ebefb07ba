"""The account of each seat in a review: luck and skill apart, and the turning points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import fsum
from typing import Final

from warbones.review.review import LEAST, Account, Point

THOUSANDTHS: Final = 1000

MOST_TURNING: Final = 5
"""The maximum number of turning points."""

TURNING: Final = 0.2
"""The smallest change at a turning point, in points of the result: ten wins in a hundred."""


def accounts(points: Sequence[Point], start: float, seats: int) -> tuple[Account, ...]:
    """Return each seat's account; ``start`` is the value of the match to seat 0 before any die."""
    return tuple(_account(points, start, seat) for seat in range(seats))


def _account(points: Sequence[Point], start: float, seat: int) -> Account:
    sign = 1 if seat == 0 else -1
    judged = [point.judged for point in points if point.judged]
    own = [each.cost for each in judged if each.seat == seat]
    labels = Counter(each.label for each in judged if each.seat == seat)
    return Account(
        seat=seat,
        start=sign * start,
        luck=sign * fsum(point.luck for point in points),
        lost=-fsum(own),
        given=fsum(each.cost for each in judged if each.seat != seat),
        ended=sign * fsum(point.value - point.decided for point in points if point.cause == "ended"),
        rest=sign * fsum(point.rest for point in points),
        result=sign * points[-1].value,
        decisions=len(own),
        rate=THOUSANDTHS * fsum(own) / max(1, len(own)),
        counts={label: labels[label] for label in LEAST},
    )


def turning(points: Sequence[Point]) -> tuple[int, ...]:
    """Return the moments with the largest changes, in order."""
    changed = sorted(changes(points), key=lambda each: -each[1])[:MOST_TURNING]
    return tuple(sorted(n for n, change in changed if change >= TURNING))


def changes(points: Sequence[Point]) -> Iterator[tuple[int, float]]:
    """Yield each moment with its change: by a cost that a long search held, or by dice and reveals, the larger."""
    for point in points:
        cost = point.judged.cost if point.judged and point.judged.held else 0.0
        yield point.n, max(cost, abs(point.luck))
