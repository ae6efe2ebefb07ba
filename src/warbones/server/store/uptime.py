"""A server's time: monotonic while the server runs, and aware of past outages.

Tables' clocks use wall time, so that a stored reading is valid for the next server. Heartbeats and outages are stored
in a file beside the matches, or in the database that several servers share
(`warbones.server.store.postgres.shared_time`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from warbones.rooms.steady_clock import LastRun, SignedClock

FILE: Final = "uptime.json"


def read_last_run(folder: Path) -> LastRun | None:
    """Return the last run recorded in a folder, or None if it cannot be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=LastRun)
    except (OSError, msgspec.MsgspecError):
        return None


def write_last_run(folder: Path, ran: LastRun) -> None:
    """Record a run in a folder, atomically. Raises `OSError`."""
    new = (folder / FILE).with_suffix(".new")
    new.write_bytes(msgspec.json.encode(ran))
    new.replace(folder / FILE)


class Uptime(SignedClock):
    """The time of a server that stores its heartbeats in a folder, if the folder is writable."""

    def __init__(
        self,
        folder: Path,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start, and record the outage since the last run. ``wall`` and ``steady`` return seconds."""
        self._folder = folder
        super().__init__(read_last_run(folder) or LastRun(0), self._write, wall, steady)

    def _write(self, ran: LastRun) -> None:
        with suppress(OSError):  # such as a full disk: until a later heartbeat is stored, an outage would seem longer
            write_last_run(self._folder, ran)
