"""The bots at one table, thinking."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from warbones.server.protocol.messages import Act
from warbones.server.rooms.live import LiveMatch
from warbones.server.rooms.seating import players
from warbones.server.workers.bots import Bots

logger = logging.getLogger(__name__)

RETRIES = (0.5, 2.0, 8.0, 30.0)
"""Seconds that a bot's seat waits after each failure of its bot."""


class Thinking:
    """Has the bots of a table answer what is due of them."""

    def __init__(self, live: LiveMatch, bots: Bots, urgent: Callable[[], bool]) -> None:
        """Let ``bots`` play whenever ``live`` changes; where ``urgent()``, somebody waits for them."""
        self._live, self._bots, self._urgent = live, bots, urgent
        self.tasks: dict[int, asyncio.Task[None]] = {}
        live.signal.listen(self._look)

    def _look(self) -> None:
        """Let every bot think whose decision is due, of what is not just being changed."""
        live = self._live
        if live.closed.is_set():
            self.stop()
        elif not live.is_busy:
            for seat in live.match.to_act & players(live.stored).keys() - self.tasks.keys():
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
        match, task = self._live.match, asyncio.current_task()
        planned: Sequence[str] = ()
        try:
            while seat in match.to_act and (bot := players(self._live.stored).get(seat)):
                number, seen = match.number(seat), match.position.seen_by(seat)
                legal = seen.legal(seat)
                if len(legal) == 1:
                    action = legal[0].text
                else:
                    action, *planned = planned or await self._bots.plan(seen, seat, bot, self._urgent)
                await self._live.answer(
                    seat, Act(id="", number=number, action=action), partial(self._is_at, seat, task)
                )
        except Exception:  # whatever befalls a bot, its table stays open
            logger.exception("The bot on seat %d of table %s failed", seat, self._live.table)
            return False
        return True
