"""A finished match reviewed, moment by moment.

The value of the match walks from the start to the result. It steps at decisions by what they cost, and after them to
what the position is worth then: by luck where dice fell or something hidden was shown, else by the rest, since nothing
happened but that the evaluator looked again. So all steps together are the result exactly, whatever the evaluator says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.view.naming import action_words
from warbones.games import load
from warbones.review.judging import Judge, Verdict
from warbones.review.sampling import SEATS
from warbones.review.shapes import Cause, Judged, Point, Review, Share, label_for
from warbones.review.tallying import tallies, turning
from warbones.table.answers import Decision, Ended, Undo
from warbones.table.record import MatchRecord
from warbones.table.story import Moment, moments

SEED: Final = 20_16
"""What the search's dice follow from: a match has one review."""

THOUGHTS: Final = 26
"""A review thinks about so many decisions as long as a table's own bot does about a move."""

EASED: Final = 0.2
"""What each decision more adds to that: in a long match all have less."""

Progress = Callable[[int, int], None]
"""Is told how many decisions of how many are judged."""


class NoReview(WarbonesError):
    """A match that cannot be reviewed."""

    @classmethod
    def of(cls, game: Parts) -> NoReview:
        """Return what there is to say of a game whose decisions cannot be judged."""
        return cls(
            f"{game.title} has no reviews: its dice are thrown, and physics is too slow to try each choice "
            "thousands of times. Its story says who led when."
        )


def unseen(done: int, of: int) -> None:
    """Let it pass."""


def must_be_reviewed(game: Parts) -> None:
    """Raise `NoReview` for a game whose decisions cannot be judged."""
    if not game.ruleset.compiles:
        raise NoReview.of(game)


def reviewed(record: MatchRecord, progress: Progress = unseen, factor: float = 1.0) -> Review:
    """Return the review of a match, with ``factor`` times the usual effort. Raises `NoReview`; else as `moments`."""
    game = load(record.heading.game).seated(record.heading.options)
    must_be_reviewed(game)
    found = moments(record)
    chosen = choices(found)
    effort = effort_of(game.bots.simulations, len(chosen), factor)
    judge = Judge(game, effort, SEED)
    judged: dict[int, Judged] = {}
    for done, each in enumerate(chosen):
        progress(done, len(chosen))
        judged[each.n] = judgement(judge, each)
    progress(len(chosen), len(chosen))
    start = judge.value(Position(game, game.engine.load(game.ruleset.blank(record.heading.options))))
    points = _points(found, judged, judge, start)
    return Review(
        game=game.id,
        names=game.names,
        points=points,
        tallies=tallies(points, start, SEATS),
        turning=turning(points),
        effort=effort,
        seed=SEED,
    )


def effort_of(simulations: int, decisions: int, factor: float) -> int:
    """Return what each decision gets where a bot of the table has ``simulations`` for a move; less in long matches."""
    share = min(1.0, (THOUGHTS + EASED * max(0, decisions - THOUGHTS)) / max(1, decisions))
    return max(16, round(simulations * share * factor))


@dataclass(frozen=True)
class Choice:
    """A decision that stood, with a choice: at moment ``n`` by ``seat``, which knew ``seen``."""

    n: int
    seat: int
    seen: Position
    action: str


def choices(found: Sequence[Moment]) -> list[Choice]:
    """Return the decisions of a match that had a choice and were not taken back."""
    made: list[Choice] = []
    undone = _undone(found)
    for before, moment in pairwise(found):
        match moment.turn.answers:
            case (Decision(seat, number, action), *_) if (seat, number) not in undone:
                if len(before.position.legal(seat)) > 1:
                    made.append(Choice(moment.n, seat, before.position.seen_by(seat), action))
    return made


def _undone(found: Sequence[Moment]) -> set[tuple[int, int]]:
    answers = [answer for moment in found for answer in moment.turn.answers]
    return {(answer.seat, answer.number) for answer in answers if isinstance(answer, Undo) and not answer.typed}


def judgement(judge: Judge, choice: Choice) -> Judged:
    """Return what a decision was worth, in words too."""
    seen, seat = choice.seen, choice.seat
    legal = seen.legal(seat)
    verdict = judge.verdict(seen, seat, legal.find(choice.action))
    scene = seen.scene(seat)
    best = legal.text(verdict.best)
    return Judged(
        seat=seat,
        action=choice.action,
        said=action_words(scene, choice.action),
        best=best,
        better=action_words(scene, best),
        cost=verdict.cost,
        value=verdict.value,
        error=verdict.error,
        choices=len(legal),
        label=label_for(verdict.cost, verdict.error),
        mix=_shares(verdict, seen, seat),
    )


def _shares(verdict: Verdict, seen: Position, seat: int) -> tuple[Share, ...]:
    scene, legal = seen.scene(seat), seen.legal(seat)
    told = ((legal.text(action), share) for action, share in verdict.mix)
    return tuple(Share(action=text, label=action_words(scene, text), share=share) for text, share in told)


def _points(found: Sequence[Moment], judged: dict[int, Judged], judge: Judge, start: float) -> tuple[Point, ...]:
    """Return the moments with the value of each, as it walks from ``start``."""
    points: list[Point] = []
    value, hidden, undone = start, False, _undone(found)
    for at, moment in enumerate(found):
        own = judged.get(moment.n)
        decided = value - (_signed(own.seat, own.cost) if own else 0.0)
        last, was_hidden = at == len(found) - 1, hidden
        hidden = not last and _hides(moment.position)
        value = decided if hidden else _after(found, at, judged, judge)
        shown = moment.rolled or (was_hidden and not hidden)
        change = value - decided
        cause = _cause(moment, own, undone)
        points.append(
            Point(
                n=moment.n,
                cause=cause,
                decided=decided,
                value=value,
                luck=change if shown and cause != "ended" else 0.0,
                rest=0.0 if shown or cause == "ended" else change,
                judged=own,
            )
        )
    return tuple(points)


def _after(found: Sequence[Moment], at: int, judged: dict[int, Judged], judge: Judge) -> float:
    """Return what the position after a moment is worth to seat 0: at the end the result."""
    if at == len(found) - 1:
        return found[at].leads[0]
    following = judged.get(found[at + 1].n)
    if following is not None:
        return _signed(following.seat, following.value)
    return judge.value(found[at].position)


def _signed(seat: int, value: float) -> float:
    """Return a seat's value as seat 0 has it: what one wins the other loses."""
    return value if seat == 0 else -value


def _hides(position: Position) -> bool:
    """Return whether somebody has done in secret what others do not know yet."""
    record = position.record()
    return any(position.seen_by(seat).record() != record for seat in range(SEATS))


def _cause(moment: Moment, own: Judged | None, undone: set[tuple[int, int]]) -> Cause:
    match moment.turn.answers:
        case (Decision(seat, number), *_):
            return "decision" if own else "undone" if (seat, number) in undone else "forced"
        case (Undo(), *_):
            return "undo"
        case (Ended(), *_):
            return "ended"
    return "start"
