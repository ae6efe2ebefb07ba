"""Why the server closes a socket at a table: the codes that its close frame carries (RFC 6455, section 7.4)."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """What a closed socket should make of it."""

    FAILED = 1011
    """The fault is the server's."""

    COME_BACK = 1012
    """The server stops, or reads the table again: come back after a moment."""

    REFUSED = 4403
    """The token opens nothing here; a ``refused`` before it says why."""

    LATE = 4408
    """The socket did not join, or did not receive, in time."""

    CARRIED = 4410
    """The seat was carried to another device."""

    CROWDED = 4429
    """The table, or the household, has as many sockets as it may."""
