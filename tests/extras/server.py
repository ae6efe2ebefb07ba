"""Runs a server until it has answered one request."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from signal import SIGINT, raise_signal
from threading import Thread
from time import sleep
from urllib.request import urlopen

from warbones.server.run import ServeOptions, serve

PORT = int(sys.argv[2])


def ask() -> None:
    try:
        for _ in range(600):
            with suppress(OSError), urlopen(f"http://127.0.0.1:{PORT}/api/health", timeout=2) as answer:
                print(answer.read().decode())
                break
            sleep(0.1)
    finally:
        raise_signal(SIGINT)


if __name__ == "__main__":
    Thread(target=ask, daemon=True).start()
    with suppress(KeyboardInterrupt):
        serve(ServeOptions(port=PORT, data=Path(sys.argv[1])))
