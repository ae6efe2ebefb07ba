"""The proposal open at a table: an undo, a draw or a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Literal

from msgspec.structs import replace

from warbones.protocol.messages import DeclinedProposal, Proposal
from warbones.rooms.errors import NotNow
from warbones.table.answers import Decision, Turn
from warbones.table.match import Match


class Proposals:
    """At most one open proposal. Numbers start at random, so that none is used again after a restart."""

    def __init__(self) -> None:
        """Start without a proposal."""
        self.waiting: Proposal | None = None
        self.refused: DeclinedProposal | None = None
        self.intent = ""
        self._number = secrets.randbelow(1 << 48)

    def make(self, what: Literal["undo", "rematch", "draw"], seat: int, others: Collection[int], intent: str) -> None:
        """Open a proposal that ``others`` must agree to. Raises `NotNow`."""
        if self.waiting:
            raise NotNow.saying("refused-proposal-open")
        self._number += 1
        self.refused = None
        self.intent = intent
        self.waiting = Proposal(number=self._number, what=what, seat=seat, waits_for=tuple(sorted(others)))

    def agree(self, seat: int) -> None:
        """Record the consent of ``seat``, if the open proposal needs it."""
        if self.waiting:
            others = tuple(other for other in self.waiting.waits_for if other != seat)
            self.waiting = replace(self.waiting, waits_for=others)

    def refuse(self, seat: int) -> None:
        """End the open proposal: ``seat`` declines it, or withdraws its own."""
        wish = self.waiting
        if wish and wish.seat != seat:
            self.refused = DeclinedProposal(what=wish.what, seat=wish.seat, by=seat)
        self.end()

    def numbered(self, number: int) -> Proposal:
        """Return the open proposal, which must have this number. Raises `NotNow`."""
        if self.waiting is None or self.waiting.number != number:
            raise NotNow.saying("refused-proposal-closed")
        return self.waiting

    def note(self, match: Match, turn: Turn) -> None:
        """Drop a proposal that ``turn`` made obsolete; ``match`` is the match after it.

        An undo or a draw lapses when its seat plays on or the match is over; an undo lapses too once nothing can be
        undone any more. A declined proposal is dropped when its seat plays on.
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
        """Close the proposal."""
        self.waiting = None

    @property
    def is_granted(self) -> bool:
        """Whether everybody agrees to the proposal."""
        return self.waiting is not None and not self.waiting.waits_for


def _goes_on(turn: Turn, seat: int) -> bool:
    return any(isinstance(answer, Decision) and answer.seat == seat for answer in turn.answers)
