"""Turns of the bots at one table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from warbones.concurrency.fair_queue import Clients
from warbones.core.messages import Text
from warbones.protocol.messages import Act
from warbones.rooms.bots import STAND_IN, BotService, Misplayed
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.retries import with_retries


class BotTurns:
    """Lets the bots of a table make their moves."""

    def __init__(self, live: LiveMatch, bots: BotService, clients: Clients) -> None:
        """Let ``bots`` play whenever ``live`` changes, on behalf of ``clients()``."""
        self._live, self._bots, self._clients = live, bots, clients
        self.tasks: dict[int, asyncio.Task[None]] = {}
        live.signal.listen(self._look)

    def _look(self) -> None:
        """Start a search for each bot to move, unless the match is being changed."""
        live = self._live
        if live.closed.is_set():
            self.stop()
        elif not live.is_busy:
            for seat in live.match.to_act & live.stored.bots.keys() - self.tasks.keys():
                self.tasks[seat] = asyncio.create_task(self._think(seat))

    def stop(self) -> None:
        """Cancel all searches."""
        for task in self.tasks.values():
            task.cancel()
        self.tasks = {}

    async def _think(self, seat: int) -> None:
        try:
            await with_retries(partial(self._decide, seat), f"The bot on seat {seat} of table {self._live.table}")
        finally:
            if self.tasks.get(seat) is asyncio.current_task():
                del self.tasks[seat]

    def _is_at(self, seat: int, task: asyncio.Task[None] | None) -> bool:
        return self.tasks.get(seat) is task

    async def _decide(self, seat: int) -> None:
        """Let the bot decide as long as it is to move."""
        match, task = self._live.match, asyncio.current_task()
        planned: Sequence[str] = ()
        while seat in match.to_act and (bot := self._live.stored.seats[seat].player):
            number, seen = match.number(seat), match.position.seen_by(seat)
            legal = seen.legal(seat)
            if len(legal) == 1:
                action = legal[0].text
            else:
                try:
                    action, *planned = planned or await self._bots.plan(seen, seat, bot, self._clients)
                except Misplayed as wrong:
                    await self._live.alone(partial(self._play_on, seat, bot, wrong.text))
                    continue
            await self._live.answer(seat, Act(id="", number=number, action=action), partial(self._is_at, seat, task))

    async def _play_on(self, seat: int, bot: str, why: Text) -> None:
        """Replace a bot that failed, inside `LiveMatch.alone`."""
        stored = self._live.stored
        if stored.seats[seat].player == bot:
            await self._live.reseat(stored.with_seat(seat, stored.seats[seat].stood_in(STAND_IN, failed=why)))
