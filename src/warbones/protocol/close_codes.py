"""Codes with which the server closes a table's socket (RFC 6455, section 7.4)."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """The reason for closing a socket."""

    FAILED = 1011
    """An internal error of the server."""

    COME_BACK = 1012
    """The server stops or reloads the table: reconnect after a moment."""

    REFUSED = 4403
    """The token opens nothing here; a ``refused`` message before it says why."""

    LATE = 4408
    """The socket did not join, or did not receive, in time."""

    CARRIED = 4410
    """The seat was transferred to another device."""

    BLOCKED = 4423
    """The operator has blocked the client's address; a ``refused`` message before it says so."""

    CROWDED = 4429
    """The table or the client's address has too many sockets."""
