"""A review in words: how good a rate is, what a turning point was, and what would have been better."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from warbones.core.messages import Msg, Text, msg
from warbones.core.view.words import in_one
from warbones.review.shapes import Account, Judged, Label, Point, Review

QUALITY: Final = ((5, "masterly"), (12, "strong"), (25, "good"), (45, "fair"), (80, "weak"))
"""Error rates below which play is called so."""

COUNTED: Final[dict[Label, str]] = {
    "blunder": "review-blunders",
    "error": "review-errors",
    "doubtful": "review-doubtful",
}
"""The message that counts decisions of each label, the worst first."""

LITTLE: Final = 0.04
"""The least change that is told, in points of the result: two wins in a hundred."""

WORST: Final = "wild"
"""How play beyond all of them is called."""


def quality(rate: float) -> str:
    """Return how play with this error rate (thousandths of a point a decision) is called."""
    return next((word for below, word in QUALITY if rate < below), WORST)


def winning_chance(value: float) -> int:
    """Return an expected result as a chance to win in percent; a draw counts as half."""
    return round(50 + 50 * max(-1.0, min(1.0, value)))


def part(value: float, sign: str = "+") -> str:
    """Return a part of a result in points of the chance to win, such as "+12": 100 are a sure win."""
    return f"{50 * value:{sign}.0f}" if abs(value) >= 0.01 else "0"


def headline(review: Review) -> Msg:
    """Return who won."""
    best = max(review.accounts, key=lambda account: account.result)
    return msg("table-won", seat=best.seat) if best.result > 0 else msg("table-draw")


def rated(account: Account) -> Msg:
    """Return what a seat's play is worth, in a sentence."""
    seat, decisions, rate = account.seat, account.decisions, round(account.rate, 1)
    if not decisions:
        return msg("review-no-choice", seat=seat)
    played = quality(account.rate)
    mistakes = [msg(key, count=count) for label, key in COUNTED.items() if (count := account.counts.get(label, 0))]
    if not mistakes:
        return msg("review-account-clean", seat=seat, quality=played, rate=rate, decisions=decisions)
    return msg("review-account", seat=seat, quality=played, rate=rate, decisions=decisions, mistakes=mistakes)


def worded(review: Review) -> Review:
    """Return the review with what there is to say of it."""
    points = tuple(replace(point, told=told(point)) for point in review.points)
    return replace(review, points=points, accounts=tuple(replace(each, told=rated(each)) for each in review.accounts))


def told(point: Point) -> Text:
    """Return what a moment changed, in sentences; "" where that was little."""
    parts = []
    if point.cause == "ended":
        parts.append(msg("review-ended", chance=winning_chance(point.decided)))
    if point.judged and point.judged.cost >= LITTLE:
        parts += blamed(point.judged)
    before, after = winning_chance(point.decided), winning_chance(point.value)
    if abs(point.luck) >= LITTLE and before != after:
        parts.append(msg("review-luck", seat=0 if point.luck > 0 else 1, before=before, after=after))
    return in_one(parts)


def blamed(judged: Judged) -> list[Msg]:
    """Return what a decision cost and what was better, in sentences."""
    sign = 1 if judged.seat == 0 else -1
    before, after = winning_chance(sign * judged.value), winning_chance(sign * (judged.value - judged.cost))
    said = msg(
        "review-blamed",
        seat=judged.seat,
        label=judged.label or "none",
        said=judged.said,
        before=before,
        after=after,
    )
    return [said, better(judged)]


def better(judged: Judged) -> Msg:
    """Return what would have been better: one move, or several by chance."""
    if len(judged.mix) < 2 or judged.mix[0].share >= 0.9:
        return msg("review-better", move=judged.better)
    mixed = [msg("review-mixed", move=each.label, percent=round(100 * each.share)) for each in judged.mix[:3]]
    return msg("review-better-mix", moves=mixed)


def worst(review: Review, most: int) -> list[Point]:
    """Return the moments of the costliest decisions, the worst first; none that cost nothing."""
    found = [point for point in review.points if point.judged and point.judged.cost]
    return sorted(found, key=lambda point: -(point.judged.cost if point.judged else 0.0))[:most]
