"""Listening sockets."""

from __future__ import annotations

import socket
from typing import Final

from warbones.core.errors import WarbonesError

HERE: Final = "127.0.0.1"
"""The default host: this machine only."""

PORT: Final = 8017
"""The default port. If it is taken, one of the next few is used."""

TRIED: Final = 20

UNREAD: Final = 60
"""Seconds without an acknowledgement after which a connection is closed."""


class PortTaken(WarbonesError):
    """A port that another program uses, or an address that is not this machine's."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on ``port``: any free one for 0, one near `PORT` for None. Raises `PortTaken`."""
    problem: OSError | None = None
    for each in (*range(PORT, PORT + TRIED), 0) if port is None else (port,):
        try:
            return _impatient(socket.create_server((host, each), family=_family(host)))
        except OSError as error:
            problem = error
    raise PortTaken.saying("sharing-port-taken", host=host, port=str(PORT if port is None else port), why=str(problem))


def address(host: str, port: int) -> str:
    """Return the URL of a port of ``host``, a name or an address."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _impatient(listening: socket.socket) -> socket.socket:
    """Let the system, if it can, close connections whose other side stops receiving."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNREAD)
    return listening
