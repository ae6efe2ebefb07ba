"""The bots at one table, thinking."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from warbones.server.bots import Bots
from warbones.server.messages import Act
from warbones.server.seating import players

if TYPE_CHECKING:
    from warbones.server.room import Room

logger = logging.getLogger(__name__)

RETRIES = (0.5, 2.0, 8.0, 30.0)
"""Seconds that a bot's seat waits after each failure of its bot."""


class Thinking:
    """Has the bots of a table answer what is due of them."""

    def __init__(self, room: Room, bots: Bots) -> None:
        """Let ``bots`` play at ``room``; nothing is thought before `wake`."""
        self._room, self._bots = room, bots
        self.tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let every bot think whose decision is due."""
        for seat in self._room.match.to_act & players(self._room.stored).keys() - self.tasks.keys():
            if not self._room.closed.is_set():
                self.tasks[seat] = asyncio.create_task(self._think(seat))

    def stop(self) -> None:
        """Forget whatever is being thought."""
        for task in self.tasks.values():
            task.cancel()
        self.tasks = {}

    async def _think(self, seat: int) -> None:
        try:
            for wait in (*RETRIES, None):
                if await self._decided(seat) or wait is None:
                    return
                await asyncio.sleep(wait)
        finally:
            if self.tasks.get(seat) is asyncio.current_task():
                del self.tasks[seat]

    def _is_at(self, seat: int, task: asyncio.Task[None] | None) -> bool:
        return self.tasks.get(seat) is task

    async def _decided(self, seat: int) -> bool:
        """Let the bot answer all that is due. Return whether it did; a failure is logged."""
        match, task = self._room.match, asyncio.current_task()
        planned: Sequence[str] = ()
        try:
            while seat in match.to_act and (bot := players(self._room.stored).get(seat)):
                number, seen = match.number(seat), match.position.seen_by(seat)
                legal = seen.legal(seat)
                if len(legal) == 1:
                    action = legal[0].text
                else:
                    action, *planned = planned or await self._bots.plan(seen, seat, bot, self._room.presence.anybody)
                await self._room.answer(
                    seat, Act(id="", number=number, action=action), partial(self._is_at, seat, task)
                )
        except Exception:  # whatever befalls a bot, its table stays open
            logger.exception("The bot on seat %d of table %s failed", seat, self._room.table)
            return False
        return True
