"""A server whose files may grow so far, as on a full disk: ``python -m tests.siege.limited DATA PORT``."""

from __future__ import annotations

import resource
import runpy
import signal

BYTES = 400_000

if __name__ == "__main__":
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (BYTES, resource.RLIM_INFINITY))
    runpy.run_module("tests.server.host", run_name="__main__")
