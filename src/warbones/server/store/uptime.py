"""The server's time: it never jumps while the server runs, and knows when no server ran.

Clocks of tables are reckoned in the machine's own time, so that what is stored of them means the same to the next
server. What lies between a server's last sign of life and its successor's first, and any pause of a running one, is
an outage, and no clock counts it. Signs of life and outages are kept in a file beside the matches, or in the database
that several servers share (`warbones.server.store.shared_time`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "uptime.json"

SIGN: Final = 2000
"""Milliseconds between two signs of life that are kept: what players may be given too much after a crash."""

PAUSE: Final = 5000
"""Milliseconds without a beat after which the server was not running, whatever the reason: it was stopped, or stuck."""

KEPT: Final = 60 * 24 * 60 * 60 * 1000
"""Milliseconds after which an outage is forgotten: no clock runs for so long."""


Outages = tuple[tuple[int, int], ...]


class Ran(msgspec.Struct, frozen=True):
    """When a server last gave a sign of life, and when none ran before that."""

    alive: int
    outages: Outages = ()


def ran_in(folder: Path) -> Ran | None:
    """Return what a server noted in a folder; None where nothing can be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Ran)
    except (OSError, msgspec.MsgspecError):
        return None


def note_ran(folder: Path, ran: Ran) -> None:
    """Note that in a folder. Raises `OSError`, and then what was noted before is there."""
    new = (folder / FILE).with_suffix(".new")
    new.write_bytes(msgspec.json.encode(ran))
    new.replace(folder / FILE)


class Steady:
    """Time that goes on evenly from a moment, and what of it did not count: outages, told once each."""

    def __init__(self, now: float, outages: Iterable[tuple[int, int]], steady: Callable[[], float]) -> None:
        """Begin at ``now``, in milliseconds since 1970. ``steady`` returns seconds that never jump."""
        self._wall, self._began, self._steady = now, steady(), steady
        self.lost = 0
        self._outages = list(outages)
        self._beaten = self.now()

    def now(self) -> int:
        """Return what time it is: as it was when this began, and steady from then on."""
        return int(self._wall + 1000 * (self._steady() - self._began))

    def down(self, since: int) -> int:
        """Return how many milliseconds after ``since`` did not count."""
        return sum(max(0, end - max(begin, since)) for begin, end in self._outages)

    def lose(self, begin: int, end: int) -> None:
        """Let what lies between two moments of this process not count; what did not before is not lost twice."""
        new = [(begin, end)]
        for known, over in self._outages:
            cut = [part for one, other in new for part in ((one, min(other, known)), (max(one, over), other))]
            new = [(one, other) for one, other in cut if one < other]
        self._outages += new
        self.lost += sum(other - one for one, other in new)

    def beat(self) -> None:
        """Note that the server runs, and that it did not where the last beat is long ago."""
        now = self.now()
        if now - self._beaten > PAUSE:
            self.lose(self._beaten, now)
        self._beaten = now


class Uptime(Steady):
    """The time of a server that keeps its signs of life in a folder; where it cannot, it knows of no outage before."""

    def __init__(
        self,
        folder: Path,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin, and note since when no server ran. ``wall`` and ``steady`` return seconds.

        Where the machine's clock was set back, time goes on from the last sign of life: of what players had used
        until then, nothing comes back.
        """
        self._folder = folder
        kept = ran_in(folder) or Ran(0)
        super().__init__(max(1000 * wall(), kept.alive), kept.outages, steady)
        self._signed = self._beaten
        if 0 < kept.alive < self._beaten:
            self._outages.append((kept.alive, self._beaten))
        self._sign()

    def beat(self) -> None:
        """Note that the server runs, and that it did not where the last beat is long ago."""
        super().beat()
        if self._beaten - self._signed >= SIGN:
            self._sign()

    def close(self) -> None:
        """Leave a last sign of life."""
        self._beaten = self.now()
        self._sign()

    def _sign(self) -> None:
        self._signed = self._beaten
        recent = tuple(outage for outage in self._outages if outage[1] > self._beaten - KEPT)
        with suppress(OSError):  # a full disk: a later sign may be kept, and until then an outage looks longer
            note_ran(self._folder, Ran(self._beaten, recent))
