"""Undo: the decisions that can be taken back, never past a roll, a reveal or an automatic step."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from warbones.core.play.position import Position
from warbones.table.answers import Answer, Decision, Face, Landed, Undo, replay
from warbones.table.errors import NothingToUndo
from warbones.table.forced_moves import forced_action
from warbones.table.real_dice import Hands

NOTHING: Final = "refused-nothing-to-undo"

MOST_TYPED: Final = 8
"""The maximum number of typed-in answers of a seat that can be undone."""


@dataclass
class Takeback:
    """A decision that can be taken back: its number, the position before it, and others' secret answers ``since``.

    A ``forced`` one is taken back together with the choice before it. ``typed``: it is a typed-in answer instead.
    ``passed``: the seat has seen something happen since, so nothing more is added to ``since``.
    """

    number: int
    before: Position
    forced: bool = False
    typed: Literal["", "faces", "landed"] = ""
    since: list[Answer] = field(default_factory=list)
    passed: bool = False

    def position(self) -> Position:
        """Return the position as if the decision had never been made."""
        position = self.before.copy()
        replay(position, self.since)
        return position


class Takebacks:
    """Each seat's decisions that can be taken back, the newest last.

    Events that a seat cannot see do not change its list, so that the possible undos reveal no secrets.
    """

    def __init__(self, seats: int) -> None:
        """Start with nothing to take back."""
        self._open: list[list[Takeback]] = [[] for _ in range(seats)]
        self._typed: list[deque[Takeback]] = [deque(maxlen=MOST_TYPED) for _ in range(seats)]

    def any(self, seat: int) -> bool:
        """Return whether the seat's last decision can be taken back."""
        return any(not takeback.forced for takeback in self._open[seat])

    def newest(self, seat: int) -> Takeback:
        """Return the seat's last decision. Raises `NothingToUndo` if there is none."""
        if not self._open[seat]:
            raise NothingToUndo.saying(NOTHING)
        return self._open[seat][-1]

    def to_take_back(self, seat: int) -> Takeback:
        """Return the seat's last decision if any in its list was not forced. Raises `NothingToUndo`."""
        if not self.any(seat):
            raise NothingToUndo.saying(NOTHING)
        return self.newest(seat)

    def of(self, undo: Undo) -> Takeback:
        """Return the decision that a stored ``undo`` takes back. Raises `NothingToUndo`."""
        if not undo.typed:
            return self.newest(undo.seat)
        newest = self._typed[undo.seat][-1] if self._typed[undo.seat] else None
        if newest is None or (newest.typed, newest.number) != (undo.typed, undo.number):
            raise NothingToUndo.saying(NOTHING)
        return newest

    def note(self, answers: Sequence[Answer], before: Position, after: Position, hands: Hands) -> None:
        """Record a turn that led from ``before`` to ``after``.

        Typed-in answers can still be taken back after turns of bots, whose seats are not in ``hands``.
        """
        first = answers[0] if answers else None
        maker = _maker(first)
        for seat in range(len(self._open)):
            if maker != seat:
                self._age(seat, answers, before, after, by_bot=maker is not None and maker not in hands)
        if isinstance(first, Undo) and first.back is not None:
            self._clear()
        elif isinstance(first, Undo):
            self._forget(first)
        elif isinstance(first, Face | Landed) and first.by is not None:
            self._keep(first.by, Takeback(first.number, before, typed=_typed(first)))
        elif isinstance(first, Decision) and len(answers) == 1 and _is_plain(first, before, after):
            self._open[first.seat].append(Takeback(first.number, before, forced_action(before, first.seat) is not None))
        elif first is not None and first.seat is not None:
            self._open[first.seat].clear()

    def _clear(self) -> None:
        """Forget everything, since a whole turn was taken back."""
        for entries in (*self._open, *self._typed):
            entries.clear()

    def _keep(self, seat: int, slip: Takeback) -> None:
        """Add a typed-in answer. If an earlier entry is a decision, all earlier ones are dropped."""
        self._typed[seat].append(slip)
        decided = any(not each.typed for each in self._open[seat])
        self._open[seat] = [*([] if decided else self._open[seat]), slip][-MOST_TYPED:]

    def _forget(self, undo: Undo) -> None:
        """Remove a decision that was taken back."""
        taken, opened = self.of(undo), self._open[undo.seat]
        if opened and opened[-1] is taken:
            opened.pop()
        if undo.typed:
            self._typed[undo.seat].pop()

    def _age(self, seat: int, answers: Sequence[Answer], before: Position, after: Position, *, by_bot: bool) -> None:
        """Update the entries of ``seat`` after others' ``answers``."""
        opened = self._open[seat]
        kept = [each for each in {id(each): each for each in (*opened, *self._typed[seat])}.values() if not each.passed]
        if not (kept or opened):
            return
        unseen = _is_unseen(answers, before, after, seat)
        for takeback in kept:
            takeback.passed = not unseen
            takeback.since += answers if unseen else ()
        if not unseen and not (by_bot and all(each.typed for each in opened)):
            opened.clear()


def _maker(first: Answer | None) -> int | None:
    """Return the seat that made a turn: the one that typed in its first answer, or the seat of that answer."""
    if isinstance(first, Face | Landed) and first.by is not None:
        return first.by
    return None if first is None else first.seat


def _typed(first: Face | Landed) -> Literal["faces", "landed"]:
    return "faces" if isinstance(first, Face) else "landed"


def _is_unseen(answers: Sequence[Answer], before: Position, after: Position, seat: int) -> bool:
    """Return whether others' ``answers`` changed nothing that ``seat`` can see."""
    if any(isinstance(answer, Undo) or answer.seat is None for answer in answers):
        return False
    return before.events(seat) == after.events(seat) and _known(before, seat) == _known(after, seat)


def _known(position: Position, seat: int) -> tuple[Any, ...]:
    seen = position.shared_view(seat)
    return seen.record(), dict(seen.owed), position.over


def _is_plain(decision: Decision, before: Position, after: Position) -> bool:
    """Return whether a decision had no automatic consequences and revealed nothing to its seat."""
    if after.owed or after.over or after.followed:
        return False
    seat = decision.seat
    action = before.legal(seat).find(decision.action)
    return bool(_stepped(before.shared_view(seat), seat, action) == after.shared_view(seat).record())


def _stepped(position: Position, seat: int, action: int) -> Any:
    """Return the record after the action alone."""
    engine = position.game.engine
    return engine.plain(engine.take(engine.load(position.record()), seat, action, ()).state)
