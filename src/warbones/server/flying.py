"""Throws at a table: physics lets them fly off the event loop, unless a referee types in what came of them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from warbones.core.throw import Throw
from warbones.table.dice import HonestDice

if TYPE_CHECKING:
    from warbones.physics.service import Outcome
    from warbones.server.room import Room

logger = logging.getLogger(__name__)


class Flying:
    """Lets the throws of one table fly, one after the other."""

    def __init__(self, room: Room) -> None:
        """Watch over ``room``; nothing flies before `wake`."""
        self._room = room
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the throw fly that is due, if one is and no referee answers it."""
        if self._due() and self.task is None and not self._room.closed.is_set():
            self.task = asyncio.create_task(self._fly())

    def stop(self) -> None:
        """Forget a throw in the air: its seed stays the same, so it flies the same way again."""
        if self.task is not None:
            self.task.cancel()
        self.task = None

    def _due(self) -> Throw | None:
        throw = self._room.match.position.throw
        return None if throw is None or throw.refereed else throw

    async def _fly(self) -> None:
        try:
            while throw := self._due():
                number = self._room.match.throws
                outcome = await asyncio.to_thread(_outcome, throw, self._room.stored.secret or b"", number)
                await self._room.alone(partial(self._land, outcome, number))
        except Exception:  # whatever befalls a throw, its table stays open
            logger.exception("A throw at table %s failed", self._room.table)
        finally:
            self.task = None
        self._room.thinking.wake()

    async def _land(self, outcome: Outcome, number: int) -> None:
        match = self._room.match
        if match.position.throw and match.throws == number:
            await self._room.play(match.land(outcome.landing, outcome.flight))


def _outcome(throw: Throw, secret: bytes, number: int) -> Outcome:
    """Return what comes of a throw. Runs in a thread, where alone the physics engine is loaded."""
    from warbones.physics.service import throw_dice  # noqa: PLC0415  # brings the physics engine

    return throw_dice(throw, HonestDice(secret).seed(number))
