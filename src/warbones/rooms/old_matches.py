"""Old matches, removed as the operator says."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from warbones.rooms.rooms import Rooms
from warbones.rooms.storage.store import StoreFailed

EVERY: Final = 3600.0
"""Seconds between two looks."""

logger = logging.getLogger(__name__)


async def tidied(rooms: Rooms, days: float) -> None:
    """Remove, now and again, the matches that nobody played at for ``days``."""
    while True:
        try:
            if gone := await rooms.forget(days):
                logger.info("%d matches were removed that nobody played at for %g days", gone, days)
        except StoreFailed as error:
            logger.warning("Old matches could not be removed: %s", error)
        await asyncio.sleep(EVERY)
