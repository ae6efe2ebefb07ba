"""The review of a finished match, moment by moment.

The value of the match walks from the start to the result. Each decision changes it by its cost. Then it changes to the
value of the position after it: by luck if dice fell or something was revealed, otherwise without an explanation
(``rest``), since the evaluator only looked again. So all changes add up to the result exactly, whatever the evaluator
says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum

from warbones.core.play.reasons import named, reasons
from warbones.review.accounts import accounts, turning
from warbones.review.deeds import Deed, deed
from warbones.review.inquiry import SEATS, SEED, START, Inquiry, JudgeRequest, Question, Verdict, mistaken
from warbones.review.review import FORM, Cause, InMix, Judged, Point, Review, label_for
from warbones.review.texts import with_texts
from warbones.table.answers import Decision, Ended, Undo
from warbones.table.record import MatchRecord
from warbones.table.story import Moment, decides

Progress = Callable[[int, int], None]
"""Called with the number of answered questions and the number of all."""


def no_progress(done: int, of: int) -> None:
    """Ignore progress."""


def review_match(
    record: MatchRecord,
    answer: Callable[[JudgeRequest], Verdict],
    progress: Progress = no_progress,
    factor: float = 1.0,
) -> Review:
    """Review a match with ``factor`` times the usual effort. Raises `NoReview`, and as `moments` does."""
    inquiry, verdicts = Inquiry(record, factor), list[Verdict]()
    asked = inquiry.asked()
    for each in asked:
        progress(len(verdicts), len(asked))
        verdicts.append(answer(each))
    again = inquiry.asked_again(verdicts)
    for done, (n, each) in enumerate(again.items()):
        progress(len(asked) + done, len(asked) + len(again))
        verdicts[n] = answer(each)
    progress(len(asked) + len(again), len(asked) + len(again))
    return review_from(inquiry, verdicts)


def review_from(inquiry: Inquiry, verdicts: Sequence[Verdict]) -> Review:
    """Return the review from the answers to all questions of an inquiry, in order."""
    found = list(zip(inquiry.questions, verdicts, strict=True))
    judged = {
        question.n: _judged(inquiry, question, verdict) for question, verdict in found if question.seat is not None
    }
    values = {question.n: verdict.value for question, verdict in found if question.seat is None}
    points = _points(inquiry, judged, values)
    return with_texts(
        Review(
            game=inquiry.game.id,
            names=inquiry.game.names,
            points=points,
            accounts=accounts(points, values[START], SEATS),
            turning=turning(points),
            effort=inquiry.effort,
            seed=SEED,
            form=FORM,
            unchecked=sum(not verdicts[n].held for n in mistaken(verdicts)),
        )
    )


def _judged(inquiry: Inquiry, question: Question, verdict: Verdict) -> Judged:
    """Return a judged decision with the names of its action and the best one, and what the best has over it."""
    seen, seat = question.position, question.seat
    assert seat is not None
    legal = seen.legal(seat)
    best = legal.action(verdict.best)
    held = verdict.held and verdict.cost > 0
    own, line = (question.action, *inquiry.followed(question.n, seat)), (best.text, *verdict.then)
    name, pieces, ends = deed(seen, seat, line) if held else Deed(named(seen, seat, line), best.pieces, ())
    mix = ((legal.text(action), share) for action, share in verdict.mix)
    return Judged(
        seat=seat,
        action=question.action,
        said=named(seen, seat, own),
        best=best.text,
        better=name,
        pieces=pieces,
        ends=ends,
        where=seen.game.view.status(seen.shown()),
        held=held,
        why=reasons(seen, seat, line, own) if held else (),
        cost=verdict.cost,
        value=verdict.value,
        error=verdict.error,
        choices=len(legal),
        label=label_for(verdict.cost, verdict.error) if held else "",
        mix=tuple(InMix(action=text, label=named(seen, seat, (text,)), share=share) for text, share in mix),
    )


def _points(inquiry: Inquiry, judged: Mapping[int, Judged], values: Mapping[int, float]) -> tuple[Point, ...]:
    """Return the moments with their values, from the start on."""
    points: list[Point] = []
    value, was_hidden = values[START], False
    for moment, hidden in zip(inquiry.moments, inquiry.hidden, strict=True):
        own = judged.get(moment.n)
        decided = value - (_signed(own.seat, own.cost) if own else 0.0)
        value = decided if hidden else _after(inquiry, moment, judged, values)
        shown, cause = moment.rolled or (was_hidden and not hidden), _cause(moment, own, inquiry.undone)
        change = value - decided if cause != "ended" else 0.0
        luck = _luck_taken_back(inquiry, moment, points) if cause == "undo" else change if shown else 0.0
        rest = change - luck
        points.append(Point(n=moment.n, cause=cause, decided=decided, value=value, luck=luck, rest=rest, judged=own))
        was_hidden = hidden
    return tuple(points)


def _luck_taken_back(inquiry: Inquiry, moment: Moment, points: Sequence[Point]) -> float:
    """Return the luck that goes with a whole turn that is taken back, 0 for a single decision."""
    undo = moment.turn.answers[0]
    if not isinstance(undo, Undo) or undo.back is None:
        return 0.0
    first = next((each.n for each in inquiry.moments if decides(each.turn, undo.seat, undo.number)), moment.n)
    return -fsum(point.luck for point in points if point.n >= first)


def _after(inquiry: Inquiry, moment: Moment, judged: Mapping[int, Judged], values: Mapping[int, float]) -> float:
    """Return the value to seat 0 of the position after a moment; at the end the result."""
    if moment is inquiry.moments[-1]:
        return moment.leads[0]
    following = judged.get(moment.n + 1)
    return values[moment.n] if following is None else _signed(following.seat, following.value)


def _signed(seat: int, value: float) -> float:
    """Return a seat's value as seat 0's."""
    return value if seat == 0 else -value


def _cause(moment: Moment, own: Judged | None, undone: set[tuple[int, int]]) -> Cause:
    match moment.turn.answers:
        case (Decision(seat, number), *_):
            return "decision" if own else "undone" if (seat, number) in undone else "forced"
        case (Undo(), *_):
            return "undo"
        case (Ended(), *_):
            return "ended"
    return "start"
