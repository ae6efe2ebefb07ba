"""Takebacks of whole turns, past dice and other seats' moves, for matches with one person."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from warbones.core.play.position import Position
from warbones.table.answers import Answer, Decision, Undo
from warbones.table.errors import NothingToUndo
from warbones.table.forced_moves import forced_action

NO_TURN: Final = "refused-no-turn-to-undo"

MOST_TURNS: Final = 24
"""The maximum number of turns, of all seats together, that can be taken back."""


@dataclass(frozen=True)
class TurnStart:
    """The start of a turn of ``seat``: its first decision, and the position after the first ``back`` answers."""

    seat: int
    number: int
    back: int
    before: Position


class TurnStarts:
    """The starts of the last turns of all seats, in order of play.

    A turn starts with a seat's first choice after another seat's choice. Forced moves and replies (`View.replies`)
    start no turn.
    """

    def __init__(self) -> None:
        """Start without turns."""
        self._starts: deque[TurnStart] = deque(maxlen=MOST_TURNS)

    def newest(self, seat: int) -> TurnStart | None:
        """Return the start of the seat's last turn."""
        return next((start for start in reversed(self._starts) if start.seat == seat), None)

    def to_take_back(self, seat: int) -> TurnStart:
        """Return the point from which the match goes on if ``seat`` takes its turn back. Raises `NothingToUndo`.

        Others' choices that were still secret then are taken back too: the seat may have seen them since.
        """
        newest = self.newest(seat)
        if newest is None:
            raise NothingToUndo.saying(NO_TURN)
        earlier = [start for start in self._starts if start.back <= newest.back]
        found = next((start for start in reversed(earlier) if not _hides(start.before, seat)), earlier[0])
        return TurnStart(seat, newest.number, found.back, found.before)

    def position(self, undo: Undo) -> Position:
        """Return the position after a stored ``undo`` of a whole turn. Raises `NothingToUndo`."""
        for start in self._starts:
            if start.back == undo.back:
                return start.before.copy()
        raise NothingToUndo.saying(NO_TURN)

    def note(self, first: Answer | None, before: Position, count: int) -> None:
        """Record a turn that ``first`` starts in ``before``, after ``count`` answers; or forget the turns it undoes."""
        if isinstance(first, Undo):
            self._forget(first)
        elif isinstance(first, Decision) and self._starts_turn(first, before) and _chooses(first, before):
            self._starts.append(TurnStart(first.seat, first.number, count, before))

    def _starts_turn(self, decision: Decision, before: Position) -> bool:
        """Return whether a decision follows one of another seat, or is the first of several made in secret."""
        follows = not self._starts or self._starts[-1].seat != decision.seat
        return follows or (len(before.to_act) > 1 and not any(_hides(before, seat) for seat in before.to_act))

    def _forget(self, undo: Undo) -> None:
        while self._starts and _is_undone(self._starts[-1], undo):
            self._starts.pop()


def _is_undone(start: TurnStart, undo: Undo) -> bool:
    if undo.back is not None:
        return start.back >= undo.back
    return not undo.typed and (start.seat, start.number) == (undo.seat, undo.number)


def _chooses(decision: Decision, before: Position) -> bool:
    is_reply = decision.action.partition(" ")[0] in before.game.view.replies
    return not is_reply and forced_action(before, decision.seat) is None


def _hides(position: Position, seat: int) -> bool:
    """Return whether other seats have made secret choices."""
    return bool(position.shared_view(seat).record() != position.record())


def undone_decisions(answers: Iterable[Answer]) -> set[tuple[int, int]]:
    """Return the seat and number of each decision that was taken back."""
    made, undone = list[Answer](), set[tuple[int, int]]()
    for answer in answers:
        if isinstance(answer, Undo) and answer.back is not None:
            undone |= {(each.seat, each.number) for each in made[answer.back :] if isinstance(each, Decision)}
        elif isinstance(answer, Undo) and not answer.typed:
            undone.add((answer.seat, answer.number))
        made.append(answer)
    return undone
