"""Connection limits within the number of file descriptors that the system allows."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from dataclasses import replace
from typing import Final

from warbones.server.visitor_limits import Limits

logger = logging.getLogger(__name__)

RESERVED: Final = 100
"""Descriptors for everything else: stores, pipes to worker processes, and connections that are turned away."""

CLUSTERED: Final = 3
"""Descriptors per connection in a cluster: it may be relayed to another server, which may relay one to this server."""

ADDRESSES: Final = 4
"""The smallest number of addresses that together can use up all connections."""


def descriptors() -> int | None:
    """Raise the process's limit of file descriptors as far as allowed; return it, or None if unknown."""
    if sys.platform == "win32":  # Windows has no such limit
        return None
    import resource  # noqa: PLC0415  # Windows has no such module

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems report a limit that they do not allow
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
        "The system lets this server open %s files, so it accepts %s connections (%s from one address) instead of %s. "
        "With systemd, LimitNOFILE=65536 in the unit raises the limit.",
        count,
        fit.all_connections,
        fit.connections,
        limits.all_connections,
    )
    return fit
