"""A clock that moves only when a test moves it."""

from __future__ import annotations

NOON = 1_800_000_000_000


class HandTime:
    """A server's time, moved by hand."""

    def __init__(self, now: int = NOON) -> None:
        self.lost = 0
        self._now = now
        self._outages: list[tuple[int, int]] = []

    def now(self) -> int:
        return self._now

    def down(self, since: int) -> int:
        return sum(max(0, end - max(begin, since)) for begin, end in self._outages)

    def lose(self, begin: int, end: int) -> None:
        self._outages.append((begin, end))
        self.lost += end - begin

    def beat(self) -> None:
        pass

    def go(self, seconds: float) -> None:
        """Let time pass."""
        self._now += int(1000 * seconds)

    def be_down(self, seconds: float) -> None:
        """Let time pass while no server runs, and record the outage."""
        begin = self._now
        self.go(seconds)
        self._outages.append((begin, self._now))
