"""Retries of a table's background work: a failure does not close the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from warbones.rooms.storage.store import Moved

logger = logging.getLogger(__name__)

DELAYS: Final = (0.5, 2.0, 8.0, 30.0)
"""Seconds to wait after each failure. The work is given up after the last retry."""


async def with_retries(attempt: Callable[[], Awaitable[None]], what: str) -> None:
    """Run ``attempt`` until it succeeds or retries run out. ``what`` names the work in the log."""
    for wait in (*DELAYS, None):
        try:
            await attempt()
        except Moved:
            return  # left to the table's new server
        except Exception:
            logger.exception("%s failed", what)
        else:
            return
        if wait is not None:
            await asyncio.sleep(wait)
