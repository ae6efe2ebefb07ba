"""The address at which other servers reach this one."""

from __future__ import annotations

import socket
from ipaddress import ip_address, ip_network
from typing import Final

import psutil

from warbones.core.errors import quoted
from warbones.server.network.public import BadAddress

HERE: Final = "127.0.0.1"

USAGE: Final = (
    "--internal takes the address at which other servers reach this one, such as 10.0.0.5 or 10.0.0.5:8018, or the "
    "network that it is in, such as 10.0.0.0/24"
)


def listen_inside(text: str = "") -> tuple[socket.socket, str]:
    """Return a socket that listens for other servers, and its address. Raises `BadAddress`.

    ``text`` has the form that `USAGE` describes; without it, only servers on this machine can connect.
    """
    host, _, port = text.rpartition(":") if text.count(":") == 1 else (text, "", "0")
    try:
        listening = socket.create_server((_own(host) if "/" in host else host or HERE, int(port)))
    except (OSError, ValueError) as error:
        raise BadAddress(f"{USAGE}: this server cannot listen at {quoted(text)} ({error}).") from error
    found, free = listening.getsockname()[:2]
    return listening, f"{host if host and '/' not in host else found}:{free}"


def _own(network: str) -> str:
    """Return this machine's address in a network. Raises `ValueError` or `BadAddress`."""
    wanted = ip_network(network)
    found: list[str] = [
        each.address for card in psutil.net_if_addrs().values() for each in card if each.family == socket.AF_INET
    ]
    own = next((address for address in found if ip_address(address) in wanted), None)
    if own is None:
        raise BadAddress(f"{USAGE}: this machine has no address in {quoted(network)}.")
    return own
