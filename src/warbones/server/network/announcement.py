"""The notices in the terminal on how to reach the tables."""

from __future__ import annotations

from typing import Final, TextIO

from warbones.core.view.reader import english
from warbones.server.network.network import Network
from warbones.server.network.qr import in_terminal

SHADES: Final = "█▀▄"


def open_notice(network: Network) -> str:
    """Return the notice for the person who started the server."""
    return f"The table is open at {network.address}  (Ctrl+C closes it)\n"


def sharing_notice(network: Network, out: TextIO) -> str:
    """Return the notice for other devices, with a QR code if ``out`` can show one; "" if they cannot connect."""
    addresses = network.beyond("localhost")
    if not addresses:
        return ""
    notice = f"Others open it at {addresses[0]}\n"
    if out.isatty() and _can_show(out):
        notice += f"\n{in_terminal(addresses[0])}\n"
    if addresses[1:]:
        notice += f"or, if that does not open there, at {' or '.join(addresses[1:])}\n"
    if network.home and network.home.is_open:
        notice += f"Everybody in this network can open the tables. {english(network.home.advice)}\n"
    return notice


def _can_show(out: TextIO) -> bool:
    try:
        SHADES.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
