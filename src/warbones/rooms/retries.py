"""What a table lets happen by itself is tried again where it fails: whatever befalls it, the table stays open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from warbones.rooms.storage.store import Moved

logger = logging.getLogger(__name__)

RETRIES: Final = (0.5, 2.0, 8.0, 30.0)
"""Seconds that are waited after each failure; there is no try after the last."""


async def retried(attempt: Callable[[], Awaitable[None]], what: str) -> None:
    """Let ``attempt`` happen, again after a while where it fails; each failure is logged as one of ``what``."""
    for wait in (*RETRIES, None):
        try:
            await attempt()
        except Moved:
            return  # whoever has the table now does it
        except Exception:  # of whatever kind: see above
            logger.exception("%s failed", what)
        else:
            return
        if wait is not None:
            await asyncio.sleep(wait)
