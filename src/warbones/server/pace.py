"""How fast one socket may send."""

from __future__ import annotations

import time
from collections.abc import Callable


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
