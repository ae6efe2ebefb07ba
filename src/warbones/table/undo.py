"""Which decisions can still be taken back: never past a roll, a reveal or what follows by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from warbones.core.play.position import Position
from warbones.table.answers import Answer, Decision, Undo, replay
from warbones.table.errors import NothingToUndo
from warbones.table.lone import lone

NOTHING: Final = (
    "Only your own last decision can be taken back, and only until a die was rolled for it, something was revealed or "
    "the game went on."
)


@dataclass
class Takeback:
    """A decision that can be taken back: its number, the position before it, and what others did since in secret.

    One that was made by itself (``lone``) is taken back on the way to one that was not.
    """

    number: int
    before: Position
    lone: bool = False
    since: list[Answer] = field(default_factory=list)

    def position(self) -> Position:
        """Return the position as if the decision had never been."""
        position = self.before.copy()
        replay(position, self.since)
        return position


class Takebacks:
    """Every seat's decisions that can be taken back, the newest last.

    What a seat cannot see takes none of its own away, so that nothing hidden shows in what it may still undo.
    """

    def __init__(self, seats: int) -> None:
        """Start with nothing to take back."""
        self._open: list[list[Takeback]] = [[] for _ in range(seats)]

    def any(self, seat: int) -> bool:
        """Return whether the seat's last decision can be taken back."""
        return any(not takeback.lone for takeback in self._open[seat])

    def newest(self, seat: int) -> Takeback:
        """Return the seat's last decision, to be taken back. Raises `NothingToUndo` where there is none."""
        if not self._open[seat]:
            raise NothingToUndo(NOTHING)
        return self._open[seat][-1]

    def to_take_back(self, seat: int) -> Takeback:
        """Return the same where the seat made one itself. Raises `NothingToUndo`."""
        if not self.any(seat):
            raise NothingToUndo(NOTHING)
        return self.newest(seat)

    def note(self, answers: Sequence[Answer], before: Position, after: Position) -> None:
        """Take account of a turn that led from ``before`` to ``after``."""
        first = answers[0] if answers else None
        for seat, takebacks in enumerate(self._open):
            if takebacks and (first is None or seat != first.seat):
                _age(takebacks, answers, _is_unseen(answers, before, after, seat))
        if isinstance(first, Undo):
            self._open[first.seat].pop()
        elif isinstance(first, Decision) and len(answers) == 1 and _is_plain(first, before, after):
            self._open[first.seat].append(Takeback(first.number, before, lone(before, first.seat) is not None))
        elif first is not None and first.seat is not None:
            self._open[first.seat].clear()


def _age(takebacks: list[Takeback], answers: Sequence[Answer], unseen: bool) -> None:
    if not unseen:
        takebacks.clear()
    for takeback in takebacks:
        takeback.since += answers


def _is_unseen(answers: Sequence[Answer], before: Position, after: Position, seat: int) -> bool:
    """Return whether others' ``answers`` changed nothing that ``seat`` knows."""
    if any(isinstance(answer, Undo) or answer.seat is None for answer in answers):
        return False
    return before.events(seat) == after.events(seat) and _known(before, seat) == _known(after, seat)


def _known(position: Position, seat: int) -> tuple[Any, ...]:
    seen = position.seen_by(seat)
    return seen.record(), dict(seen.owed), position.over


def _is_plain(decision: Decision, before: Position, after: Position) -> bool:
    """Return whether nothing follows from the decision by itself, and its seat learned nothing from it."""
    if after.owed or after.over:
        return False
    seat, action = decision.seat, before.legal(decision.seat).find(decision.action)
    return all(
        _stepped(earlier, seat, action) == later.record()
        for earlier, later in ((before, after), (before.seen_by(seat), after.seen_by(seat)))
    )


def _stepped(position: Position, seat: int, action: int) -> Any:
    """Return the record after the action alone."""
    engine = position.game.engine
    return engine.plain(engine.take(engine.load(position.record()), seat, action, ()).state)
