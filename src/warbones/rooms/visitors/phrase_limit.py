"""The limit on the phrases that a person may send."""

from __future__ import annotations

from collections import Counter
from typing import Final

from warbones.core.messages import msg
from warbones.rooms.errors import NotNow
from warbones.rooms.token_buckets import SeatLimiter

RATE: Final = 0.25
BURST: Final = 3
"""The rate of phrases from one seat, in phrases a second, and the largest burst."""

MOST_PHRASES: Final = 200
"""The maximum number of phrases from one seat in a match, since each is stored."""


class PhraseLimit:
    """Limits phrases at one table."""

    def __init__(self) -> None:
        """Start without phrases."""
        self._limiter = SeatLimiter(RATE, BURST, msg("refused-phrase-rate"))

    def must_be_slow(self, seat: int, sent: Counter[int]) -> None:
        """Count a phrase of ``seat``; ``sent`` counts the earlier ones of each seat. Raises `NotNow`."""
        if sent[seat] >= MOST_PHRASES:
            raise NotNow.saying("refused-phrase-limit", most=MOST_PHRASES)
        with self._limiter.through(seat):
            return
