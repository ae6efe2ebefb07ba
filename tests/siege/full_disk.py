"""A full disk for a server: its files may grow only so far."""

from __future__ import annotations

import resource
import signal

BYTES = 400_000


def limit() -> None:
    """Limit the files of this process to `BYTES`."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (BYTES, resource.RLIM_INFINITY))
