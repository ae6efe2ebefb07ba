"""The throws at one table, computed in the background and stored like any answer."""

from __future__ import annotations

import asyncio
from functools import partial

from warbones.concurrency.fair_queue import Clients
from warbones.core.rules.throw import Landing, Throw
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.retries import with_retries
from warbones.rooms.services import ThrowService


class ThrowRunner:
    """Computes a table's throws, unless people throw real dice."""

    def __init__(self, live: LiveMatch, throw_service: ThrowService, clients: Clients) -> None:
        """Let ``throw_service`` compute throws whenever ``live`` changes, on behalf of ``clients()``."""
        self._live, self._throw_service, self._clients = live, throw_service, clients
        self.task: asyncio.Task[None] | None = None
        live.signal.listen(self._look)

    @property
    def due(self) -> Throw | None:
        """The throw to compute, unless people throw real dice."""
        throw = self._live.match.throw
        return None if throw is None or throw.refereed else throw

    def _look(self) -> None:
        """Start the throw that is due."""
        if self._live.closed.is_set():
            self.stop()
        elif self.task is None and self.due and not self._live.is_busy:
            self.task = asyncio.create_task(self._throw_all())

    def stop(self) -> None:
        """Cancel a throw in progress."""
        if self.task:
            self.task.cancel()
        self.task = None

    async def _throw_all(self) -> None:
        try:
            await with_retries(self._throw_due, f"A throw at table {self._live.table}")
        finally:
            self.task = None

    async def _throw_due(self) -> None:
        while throw := self.due:
            await self._happen(throw)

    async def _happen(self, throw: Throw) -> None:
        """Compute a throw and store its landing."""
        match = self._live.match
        number = match.throws
        landing, flight = await self._throw_service.throw(throw, match.throw_seed(), self._clients)
        await self._live.alone(partial(self._landed, number, landing, flight))

    async def _landed(self, number: int, landing: Landing, flight: bytes) -> None:
        match = self._live.match
        if self.due and match.throws == number:
            await self._live.play(match.land(landing, flight))
