"""The wording of a review: the quality of play, the turning points, and the better moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from warbones.core.messages import Msg, Text, msg
from warbones.core.view.voice import in_one
from warbones.review.review import Account, Judged, Label, Point, Review

QUALITY: Final = ((5, 3, "masterly"), (12, 8, "strong"), (25, 16, "good"), (45, 30, "fair"), (80, 60, "weak"))
"""The quality of play: for each word, the highest mean cost of a decision (in thousandths) and the highest cost of all
decisions (in hundredths). Both must hold: many small losses lose a match as surely as one big one.
"""

COUNTED: Final[dict[Label, str]] = {
    "blunder": "review-blunders",
    "mistake": "review-mistakes",
    "inaccuracy": "review-inaccuracies",
}
"""The message that counts decisions of each label, the worst first."""

LITTLE: Final = 0.04
"""The smallest change worth a sentence, in points of the result: two wins in a hundred."""

WORST: Final = "wild"
"""The quality of play beyond all of them."""


def quality(rate: float, lost: float) -> str:
    """Return the quality of play, by the cost of a decision in thousandths and that of all in points of the chance."""
    return next((word for each, whole, word in QUALITY if rate < each and lost < whole), WORST)


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


def unchecked_text(review: Review) -> Msg:
    """Return the note on the check of the mistakes told, with the number of suspected ones that no search checked."""
    return msg("review-unchecked", count=review.unchecked)


def account_text(account: Account) -> Msg:
    """Return the sentence about a seat's play."""
    seat, decisions = account.seat, account.decisions
    if not decisions:
        return msg("review-no-choice", seat=seat)
    lost = round(-50 * account.lost)
    played = {"seat": seat, "quality": quality(account.rate, lost), "lost": lost, "decisions": decisions}
    mistakes = [msg(key, count=count) for label, key in COUNTED.items() if (count := account.counts.get(label, 0))]
    if not mistakes:
        return msg("review-account-clean", (), **played)
    return msg("review-account", (), **played, mistakes=mistakes)


def with_texts(review: Review) -> Review:
    """Return the review in words. Each moment's chance begins where that of the moment before ended."""
    before = [review.accounts[0].start, *(point.value for point in review.points)]
    points = tuple(
        replace(point, told=point_text(point, value)) for point, value in zip(review.points, before, strict=False)
    )
    return replace(
        review, points=points, accounts=tuple(replace(each, told=account_text(each)) for each in review.accounts)
    )


def point_text(point: Point, before: float) -> Text:
    """Return a sentence about a moment's change from the value ``before``, or "" for a small one."""
    parts = []
    if point.cause == "ended":
        parts.append(msg("review-ended", (), **chances(point.decided, point.decided)))
    if point.judged and point.judged.held and (point.judged.label or point.judged.cost >= LITTLE):
        parts += mistake_texts(point.judged, before, point.decided)
    after = chances(point.decided, point.value)
    if after["before"] != after["after"]:
        if abs(point.luck) >= LITTLE:
            parts.append(msg("review-luck", (), seat=0 if point.luck > 0 else 1, **after))
        elif parts and abs(point.rest) >= LITTLE:
            parts.append(msg("review-rest", (), **after))
    return in_one(parts)


def chances(before: float, after: float) -> dict[str, int]:
    """Return a change of the chance to win in percent, as seat 0 and as seat 1 has it."""
    mine = {"before": winning_chance(before), "after": winning_chance(after)}
    return {**mine, **{f"other_{name}": 100 - chance for name, chance in mine.items()}}


def mistake_texts(judged: Judged, before: float, after: float) -> list[Msg]:
    """Return the sentences about a decision: what was chosen and its cost, what was better, and why."""
    label = judged.label or "none"
    sentence = msg("review-blamed", (), seat=judged.seat, label=label, said=judged.said, **chances(before, after))
    where = [msg("review-where", where=judged.where)] if judged.where else []
    return [*where, sentence, better_text(judged), *why_texts(judged.why)]


def why_texts(why: Sequence[Text]) -> list[Msg]:
    """Return the advantages of the better play over the chosen one, as sentences."""
    return [msg("table-sentence", text=each) for each in why]


def better_text(judged: Judged) -> Msg:
    """Return the better play: one move or a mix."""
    if len(judged.mix) < 2 or judged.mix[0].share >= 0.9:
        return msg("review-better", move=judged.better)
    mixed = [msg("review-mixed", move=each.label, percent=round(100 * each.share)) for each in judged.mix[:3]]
    return msg("review-better-mix", moves=mixed)


def worst(review: Review, most: int) -> list[Point]:
    """Return the moments of the costliest decisions that a long search held, the worst first."""
    found = [point for point in review.points if point.judged and point.judged.held]
    return sorted(found, key=lambda point: -(point.judged.cost if point.judged else 0.0))[:most]
