"""File descriptors: fits connection limits to what the system allows this process."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Final

from warbones.server.limits import Limits

logger = logging.getLogger(__name__)

RESERVED: Final = 100
"""Descriptors for all else: the matches, pipes to bots and to drawing, and connections that are turned away."""

CLUSTERED: Final = 3
"""Descriptors for a connection to one of several servers: it may be handed on, and another server's handed on here."""

ADDRESSES: Final = 4
"""Addresses that it takes to have all connections."""


def descriptors() -> int | None:
    """Raise the process's limit of file descriptors as far as allowed; return it, or None if unknown."""
    if sys.platform == "win32":  # which has no such limit
        return None
    import resource  # noqa: PLC0415  # it is not there either

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name a limit that they do not allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now != soft:
        logger.info("The limit of open files was raised from %s to %s.", soft, now)
    return None if now == resource.RLIM_INFINITY else now


def fitting(limits: Limits, count: int | None, *, clustered: bool = False) -> Limits:
    """Return ``limits`` with no more connections than ``count`` descriptors allow, and log it."""
    if count is None:
        return limits
    most = max(ADDRESSES, (count - RESERVED) // (CLUSTERED if clustered else 1))
    if most >= limits.all_connections:
        return limits
    fit = replace(
        limits,
        all_connections=most,
        all_sockets=min(limits.all_sockets, most),
        connections=min(limits.connections, most // ADDRESSES),
        sockets=min(limits.sockets, most // ADDRESSES),
    )
    logger.warning(
        "The system lets this server have %s files open, so that it takes %s connections (%s of one address), not %s. "
        "With systemd, LimitNOFILE=65536 in the unit raises that.",
        count,
        fit.all_connections,
        fit.connections,
        limits.all_connections,
    )
    return fit
