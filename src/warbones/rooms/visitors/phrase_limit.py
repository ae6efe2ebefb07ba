"""What people say, at a pace that bothers nobody."""

from __future__ import annotations

from collections import Counter
from typing import Final

from warbones.core.messages import msg
from warbones.rooms.errors import NotNow
from warbones.rooms.rate_limits import Turnstile

RATE: Final = 0.25
BURST: Final = 3
"""Remarks a second of one seat, and at once."""

MOST: Final = 200
"""Remarks of one seat in a match: each is kept for ever."""


class Speaking:
    """How much was said at one table."""

    def __init__(self) -> None:
        """Start in silence."""
        self._turnstile = Turnstile(RATE, BURST, msg("refused-said-at-once"))

    def must_be_slow(self, seat: int, said: Counter[int]) -> None:
        """Count a remark of ``seat``, which has ``said`` so many before. Raises `NotNow`."""
        if said[seat] >= MOST:
            raise NotNow.saying("refused-said-things-all-match", most=MOST)
        with self._turnstile.through(seat):
            return
