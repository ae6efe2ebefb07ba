"""What a review has to find out about a match: what each decision cost, and what each position in between is worth.

Each question stands for itself, so that they can be answered one by one, in whichever process has time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from warbones.core.errors import WarbonesError
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.table.answers import Decision, Undo
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import game_of
from warbones.table.story import Moment, moments

SEATS: Final = 2
"""Seats of a match that is reviewed: what one wins the other loses."""


@dataclass(frozen=True)
class Verdict:
    """What a decision is worth to its seat: the ``best`` action (a number) and ``value``, the chosen one's ``cost``.

    ``error`` is the standard error of the difference, with how far a short look and a long one differ; ``mix`` is empty
    where nobody else chose at the same time.
    """

    best: int
    value: float
    cost: float
    error: float
    mix: tuple[tuple[int, float], ...] = ()


SEED: Final = 20_16
"""What the search's dice follow from: a match has one review."""

THOUGHTS: Final = 13
"""A review has so many times the thought of a table's own bot about a move, for as many decisions."""

EASED: Final = 0.2
"""What each decision more adds to that: in a long match all have less."""

START: Final = -1
"""The moment before the first."""


class NoReview(WarbonesError):
    """A match that cannot be reviewed."""

    @classmethod
    def of(cls, game: Parts) -> NoReview:
        """Return what there is to say of a game whose decisions cannot be judged."""
        return cls.saying("refused-no-reviews", game=game.title)


def must_be_reviewed(game: Parts) -> None:
    """Raise `NoReview` for a game whose decisions cannot be judged."""
    if not game.ruleset.compiles:
        raise NoReview.of(game)


@dataclass(frozen=True)
class Question:
    """What did ``action`` of ``seat``, which knew ``position``, cost at moment ``n``?

    ``seat`` None: what is the position worth after it to seat 0?
    """

    n: int
    position: Position
    seat: int | None = None
    action: str = ""


@dataclass(frozen=True)
class JudgeRequest:
    """A question as another process is asked it: the position written down, and the ``effort`` it is worth."""

    game: str
    written: dict[str, Any]
    seat: int | None
    action: str
    effort: int


class Inquiry:
    """A match with all that has to be asked about it."""

    def __init__(self, record: MatchRecord, factor: float = 1.0) -> None:
        """Play the match again; ask with ``factor`` times the usual effort. Raises `NoReview`, or as `moments`."""
        self.game = game_of(record)
        must_be_reviewed(self.game)
        self.moments = moments(record)
        self.undone = _undone(self.moments)
        self.hidden = [*(_hides(moment.position) for moment in self.moments[:-1]), False]
        """After which moments somebody has done in secret what others do not know yet; the end shows all."""
        choices = list(_choices(self.moments, self.undone))
        self._chosen = {choice.n for choice in choices}
        self.effort = effort_of(self.game.bots.simulations, len(choices), factor)
        blank = self.game.ruleset.blank(record.heading.options)
        start = Question(START, Position(self.game, self.game.engine.load(blank)))
        self.questions = (start, *sorted((*choices, *self._values()), key=lambda question: question.n))

    def _values(self) -> Iterator[Question]:
        """Yield what no decision tells: what a position is worth after which nobody has a choice, or takes one back."""
        for moment, hidden in zip(self.moments[:-1], self.hidden, strict=False):
            if not hidden and moment.n + 1 not in self._chosen:
                yield Question(moment.n, moment.position)

    def asked(self) -> list[JudgeRequest]:
        """Return the questions as other processes are asked them."""
        return [
            JudgeRequest(self.game.id, each.position.to_dict(), each.seat, each.action, self.effort)
            for each in self.questions
        ]


def effort_of(simulations: int, decisions: int, factor: float) -> int:
    """Return what each decision gets where a bot of the table has ``simulations`` for a move; less in long matches."""
    share = min(1.0, (THOUGHTS + EASED * max(0, decisions - THOUGHTS)) / max(1, decisions))
    return max(16, round(simulations * share * factor))


def _choices(found: Sequence[Moment], undone: set[tuple[int, int]]) -> Iterator[Question]:
    """Yield the decisions that had a choice and were not taken back."""
    for before, moment in pairwise(found):
        match moment.turn.answers:
            case (Decision(seat, number, action), *_) if (seat, number) not in undone:
                if len(before.position.legal(seat)) > 1:
                    yield Question(moment.n, before.position.seen_by(seat), seat, action)


def _undone(found: Sequence[Moment]) -> set[tuple[int, int]]:
    answers = [answer for moment in found for answer in moment.turn.answers]
    return {(answer.seat, answer.number) for answer in answers if isinstance(answer, Undo) and not answer.typed}


def _hides(position: Position) -> bool:
    """Return whether somebody has done in secret what others do not know yet."""
    record = position.record()
    return any(position.seen_by(seat).record() != record for seat in range(SEATS))
