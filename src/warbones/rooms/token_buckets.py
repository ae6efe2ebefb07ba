"""Rate limits for a socket's messages and for a seat's costly requests."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from warbones.core.messages import Msg
from warbones.rooms.errors import NotNow


class TokenBucket:
    """A token bucket: a ``burst`` of messages, and ``rate`` a second after that."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with a full bucket. ``clock`` returns seconds."""
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._left: float = burst
        self._last = clock()

    def allows(self) -> bool:
        """Count a message, and return whether it is within the limit."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._last) * self.rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SeatLimiter:
    """Allows each seat one request at a time, at a limited rate."""

    def __init__(self, rate: float, burst: int, refusal: Msg) -> None:
        """Allow each seat a ``burst`` of requests, then ``rate`` a second; refuse more with ``refusal``."""
        self._rate, self._burst, self._refusal = rate, burst, refusal
        self._paces: dict[int, TokenBucket] = {}
        self._inside: set[int] = set()

    @contextmanager
    def through(self, seat: int) -> Iterator[None]:
        """Refuse the seat's other requests while the context lasts. Raises `NotNow`."""
        pace = self._paces.setdefault(seat, TokenBucket(self._rate, self._burst))
        if seat in self._inside or not pace.allows():
            raise NotNow.with_message(self._refusal)
        self._inside.add(seat)
        try:
            yield
        finally:
            self._inside.discard(seat)
