"""The throws at one table: reckoned while nobody waits in line for it, stored like any answer."""

from __future__ import annotations

import asyncio
from functools import partial

from warbones.concurrency.fair_queue import Clients
from warbones.core.rules.throw import Landing, Throw
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.retries import retried
from warbones.rooms.services import Throwers


class Throwing:
    """Lets the throws of a table happen that no referee answers."""

    def __init__(self, live: LiveMatch, throwers: Throwers, clients: Clients) -> None:
        """Let ``throwers`` reckon what is thrown, whenever ``live`` changes; ``clients()`` wait for it."""
        self._live, self._throwers, self._clients = live, throwers, clients
        self.task: asyncio.Task[None] | None = None
        live.signal.listen(self._look)

    @property
    def due(self) -> Throw | None:
        """The throw that is due, unless people throw themselves."""
        throw = self._live.match.throw
        return None if throw is None or throw.refereed else throw

    def _look(self) -> None:
        """Let the throw happen that is due."""
        if self._live.closed.is_set():
            self.stop()
        elif self.task is None and self.due and not self._live.is_busy:
            self.task = asyncio.create_task(self._throw_all())

    def stop(self) -> None:
        """Forget what is in the air."""
        if self.task:
            self.task.cancel()
        self.task = None

    async def _throw_all(self) -> None:
        try:
            await retried(self._throw_due, f"A throw at table {self._live.table}")
        finally:
            self.task = None

    async def _throw_due(self) -> None:
        while throw := self.due:
            await self._happen(throw)

    async def _happen(self, throw: Throw) -> None:
        """Reckon a throw and store what came of it."""
        match = self._live.match
        number = match.throws
        landing, flight = await self._throwers.throw(throw, match.throw_seed(), self._clients)
        await self._live.alone(partial(self._landed, number, landing, flight))

    async def _landed(self, number: int, landing: Landing, flight: bytes) -> None:
        match = self._live.match
        if self.due and match.throws == number:
            await self._live.play(match.land(landing, flight))
