"""The wish that waits for consent at a table: to take a decision back, or to play the same again."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Literal

from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.server.messages import Wish


class NotNow(WarbonesError):
    """Something that cannot be asked for now."""


class Wishes:
    """One wish at a time. Numbers start anywhere, so that after a restart none means another wish."""

    def __init__(self) -> None:
        """Start with no wish."""
        self.waiting: Wish | None = None
        self.intent = ""
        self._number = secrets.randbelow(1 << 48)

    def make(self, what: Literal["undo", "rematch", "draw"], seat: int, others: Collection[int], intent: str) -> None:
        """Wish for something that ``others`` must agree to. Raises `NotNow`."""
        if self.waiting:
            raise NotNow("Another wish waits for an answer at this table: settle that one first.")
        self._number += 1
        self.intent = intent
        self.waiting = Wish(number=self._number, what=what, seat=seat, waits_for=tuple(sorted(others)))

    def agree(self, seat: int) -> None:
        """Count the consent of ``seat``, if one is waited for."""
        if self.waiting:
            others = tuple(other for other in self.waiting.waits_for if other != seat)
            self.waiting = replace(self.waiting, waits_for=others)

    def numbered(self, number: int) -> Wish:
        """Return the wish that waits, which must have this number. Raises `NotNow`."""
        if self.waiting is None or self.waiting.number != number:
            raise NotNow("That wish does not wait any more.")
        return self.waiting

    def end(self) -> None:
        """Forget the wish."""
        self.waiting = None

    @property
    def is_granted(self) -> bool:
        """Whether everybody agrees to what is wished."""
        return self.waiting is not None and not self.waiting.waits_for
