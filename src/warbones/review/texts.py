"""The texts of a review: the quality of play, the turning points, and the better moves."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from warbones.core.messages import Msg, Text, msg
from warbones.core.view.voice import in_one
from warbones.review.review import Account, Judged, Label, Point, Review

QUALITY: Final = ((5, "masterly"), (12, "strong"), (25, "good"), (45, "fair"), (80, "weak"))
"""The quality of play below each error rate."""

COUNTED: Final[dict[Label, str]] = {
    "blunder": "review-blunders",
    "error": "review-errors",
    "doubtful": "review-doubtful",
}
"""The message that counts decisions of each label, the worst first."""

LITTLE: Final = 0.04
"""The least change worth a sentence, in points of the result: two wins in a hundred."""

WORST: Final = "wild"
"""The quality of play beyond all of them."""


def quality(rate: float) -> str:
    """Return the quality of play with an error rate in thousandths of a point a decision."""
    return next((word for below, word in QUALITY if rate < below), WORST)


def winning_chance(value: float) -> int:
    """Return an expected result as a chance to win in percent; a draw counts as half."""
    return round(50 + 50 * max(-1.0, min(1.0, value)))


def part(value: float, sign: str = "+") -> str:
    """Return a part of a result in points of the chance to win, such as "+12": 100 are a sure win."""
    return f"{50 * value:{sign}.0f}" if abs(value) >= 0.01 else "0"


def headline(review: Review) -> Msg:
    """Return the headline: the winner or a draw."""
    best = max(review.accounts, key=lambda account: account.result)
    return msg("table-won", seat=best.seat) if best.result > 0 else msg("table-draw")


def account_text(account: Account) -> Msg:
    """Return the sentence about a seat's play."""
    seat, decisions, rate = account.seat, account.decisions, round(account.rate, 1)
    if not decisions:
        return msg("review-no-choice", seat=seat)
    played = quality(account.rate)
    mistakes = [msg(key, count=count) for label, key in COUNTED.items() if (count := account.counts.get(label, 0))]
    if not mistakes:
        return msg("review-account-clean", seat=seat, quality=played, rate=rate, decisions=decisions)
    return msg("review-account", seat=seat, quality=played, rate=rate, decisions=decisions, mistakes=mistakes)


def with_texts(review: Review) -> Review:
    """Return the review with its texts."""
    points = tuple(replace(point, told=point_text(point)) for point in review.points)
    return replace(
        review, points=points, accounts=tuple(replace(each, told=account_text(each)) for each in review.accounts)
    )


def point_text(point: Point) -> Text:
    """Return the text about a moment's change, or "" for a small one."""
    parts = []
    if point.cause == "ended":
        parts.append(msg("review-ended", chance=winning_chance(point.decided)))
    if point.judged and point.judged.cost >= LITTLE:
        parts += mistake_texts(point.judged)
    before, after = winning_chance(point.decided), winning_chance(point.value)
    if abs(point.luck) >= LITTLE and before != after:
        parts.append(msg("review-luck", seat=0 if point.luck > 0 else 1, before=before, after=after))
    return in_one(parts)


def mistake_texts(judged: Judged) -> list[Msg]:
    """Return the sentences about a decision's cost and the better move."""
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
    return [said, better_text(judged)]


def better_text(judged: Judged) -> Msg:
    """Return the better play: one move or a mix."""
    if len(judged.mix) < 2 or judged.mix[0].share >= 0.9:
        return msg("review-better", move=judged.better)
    mixed = [msg("review-mixed", move=each.label, percent=round(100 * each.share)) for each in judged.mix[:3]]
    return msg("review-better-mix", moves=mixed)


def worst(review: Review, most: int) -> list[Point]:
    """Return the moments of the costliest decisions, the worst first."""
    found = [point for point in review.points if point.judged and point.judged.cost]
    return sorted(found, key=lambda point: -(point.judged.cost if point.judged else 0.0))[:most]
