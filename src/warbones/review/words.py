"""A review in words: how good a rate is, what a turning point was, and what would have been better."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from warbones.review.shapes import Account, Judged, Label, Point, Review

QUALITY: Final = ((5, "masterly"), (12, "strong"), (25, "good"), (45, "fair"), (80, "weak"))
"""Error rates below which play is called so."""

CALLED: Final[dict[Label, str]] = {
    "": "Perhaps a mistake",
    "doubtful": "A doubtful choice",
    "error": "An error",
    "blunder": "A blunder",
}
"""What a decision is called in a sentence, by its label."""

LITTLE: Final = 0.04
"""The least change that is told, in points of the result: two wins in a hundred."""

WORST: Final = "wild"
"""How play beyond all of them is called."""


def quality(rate: float) -> str:
    """Return how play with this error rate (thousandths of a point a decision) is called."""
    return next((word for below, word in QUALITY if rate < below), WORST)


def chance(value: float) -> str:
    """Return an expected result as a chance to win, such as "54%"; a draw counts as half."""
    return f"{50 + 50 * max(-1.0, min(1.0, value)):.0f}%"


def part(value: float, sign: str = "+") -> str:
    """Return a part of a result in points of the chance to win, such as "+12": 100 are a sure win."""
    return f"{50 * value:{sign}.0f}" if abs(value) >= 0.01 else "0"


def headline(review: Review) -> str:
    """Return who won."""
    best = max(review.accounts, key=lambda account: account.result)
    return f"{review.names[best.seat]} won." if best.result > 0 else "A draw."


def rated(review: Review, account: Account) -> str:
    """Return what a seat's play is worth, in a sentence."""
    who, noun = review.names[account.seat], "decision" if account.decisions == 1 else "decisions"
    if not account.decisions:
        return f"{who} had nothing to choose."
    called = [f"{count} {_several(label, count)}" for label, count in reversed(account.counts.items()) if count]
    listed = ", ".join(called) or "nothing that surely was a mistake"
    return f"{who}: error rate {account.rate:.1f}, {quality(account.rate)} play; {account.decisions} {noun}: {listed}."


def _several(label: str, count: int) -> str:
    return label if label == "doubtful" or count == 1 else f"{label}s"


def worded(review: Review) -> Review:
    """Return the review with its words."""
    points = tuple(replace(point, told=told(review, point)) for point in review.points)
    return replace(
        review, points=points, accounts=tuple(replace(each, told=rated(review, each)) for each in review.accounts)
    )


def told(review: Review, point: Point) -> str:
    """Return what a moment changed, in sentences; "" where that was little."""
    parts = []
    if point.cause == "ended":
        parts.append(f"{review.names[0]} stood at {chance(point.decided)} when people ended the match.")
    if point.judged and point.judged.cost >= LITTLE:
        parts.append(blamed(review, point.judged))
    if abs(point.luck) >= LITTLE and chance(point.decided) != chance(point.value):
        seat = 0 if point.luck > 0 else 1
        parts.append(f"Luck for {review.names[seat]}{_course(review, seat, point.decided, point.value)}.")
    return " ".join(parts)


def blamed(review: Review, judged: Judged) -> str:
    """Return what a decision cost and what was better, in sentences."""
    sign = 1 if judged.seat == 0 else -1
    course = _course(review, judged.seat, sign * judged.value, sign * (judged.value - judged.cost))
    return f"{CALLED[judged.label]} of {review.names[judged.seat]}, “{judged.said}”{course}. {better(judged)}"


def _course(review: Review, seat: int, before: float, after: float) -> str:
    """Return how values of seat 0 went, as the end of a sentence about ``seat``: the curve beside it is seat 0's."""
    numbers = f"from {chance(before)} to {chance(after)}"
    return f", {numbers}" if seat == 0 else f": {review.names[0]} {numbers}"


def better(judged: Judged) -> str:
    """Return what would have been better, and by how much; "" where nothing is known to be."""
    if not judged.cost:
        return ""
    if not judged.mix or judged.mix[0].share >= 0.9:
        return f"Better: “{judged.better}”."
    mixed = " or ".join(f"“{each.label}” ({each.share:.0%})" for each in judged.mix[:3])
    return f"Better, by lot: {mixed}."


def worst(review: Review, most: int) -> list[Point]:
    """Return the moments of the costliest decisions, the worst first; none that cost nothing."""
    found = [point for point in review.points if point.judged and point.judged.cost]
    return sorted(found, key=lambda point: -(point.judged.cost if point.judged else 0.0))[:most]
