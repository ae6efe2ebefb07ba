"""A steady clock that knows past outages, which no table's clock counts.

The time from a server's last heartbeat to its successor's first is an outage, and so is any pause of a running program.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

SIGN: Final = 2000
"""Milliseconds between stored heartbeats: a crash can give players no more time back than that."""

PAUSE: Final = 5000
"""Milliseconds without a heartbeat that count as an outage: the process was stopped, or stuck."""

KEPT: Final = 60 * 24 * 60 * 60 * 1000
"""Milliseconds after which an outage is forgotten: no clock runs for that long."""


Outages = tuple[tuple[int, int], ...]


class LastRun(msgspec.Struct, frozen=True):
    """The last heartbeat of a server, and the outages before it."""

    alive: int
    outages: Outages = ()


class SteadyClock:
    """A clock that runs steadily from a start time, with the outages that do not count."""

    def __init__(self, now: float, outages: Iterable[tuple[int, int]], steady: Callable[[], float]) -> None:
        """Start at ``now``, in milliseconds since 1970. ``steady`` is a monotonic clock in seconds."""
        self._wall, self._began, self._steady = now, steady(), steady
        self.lost = 0
        self._outages = list(outages)
        self._beaten = self.now()

    def now(self) -> int:
        """Return the time in milliseconds since 1970, monotonic."""
        return int(self._wall + 1000 * (self._steady() - self._began))

    def down(self, since: int) -> int:
        """Return the milliseconds of outages after ``since``."""
        return sum(max(0, end - max(begin, since)) for begin, end in self._outages)

    def lose(self, begin: int, end: int) -> None:
        """Add an outage between two times; overlaps with known outages count once."""
        new = [(begin, end)]
        for known, over in self._outages:
            cut = [part for one, other in new for part in ((one, min(other, known)), (max(one, over), other))]
            new = [(one, other) for one, other in cut if one < other]
        self._outages += new
        self.lost += sum(other - one for one, other in new)

    def beat(self) -> None:
        """Record a heartbeat, and an outage if the last one was long ago."""
        now = self.now()
        if now - self._beaten > PAUSE:
            self.lose(self._beaten, now)
        self._beaten = now


class SignedClock(SteadyClock):
    """A steady clock that stores its heartbeats, so that the next server knows the length of an outage."""

    def __init__(
        self,
        last: LastRun,
        sign: Callable[[LastRun], None],
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start, and record the outage since the run ``last``. ``wall`` and ``steady`` return seconds.

        ``sign`` stores a heartbeat. If the machine's clock was set back, time continues from the last heartbeat, and
        players get no used time back.
        """
        super().__init__(max(1000 * wall(), last.alive), last.outages, steady)
        self._store, self._signed = sign, self._beaten
        if 0 < last.alive < self._beaten:
            self._outages.append((last.alive, self._beaten))
        self._sign()

    def beat(self) -> None:
        """Record a heartbeat, and an outage if the last one was long ago."""
        super().beat()
        if self._beaten - self._signed >= SIGN:
            self._sign()

    def close(self) -> None:
        """Store a last heartbeat."""
        self._beaten = self.now()
        self._sign()

    def _sign(self) -> None:
        self._signed = self._beaten
        recent = tuple(outage for outage in self._outages if outage[1] > self._beaten - KEPT)
        self._store(LastRun(self._beaten, recent))
