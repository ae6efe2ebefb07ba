"""Serving the table on this machine."""

from __future__ import annotations

import gc
import socket
import sys
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from warbones.core.errors import WarbonesError
from warbones.games import GAMES
from warbones.players.pool import BotPool
from warbones.server.app import create_app
from warbones.server.http.heads import Heads
from warbones.server.sockets.line import LONGEST
from warbones.server.sockets.patience import Impatient

PORT: Final = 8017
"""Where the table is served unless asked otherwise, or on one of the next few ports where this one is taken."""

TRIED: Final = 20

PING: Final = 20.0
"""Seconds between two questions whether a socket is there, and until it must have answered."""

UNREAD: Final = 60
"""Seconds until a connection is cut whose other side receives nothing of what was sent."""


HANDOVER: Final = 0.0002
"""Seconds after which the thread that plays lets the one that stores go on. At Python's 5 ms a turn waited long for
each of its statements once the server was busy."""

RUBBISH: Final = (700, 5, 2000)
"""How rarely Python looks for cycles: a look through 500 tables takes a quarter of a second, and finds little."""


class PortTaken(WarbonesError):
    """A port that another program uses, or an address that is not this machine's."""


class _Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address, self._open_browser = address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        sys.stdout.write(f"The table is open at {self._address}  (Ctrl+C closes it)\n")
        sys.stdout.flush()
        if self._open_browser:
            Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()  # some wait until it is closed


def serve(host: str = "127.0.0.1", port: int | None = None, data: Path | None = None, *, open_browser: bool) -> None:
    """Serve until interrupted. ``port`` None or 0 is a free one near 8017, ``data`` None the user's own data folder.

    Raises `PortTaken` or `StoreUnusable`.
    """
    sys.setswitchinterval(HANDOVER)
    gc.set_threshold(*RUBBISH)
    app = create_app(
        data or user_data_path("warbones", appauthor=False),
        BotPool(name for name, game in GAMES.items() if game.lobby.offered and game.ruleset.compiles),
    )
    with closing(listen(host, port)) as listening:
        address = _address(host, listening.getsockname()[1])
        server = _Server(configured(app), address, open_browser=open_browser)
        gc.freeze()  # what is here now stays
        with suppress(KeyboardInterrupt):
            server.run([listening])


def configured(app: Litestar) -> uvicorn.Config:
    """Return how ``app`` is served."""
    return uvicorn.Config(
        Heads(app),
        http=Impatient,
        ws="websockets-sansio",
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_max_size=16 * LONGEST,  # more than a message may have, so that one too long is refused in words
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on ``port``, or near `PORT` where that is None or 0. Raises `PortTaken`."""
    problem: OSError | None = None
    for each in (port,) if port else (*range(PORT, PORT + TRIED), 0):
        try:
            return _impatient(socket.create_server((host, each), family=_family(host)))
        except OSError as error:
            problem = error
    raise PortTaken(f"The table cannot be opened at {host}, port {port or PORT} ({problem}): choose another --port.")


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _impatient(listening: socket.socket) -> socket.socket:
    """Have the system, where it can, cut every connection whose other side stops receiving."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNREAD)
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  # shown, not bound to
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
