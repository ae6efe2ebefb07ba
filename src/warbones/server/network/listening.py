"""Sockets that listen."""

from __future__ import annotations

import socket
from typing import Final

from warbones.core.errors import WarbonesError

HERE: Final = "127.0.0.1"
"""Where the table is served unless asked otherwise: to this machine alone."""

PORT: Final = 8017
"""Where the table is served unless asked otherwise, or on one of the next few ports where this one is taken."""

TRIED: Final = 20

UNREAD: Final = 60
"""Seconds until a connection is cut whose other side receives nothing of what was sent."""


class PortTaken(WarbonesError):
    """A port that another program uses, or an address that is not this machine's."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on ``port``, or near `PORT` where that is None or 0. Raises `PortTaken`."""
    problem: OSError | None = None
    for each in (port,) if port else (*range(PORT, PORT + TRIED), 0):
        try:
            return _impatient(socket.create_server((host, each), family=_family(host)))
        except OSError as error:
            problem = error
    raise PortTaken(f"The table cannot be opened at {host}, port {port or PORT} ({problem}): choose another --port.")


def address(host: str, port: int) -> str:
    """Return what a browser opens to come to a port of ``host``, a name or an address."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _impatient(listening: socket.socket) -> socket.socket:
    """Have the system, where it can, cut every connection whose other side stops receiving."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * UNREAD)
    return listening
