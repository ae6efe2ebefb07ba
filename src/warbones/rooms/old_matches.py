"""Regular removal of old matches."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from warbones.rooms.rooms import Rooms
from warbones.rooms.storage.store import StoreFailed

EVERY: Final = 3600.0
"""Seconds between two checks."""

logger = logging.getLogger(__name__)


async def tidied(rooms: Rooms, days: float) -> None:
    """Regularly remove matches without a move for ``days``, until cancelled."""
    while True:
        try:
            if gone := await rooms.forget(days):
                logger.info("Removed %d matches that nobody had played for %g days", gone, days)
        except StoreFailed as error:
            logger.warning("Old matches could not be removed: %s", error)
        await asyncio.sleep(EVERY)
