"""The throws at one table: reckoned while nobody waits in line for it, stored like any answer."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from warbones.core.throw import Landing, Throw
from warbones.server.thinking import RETRIES
from warbones.server.throwers import Throwers

if TYPE_CHECKING:
    from warbones.server.room import Room

logger = logging.getLogger(__name__)


class Throwing:
    """Lets the throws of a table happen that no referee answers."""

    def __init__(self, room: Room, throwers: Throwers) -> None:
        """Let ``throwers`` reckon what is thrown at ``room``; nothing is before `wake`."""
        self._room, self._throwers = room, throwers
        self.task: asyncio.Task[None] | None = None

    @property
    def due(self) -> Throw | None:
        """The throw that is due, unless people throw themselves."""
        throw = self._room.match.throw
        return None if throw is None or throw.refereed else throw

    def wake(self) -> None:
        """Let the throw happen that is due."""
        if self.task is None and self.due and not self._room.closed.is_set():
            self.task = asyncio.create_task(self._throw_all())

    def stop(self) -> None:
        """Forget what is in the air."""
        if self.task:
            self.task.cancel()
        self.task = None

    async def _throw_all(self) -> None:
        try:
            for wait in (*RETRIES, None):
                if await self._thrown():
                    break
                if wait is None:
                    return
                await asyncio.sleep(wait)
        finally:
            self.task = None
        self._room.wake()

    async def _thrown(self) -> bool:
        """Let all happen that is due. Return whether it did; a failure is logged."""
        try:
            while throw := self.due:
                await self._happen(throw)
        except Exception:  # whatever befalls a throw, its table stays open
            logger.exception("A throw at table %s failed", self._room.table)
            return False
        return True

    async def _happen(self, throw: Throw) -> None:
        """Reckon a throw and store what came of it."""
        match = self._room.match
        number = match.throws
        landing, flight = await self._throwers.throw(throw, match.throw_seed())
        await self._room.alone(partial(self._landed, number, landing, flight))

    async def _landed(self, number: int, landing: Landing, flight: bytes) -> None:
        match = self._room.match
        if self.due and match.throws == number:
            await self._room.play(match.land(landing, flight))
