"""A simulated full disk: a limit to the size of a server's files."""

from __future__ import annotations

import resource
import signal

BYTES = 400_000


def limit() -> None:
    """Limit each file of this process to `BYTES`."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (BYTES, resource.RLIM_INFINITY))
