"""The questions of a review: the cost of each decision, and the value of each position in between.

Each question stands alone, so that they can be answered one by one, in any process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from typing import Any, Final

from warbones.core.errors import WarbonesError
from warbones.core.play.lines import goes_on
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.review.review import label_for
from warbones.table.answers import Decision
from warbones.table.record import Heading, MatchRecord
from warbones.table.replay_frames import game_of
from warbones.table.story import Moment, moments
from warbones.table.whole_turns import undone_decisions

SEATS: Final = 2
"""The seats of a reviewed match, which is zero-sum."""


@dataclass(frozen=True)
class Verdict:
    """A decision's ``best`` action (a number) with its ``value`` to the seat, and the ``cost`` of the chosen one.

    ``error`` is the standard error of the cost, with the difference between a short search and a long one. ``mix`` is
    empty unless the others chose at the same time. ``held``: a search `AGAIN` times as long has confirmed it, and found
    what the seat does right after the best action (``then``).
    """

    best: int
    value: float
    cost: float
    error: float
    mix: tuple[tuple[int, float], ...] = ()
    held: bool = False
    then: tuple[str, ...] = ()


SEED: Final = 20_16
"""The seed of the searches, fixed so that a match has one review."""

SEARCHES: Final = 13
"""The effort of a review in searches of a table's bot, each for one decision."""

EASED: Final = 0.2
"""The searches added for each further decision: in a long match each gets less."""

AGAIN: Final = 20
"""The factor of effort with which a mistake is judged again before a better move is named."""

MOST_AGAIN: Final = 10
"""The maximum number of mistakes of a match that are judged again, the costliest first; others are not told."""

START: Final = -1
"""The number of the moment before the first."""


class NoReview(WarbonesError):
    """A match that cannot be reviewed."""

    @classmethod
    def of(cls, game: Parts) -> NoReview:
        """Return the error for a game whose decisions cannot be judged."""
        return cls.saying("refused-no-reviews" if game.ruleset.throws else "refused-no-reviews-plain", game=game.title)


def must_be_reviewed(game: Parts) -> None:
    """Raise `NoReview` for a game whose decisions cannot be judged."""
    if not game.ruleset.compiles:
        raise NoReview.of(game)


@dataclass(frozen=True)
class Question:
    """A question about moment ``n``: the cost of ``action`` by ``seat``, which knew ``position``.

    With ``seat`` None it asks for the position's value to seat 0.
    """

    n: int
    position: Position
    seat: int | None = None
    action: str = ""


@dataclass(frozen=True)
class JudgeRequest:
    """A question as sent to another process: the encoded position, and the ``effort`` to spend.

    ``again``: the action was judged a mistake, and is judged once more by a search `AGAIN` times as long.
    """

    game: str
    written: dict[str, Any]
    seat: int | None
    action: str
    effort: int
    again: bool = False


class Inquiry:
    """A match with the questions of its review."""

    def __init__(self, record: MatchRecord, factor: float = 1.0) -> None:
        """Replay the match, and ask with ``factor`` times the usual effort. Raises `NoReview`, or as `moments` does."""
        self.game = game_of(record)
        must_be_reviewed(self.game)
        self.moments = moments(record)
        self.undone = undone_decisions(chain.from_iterable(turn.answers for turn in record.turns))
        self.hidden = [*(_hides(moment.position) for moment in self.moments[:-1]), False]
        """Whether each moment leaves something secret from others; the end reveals everything."""
        choices = list(_choices(self.moments, self.undone))
        self._chosen = {choice.n for choice in choices}
        self.effort = effort_of(self.game.simulations, len(choices), factor)
        start = Question(START, self._start(record.heading))
        self.questions = (start, *sorted((*choices, *self._values()), key=lambda question: question.n))

    def _start(self, heading: Heading) -> Position:
        """Return the position before any die of the match."""
        if heading.origin:
            return self.game.from_dict(heading.origin.position)
        return Position(self.game, self.game.engine.load(self.game.ruleset.blank(heading.options)))

    def followed(self, n: int, seat: int) -> tuple[str, ...]:
        """Return the decisions by which ``seat`` completed the action that it had begun at moment ``n``."""
        actions: list[str] = []
        for before, moment in pairwise(self.moments[n:]):
            match moment.turn.answers:
                case (Decision(mover, number, action), *_) if mover == seat and (seat, number) not in self.undone:
                    if before.rolled or not goes_on(before.position, seat):
                        break
                    actions.append(action)
                case _:
                    break
        return tuple(actions)

    def _values(self) -> Iterator[Question]:
        """Yield questions for the positions that no judged decision follows."""
        for moment, hidden in zip(self.moments[:-1], self.hidden, strict=False):
            if not hidden and moment.n + 1 not in self._chosen:
                yield Question(moment.n, moment.position)

    def asked(self) -> list[JudgeRequest]:
        """Return the questions for other processes."""
        return [
            JudgeRequest(self.game.id, each.position.to_dict(), each.seat, each.action, self.effort)
            for each in self.questions
        ]

    def asked_again(self, verdicts: Sequence[Verdict]) -> dict[int, JudgeRequest]:
        """Return the questions about the costliest mistakes with more effort, by their number among all questions."""
        costliest = sorted(mistaken(verdicts), key=lambda n: -verdicts[n].cost)[:MOST_AGAIN]
        asked = self.asked()
        return {n: replace(asked[n], effort=AGAIN * self.effort, again=True) for n in sorted(costliest)}


def mistaken(verdicts: Sequence[Verdict]) -> list[int]:
    """Return the numbers of the verdicts whose cost would be a mistake."""
    return [n for n, each in enumerate(verdicts) if label_for(each.cost, each.error)]


def effort_of(simulations: int, decisions: int, factor: float) -> int:
    """Return the simulations for each decision, if a table's bot has ``simulations`` for a move."""
    share = min(1.0, (SEARCHES + EASED * max(0, decisions - SEARCHES)) / max(1, decisions))
    return max(16, round(simulations * share * factor))


def _choices(found: Sequence[Moment], undone: set[tuple[int, int]]) -> Iterator[Question]:
    """Yield questions for the decisions with a choice that were not taken back."""
    for before, moment in pairwise(found):
        match moment.turn.answers:
            case (Decision(seat, number, action), *_) if (seat, number) not in undone:
                if len(before.position.legal(seat)) > 1:
                    yield Question(moment.n, before.position.seen_by(seat), seat, action)


def _hides(position: Position) -> bool:
    """Return whether a seat knows something that another does not."""
    record = position.record()
    return any(position.seen_by(seat).record() != record for seat in range(SEATS))
