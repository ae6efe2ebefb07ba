"""The proposal that waits for consent at a table: to take a decision back, to draw, or to play the same again."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Literal

from msgspec.structs import replace

from warbones.protocol.messages import Proposal, Refusal
from warbones.rooms.errors import NotNow
from warbones.table.answers import Decision, Turn
from warbones.table.match import Match


class Proposals:
    """One proposal at a time. Numbers start anywhere, so that after a restart none means another proposal."""

    def __init__(self) -> None:
        """Start with none."""
        self.waiting: Proposal | None = None
        self.refused: Refusal | None = None
        self.intent = ""
        self._number = secrets.randbelow(1 << 48)

    def make(self, what: Literal["undo", "rematch", "draw"], seat: int, others: Collection[int], intent: str) -> None:
        """Propose something that ``others`` must agree to. Raises `NotNow`."""
        if self.waiting:
            raise NotNow.saying("refused-another-wish-waits-answer")
        self._number += 1
        self.refused = None
        self.intent = intent
        self.waiting = Proposal(number=self._number, what=what, seat=seat, waits_for=tuple(sorted(others)))

    def agree(self, seat: int) -> None:
        """Count the consent of ``seat``, if one is waited for."""
        if self.waiting:
            others = tuple(other for other in self.waiting.waits_for if other != seat)
            self.waiting = replace(self.waiting, waits_for=others)

    def refuse(self, seat: int) -> None:
        """End the proposal that waits: ``seat`` says no, or takes its own back."""
        wish = self.waiting
        if wish and wish.seat != seat:
            self.refused = Refusal(what=wish.what, seat=wish.seat, by=seat)
        self.end()

    def numbered(self, number: int) -> Proposal:
        """Return the proposal that waits, which must have this number. Raises `NotNow`."""
        if self.waiting is None or self.waiting.number != number:
            raise NotNow.saying("refused-wish-waits-no-more")
        return self.waiting

    def note(self, match: Match, turn: Turn) -> None:
        """End a proposal to undo or to draw once its seat goes on or nothing does, or can see that the game does.

        ``match`` stands after ``turn``. A refusal was read once its seat goes on.
        """
        waiting = self.waiting
        if self.refused and _goes_on(turn, self.refused.seat):
            self.refused = None
        if waiting is None or waiting.what == "rematch":
            return
        done = waiting.what == "undo" and not match.may_undo(waiting.seat)
        if _goes_on(turn, waiting.seat) or done or match.over:
            self.end()

    def end(self) -> None:
        """Forget the proposal."""
        self.waiting = None

    @property
    def is_granted(self) -> bool:
        """Whether everybody agrees to what is proposed."""
        return self.waiting is not None and not self.waiting.waits_for


def _goes_on(turn: Turn, seat: int) -> bool:
    return any(isinstance(answer, Decision) and answer.seat == seat for answer in turn.answers)
