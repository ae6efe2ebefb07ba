"""All tables: setting one up, finding it again, and which of them are in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from warbones.core.errors import WarbonesError
from warbones.server.bots import Bots
from warbones.server.keys import new_table
from warbones.server.messages import SeatTicket, TableRequest, TableTicket
from warbones.server.room import Room
from warbones.server.setting_up import OldRules, asked, match_of
from warbones.server.storage import Store
from warbones.table.answers import Turn

logger = logging.getLogger(__name__)

KEPT = 32
"""Tables that stay in memory while nobody sits at them."""

RECENT = 2
"""A bot that owes a move goes on after a restart where somebody played within so many days."""


class _Place:
    """A table in memory, or on its way there, and how many hold on to it."""

    def __init__(self, opening: asyncio.Task[Room]) -> None:
        self.opening = opening
        self.guests = 0

    @property
    def is_usable(self) -> bool:
        if not self.opening.done():
            return True
        return self.opening.exception() is None and not self.opening.result().closed.is_set()

    @property
    def is_idle(self) -> bool:
        return not self.guests and self.opening.done() and (not self.is_usable or self.opening.result().is_idle)


class Rooms:
    """The tables of one server."""

    def __init__(self, store: Store, bots: Bots) -> None:
        """Keep matches in ``store``, and have ``bots`` play the bots' seats."""
        self._store, self._bots = store, bots
        self._places: dict[str, _Place] = {}

    async def create(self, request: TableRequest) -> TableTicket:
        """Set up a table. Raises `UnknownGame`, `UnknownOption`, `BadRequest` or `StoreFailed`."""
        stored, tokens = asked(request)
        match, table = match_of(stored), new_table()
        await self._store.create(table, stored, match.open().turn)
        seats = tuple(SeatTicket(seat=seat, token=token) for seat, token in enumerate(tokens) if token)
        return TableTicket(table=table, game=match.game.id, title=match.game.title, seats=seats)

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """Hold a table in memory while the context lasts. Raises `UnknownTable` or `OldRules`."""
        place = self._place(table)
        place.guests += 1
        try:
            yield await asyncio.shield(place.opening)
        finally:
            place.guests -= 1
            self._tidy()

    def _place(self, table: str) -> _Place:
        place = self._places.pop(table, None)
        if place is None or not place.is_usable:
            place = _Place(asyncio.create_task(self._restore(table)))
        self._places[table] = place  # the last used is the last to go
        return place

    def _tidy(self) -> None:
        idle = [table for table, place in self._places.items() if place.is_idle]
        useless = [table for table in idle if not self._places[table].is_usable]
        for table in {*useless, *idle[: max(0, len(self._places) - KEPT)]}:
            del self._places[table]

    async def _restore(self, table: str) -> Room:
        """Fold a stored match, one turn at a time, so that no other table is late for it."""
        stored, turns = await self._store.load(table)
        room = Room(table, stored, match_of(stored), self._store, self._bots)
        for turn in turns:
            _fold(room, turn)
            await asyncio.sleep(0)
        return room

    async def resume(self) -> None:
        """Let the bots go on at every table where somebody played lately."""
        for table in await self._store.unfinished(RECENT):
            try:
                async with self.enter(table) as room:
                    room.wake()
            except WarbonesError as error:
                logger.warning("Table %s is not resumed: %s", table, error)

    def close(self) -> None:
        """Send everybody away."""
        for place in self._places.values():
            if place.opening.done() and place.is_usable:
                place.opening.result().close()


def _fold(room: Room, turn: Turn) -> None:
    try:
        room.fold(turn)
    except WarbonesError as error:  # whose text may tell what is secret
        raise OldRules("This match was played under rules that this program does not have.") from error
