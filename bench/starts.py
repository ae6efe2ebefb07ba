"""Startup: compilation, and the first page."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from time import perf_counter, sleep
from urllib.error import URLError
from urllib.request import urlopen

FIRST_MOVE = """
import warbones
from warbones.players.bots import choose
from warbones.players.bot_names import bot_named
position = warbones.load("{game}").new(seed=1)
seat = min(position.to_act)
choose(position.seen_by(seat), seat, bot_named("search:1", position.game), 1)
"""
FIRST_BATCH = 'from warbones.lab.batch import simulate\nsimulate("{game}", 1, ["random", "random"])\n'


def python(code: str, cache: Path) -> float:
    """Return the seconds that a new process needs for ``code``, with ``cache`` as its compilation cache."""
    started = perf_counter()
    environment = os.environ | {"NUMBA_CACHE_DIR": str(cache)}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)  # noqa: S603  # our own code
    return perf_counter() - started


def first_page(data: Path) -> float:
    """Return the seconds from the start of ``warbones serve`` to its first page."""
    port = _free_port()
    arguments = ["-m", "warbones", "serve", "--port", str(port), "--data", str(data), "--no-browser"]
    started = perf_counter()
    with subprocess.Popen([sys.executable, *arguments], stdout=subprocess.DEVNULL) as server:  # noqa: S603  # ourselves
        try:
            _fetch(f"http://127.0.0.1:{port}/", server)
            return perf_counter() - started
        finally:
            server.terminate()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _fetch(address: str, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            with urlopen(address, timeout=10) as page:  # noqa: S310  # our own server
                page.read()
                return
        except URLError:
            sleep(0.01)
    raise RuntimeError("The server ended before it answered.")
