"""The server's time: it never jumps while the server runs, and knows when no server ran.

Clocks of tables are reckoned in the machine's own time, so that what is stored of them means the same to the next
server. What lies between a server's last sign of life and its successor's first, and any pause of a running one, is
an outage, and no clock counts it. Signs of life and outages are kept in a file beside the matches.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

import msgspec

FILE: Final = "uptime.json"

SIGN: Final = 2000
"""Milliseconds between two signs of life that are kept: what players may be given too much after a crash."""

PAUSE: Final = 5000
"""Milliseconds without a beat after which the server was not running, whatever the reason: it was stopped, or stuck."""

KEPT: Final = 60 * 24 * 60 * 60 * 1000
"""Milliseconds after which an outage is forgotten: no clock runs for so long."""


class Timepiece(Protocol):
    """Tells the time in milliseconds since 1970, and what of it does not count."""

    @property
    def lost(self) -> int:
        """How many milliseconds did not count since this process began."""

    def now(self) -> int:
        """Return what time it is."""

    def down(self, since: int) -> int:
        """Return how many milliseconds after ``since`` did not count."""

    def lose(self, begin: int, end: int) -> None:
        """Let what lies between two moments not count."""

    def beat(self) -> None:
        """Be told that the server runs: about once a second."""


class _Kept(msgspec.Struct, frozen=True):
    alive: int
    outages: tuple[tuple[int, int], ...] = ()


class Uptime:
    """The time of a server that keeps its signs of life in a folder; where it cannot, it knows of no outage before."""

    def __init__(
        self,
        folder: Path,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin, and note since when no server ran. ``wall`` and ``steady`` return seconds."""
        self._file, self._steady = folder / FILE, steady
        self._wall, self._began = wall(), steady()
        kept = self._read()
        self.lost = 0
        self._outages = list(kept.outages)
        self._beaten = self._signed = self.now()
        if 0 < kept.alive < self._beaten:
            self._outages.append((kept.alive, self._beaten))
        self._sign()

    def now(self) -> int:
        """Return what time it is: the machine's own when the server began, and steady from then on."""
        return int(1000 * (self._wall + self._steady() - self._began))

    def down(self, since: int) -> int:
        """Return how many milliseconds after ``since`` did not count."""
        return sum(max(0, end - max(begin, since)) for begin, end in self._outages)

    def lose(self, begin: int, end: int) -> None:
        """Let what lies between two moments of this process not count."""
        self._outages.append((begin, end))
        self.lost += end - begin

    def beat(self) -> None:
        """Note that the server runs, and that it did not where the last beat is long ago."""
        now = self.now()
        if now - self._beaten > PAUSE:
            self.lose(self._beaten, now)
        self._beaten = now
        if now - self._signed >= SIGN:
            self._sign()

    def close(self) -> None:
        """Leave a last sign of life."""
        self._beaten = self.now()
        self._sign()

    def _read(self) -> _Kept:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=_Kept)
        except (OSError, msgspec.MsgspecError):
            return _Kept(0)

    def _sign(self) -> None:
        self._signed = self._beaten
        recent = tuple(outage for outage in self._outages if outage[1] > self._beaten - KEPT)
        new = self._file.with_suffix(".new")
        try:
            new.write_bytes(msgspec.json.encode(_Kept(self._beaten, recent)))
            new.replace(self._file)
        except OSError:
            return  # a full disk: the next sign may be kept, and until then an outage looks longer than it was
