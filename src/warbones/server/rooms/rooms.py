"""All tables: setting one up, finding it again, and which of them are in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import NamedTuple

from warbones.core.errors import WarbonesError
from warbones.server.protocol.messages import (
    Claim,
    SeatTicket,
    Standing,
    TableRequest,
    TableRow,
    Tables,
    TableTicket,
    Token,
)
from warbones.server.rooms.keys import new_table, new_token
from warbones.server.rooms.live import LiveMatch
from warbones.server.rooms.moving import carry, claim
from warbones.server.rooms.presence import row, standing
from warbones.server.rooms.room import Room
from warbones.server.rooms.seating import given_away, seat_of_key
from warbones.server.rooms.setting_up import asked, match_of, next_seat, swapped, ticket
from warbones.server.rooms.showing import fold
from warbones.server.rooms.stands import stands_of
from warbones.server.store.storage import Store, StoredMatch, StoreFailed
from warbones.server.workers.bots import Bots
from warbones.server.workers.throwers import Throwers
from warbones.table.answers import Turn

logger = logging.getLogger(__name__)

KEPT = 64
"""Tables that stay in memory while nobody sits at them."""

SHOWN = 40
"""Listed tables that are shown: fewer than are kept, so that showing them reads none of them twice."""

RESUMED = 8
"""Tables that go on at once after a restart."""

RECENT = 2
"""A bot goes on after a restart, and a table is listed, where somebody played within so many days."""


class _Place:
    """A table in memory, or on its way there, and how many hold on to it."""

    def __init__(self, opening: asyncio.Task[Room]) -> None:
        self.opening = opening
        self.guests = 0

    @property
    def is_usable(self) -> bool:
        if not self.opening.done():
            return True
        return self.opening.exception() is None and not self.opening.result().live.closed.is_set()

    @property
    def is_idle(self) -> bool:
        return not self.guests and self.opening.done() and (not self.is_usable or self.opening.result().is_idle)


class Census(NamedTuple):
    """How many tables are in memory and visited, and how many sockets play and watch there."""

    in_memory: int
    visited: int
    playing: int
    watching: int


class Rooms:
    """The tables of one server."""

    def __init__(self, store: Store, bots: Bots) -> None:
        """Keep matches in ``store``, and have ``bots`` play the bots' seats."""
        self._store, self._bots, self.throwers = store, bots, Throwers()
        self._places: dict[str, _Place] = {}
        self._unreadable: set[str] = set()

    async def create(self, request: TableRequest) -> TableTicket:
        """Set up a table. Raises `UnknownGame`, `UnknownOption`, `BadRequest`, `NoSuchBot` or `StoreFailed`."""
        stored, tokens = asked(request)
        table = await self._set_up(stored)
        return ticket(table, stored, {seat: token for seat, token in enumerate(tokens) if token})

    async def _set_up(self, stored: StoredMatch) -> str:
        match, table = match_of(stored), new_table()
        opening = None if match.waits else match.open()
        await self._store.create(table, stored, opening.turn if opening else None, stands_of(match, opening))
        logger.info("A table was set up", extra={"table": table, "game": stored.game})
        return table

    async def _set_up_again(self, before: StoredMatch) -> dict[int, TableTicket]:
        """Set up a rematch; return the new ticket of whoever sat on each seat."""
        stored, tokens = swapped(before)
        table, seats = await self._set_up(stored), len(tokens)
        moved = {seat: next_seat(seat, seats) for seat in range(seats)}
        return {
            seat: ticket(table, stored, {place: token}) for seat, place in moved.items() if (token := tokens[place])
        }

    async def sit(self, table: str, seat: int, *, brings: bool = False) -> TableTicket:
        """Give a free seat of a listed table to whoever asks. Raises `NotFree`, `UnknownTable` or `OldRules`."""
        async with self.enter(table) as room:
            token = new_token()
            await room.live.alone(lambda: room.live.reseat(given_away(room.live.stored, seat, token, brings=brings)))
            return ticket(table, room.live.stored, {seat: token})

    async def claim(self, table: str, asked: Claim) -> TableTicket:
        """Give the seat of a link to the browser that made the claim's secret. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            seat = await claim(room, asked)
            return ticket(table, room.live.stored, {seat: asked.secret})

    async def carry(self, table: str, token: Token) -> SeatTicket:
        """Return a link's ticket that carries the seat of ``token`` to another device. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            return await carry(room, token)

    async def check(self) -> None:
        """Return once the store has answered. Raises `StoreFailed`."""
        await self._store.listed(RECENT, 1)

    async def listed(self) -> Tables:
        """Return the listed tables that wait for somebody, and those in play."""
        listed = [table for table in await self._store.listed(RECENT, SHOWN) if table not in self._unreadable]
        found = [await self._row(table) for table in listed]
        shown = [each for each in found if each]
        waiting = tuple(each for each in shown if each.free)
        return Tables(open=waiting, running=tuple(each for each in shown if not each.free))

    async def _row(self, table: str) -> TableRow | None:
        try:
            async with self.enter(table) as room:
                return row(room)
        except WarbonesError as error:
            logger.warning("Table %s is not listed: %s", table, error)
            self._unreadable.add(table)
            return None

    async def standing(self, table: str, tokens: Collection[str]) -> Standing:
        """Return how a table stands for the seats of ``tokens``. Raises `UnknownTable`, `OldRules` or `WrongToken`."""
        stored, stands = await self._store.stands(table)
        seats = {seat_of_key(stored, token) for token in tokens}
        if stands is None:  # a match that was last played before this was noted
            async with self.enter(table) as room:
                stands = stands_of(room.live.match)
        return standing(stored, stands, seats)

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

    def census(self) -> Census:
        """Return how many are here now."""
        usable = [place for place in self._places.values() if place.is_usable]
        visits = [place.opening.result().visits for place in usable if place.opening.done()]
        return Census(
            in_memory=len(usable),
            visited=sum(each.anybody() for each in visits),
            playing=sum(each.playing for each in visits),
            watching=sum(each.watching for each in visits),
        )

    def _tidy(self) -> None:
        idle = [table for table, place in self._places.items() if place.is_idle]
        useless = {table for table in idle if not self._places[table].is_usable}
        useful = [table for table in idle if table not in useless]
        for table in {*useless, *useful[: max(0, len(useful) - KEPT)]}:
            del self._places[table]

    async def _restore(self, table: str) -> Room:
        """Fold a stored match, one turn at a time, so that no other table is late for it."""
        stored, turns = await self._store.load(table)
        live = LiveMatch(table, stored, match_of(stored), self._store)
        live.show_waiting()
        for turn in turns:
            fold(live.fold, turn)
            await asyncio.sleep(0)
        logger.info("A table was read from what is stored", extra={"table": table, "game": stored.game})
        return Room(live, self._bots, self.throwers, self._set_up_again)

    async def stored(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and its turns as they are stored. Raises `UnknownTable` or `StoreFailed`."""
        return await self._store.load(table)

    async def resume(self) -> None:
        """Let what goes on by itself go on at every table where somebody played lately."""
        places = asyncio.Semaphore(RESUMED)
        async with asyncio.TaskGroup() as going:
            for table in await self._store.unfinished(RECENT):
                await places.acquire()
                going.create_task(self._resumed(table)).add_done_callback(lambda _: places.release())

    async def _resumed(self, table: str) -> None:
        """Hold a table in memory until nothing goes on there by itself any more."""
        try:
            async with self.enter(table) as room:
                room.live.signal.give()
                await room.rest()
        except (WarbonesError, StoreFailed) as error:
            logger.warning("Table %s is not resumed: %s", table, error)

    def close(self) -> None:
        """Send everybody away."""
        for place in self._places.values():
            if place.opening.done() and place.is_usable:
                place.opening.result().live.close()
        self.throwers.close()
