"""What the terminal says of how the tables can be reached."""

from __future__ import annotations

from typing import Final, TextIO

from warbones.server.network.network import Network
from warbones.server.network.qr import in_terminal

SHADES: Final = "█▀▄"


def tell_open(network: Network) -> str:
    """Return where the tables are open, for who started them."""
    return f"The table is open at {network.address}  (Ctrl+C closes it)\n"


def tell_beyond(network: Network, out: TextIO) -> str:
    """Return where others open the tables, with a QR code where ``out`` is a terminal that shows one; "" if nowhere."""
    addresses = network.beyond("localhost")
    if not addresses:
        return ""
    said = f"Others open it at {addresses[0]}\n"
    if out.isatty() and _can_show(out):
        said += f"\n{in_terminal(addresses[0])}\n"
    if addresses[1:]:
        said += f"or, if that does not open there, at {' or '.join(addresses[1:])}\n"
    if network.home and network.home.is_open:
        said += f"Everybody in this network can open the tables. {network.home.advice}\n"
    return said


def _can_show(out: TextIO) -> bool:
    try:
        SHADES.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
