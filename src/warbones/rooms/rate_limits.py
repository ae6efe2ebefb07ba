"""How fast one socket may send, and how often a seat may ask what takes its time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from warbones.core.messages import Msg
from warbones.rooms.errors import NotNow


class Pace:
    """A token bucket: ``burst`` messages at once, and ``rate`` a second after that."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with a full bucket. ``clock`` returns seconds."""
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._left: float = burst
        self._last = clock()

    def allows(self) -> bool:
        """Count one message; return whether it came slowly enough."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._last) * self.rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turnstile:
    """Lets each seat ask one thing at a time, and at a pace of its own."""

    def __init__(self, rate: float, burst: int, refusal: Msg) -> None:
        """Let ``burst`` questions of a seat through at once, and ``rate`` a second after that; else say ``refusal``."""
        self._rate, self._burst, self._refusal = rate, burst, refusal
        self._paces: dict[int, Pace] = {}
        self._inside: set[int] = set()

    @contextmanager
    def through(self, seat: int) -> Iterator[None]:
        """Keep others of the seat's questions out while one is answered. Raises `NotNow`."""
        pace = self._paces.setdefault(seat, Pace(self._rate, self._burst))
        if seat in self._inside or not pace.allows():
            raise NotNow.with_message(self._refusal)
        self._inside.add(seat)
        try:
            yield
        finally:
            self._inside.discard(seat)
