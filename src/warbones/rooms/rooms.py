"""All tables: setting one up, finding it again, and which of them are in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from types import MappingProxyType

from msgspec.structs import replace

from warbones.club import plain_names
from warbones.core.errors import WarbonesError
from warbones.core.record.options import Value
from warbones.games import load
from warbones.protocol.messages import (
    Claim,
    PushRequest,
    SeatRequest,
    SeatTicket,
    Standing,
    TableRequest,
    TableRow,
    Tables,
    TableTicket,
    Token,
)
from warbones.rooms.background.match_ends import Listeners
from warbones.rooms.background.timers import Alarms
from warbones.rooms.bots import Bots
from warbones.rooms.finished.documents import fold
from warbones.rooms.match.clocks import LiveClocks
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.match.setup import asked, match_of, next_seat, swapped, ticket
from warbones.rooms.room import Room
from warbones.rooms.room_cache import MOST, Census, Places
from warbones.rooms.seats.assignment import given_away, seat_of_key, without_player
from warbones.rooms.seats.keys import new_table, new_token
from warbones.rooms.services import NameRules, NoPeers, Peers, Push, Throwers, Timepiece
from warbones.rooms.storage.health_check import StoreCheck
from warbones.rooms.storage.status import Stands, stands_of
from warbones.rooms.storage.store import Moved, Store, StoreFailed, UnknownTable
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.table_rows import row, standing
from warbones.table.answers import Turn
from warbones.table.clock import TimeControl
from warbones.table.errors import OldRules

logger = logging.getLogger(__name__)

SHOWN = 40
"""Listed tables that are shown: fewer than are kept, so that showing them reads none of them twice."""

PATIENCE = 5.0
AGAIN = 0.1
"""Seconds for which a table that changes hands is waited for, and between two looks."""

RESUMED = 8
"""Tables that go on at once after a restart."""

RECENT = 2
"""A bot goes on after a restart, and a table is listed, where somebody played within so many days."""


class Rooms:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        timepiece: Timepiece,
        throwers: Throwers,
        push: Push | None = None,
        most: int = MOST,
        *,
        usual: Mapping[str, Mapping[str, Value]] = MappingProxyType({}),
        listeners: Listeners | None = None,
        peers: Peers | None = None,
        names: NameRules = plain_names,
    ) -> None:
        """Keep matches in ``store``, ``most`` in memory, and have ``bots`` play the bots' seats.

        Clocks go by ``timepiece``; ``throwers`` reckon throws and odds; ``push`` calls people who are away. ``usual``
        is what each game's new tables are set to unless they say otherwise. ``listeners`` are told what becomes of
        tables, ``peers`` have others, and ``names`` says how people may be called.
        """
        self._push = push
        self._time, self._alarms = timepiece, Alarms(timepiece, self._ring)
        self._store, self._bots, self.throwers = store, bots, throwers
        self._check = StoreCheck(store)
        self.places = Places(self._restore, store.let_go, most)
        self._unreadable: set[str] = set()
        self._names = names
        self._usual, self._listeners, self._peers = usual, listeners or Listeners(), peers or NoPeers()

    async def create(self, request: TableRequest) -> TableTicket:
        """Set up a table. Raises `UnknownGame`, `UnknownOption`, `BadRequest`, `NoSuchBot` or `StoreFailed`."""
        stored, tokens = asked(replace(request, options=self._set_to(request.game, request.options)))
        table = await self._set_up(stored)
        return ticket(table, stored, {seat: token for seat, token in enumerate(tokens) if token})

    def _set_to(self, game: str, options: Mapping[str, Value]) -> dict[str, Value]:
        return {**self._usual.get(game, {}), **options}

    async def _set_up(self, stored: StoredMatch) -> str:
        match, table = match_of(stored), new_table()
        opening, clocks = None, None
        if not match.waits:
            opening, clocks = LiveClocks(stored, self._time).stamped(stored, match.open())
        stands = stands_of(match, opening, clocks, stored.begins)
        await self._store.create(table, stored, opening.turn if opening else None, stands)
        self._alarms.set(table, stands.due)
        logger.info("A table was set up", extra={"table": table, "game": stored.game})
        return table

    async def _set_up_again(self, old: str, before: StoredMatch) -> dict[int, TableTicket]:
        """Set up a rematch; return the new ticket of whoever sat on each seat."""
        stored, tokens = swapped(before)
        table, seats = await self._set_up(stored), len(tokens)
        moved = {seat: next_seat(seat, seats) for seat in range(seats)}
        await self._listeners.played_again(old, table, moved)
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
            seat = await room.claim(asked)
            return ticket(table, room.live.stored, {seat: asked.secret})

    async def carry(self, table: str, token: Token) -> SeatTicket:
        """Return a link's ticket that carries the seat of ``token`` to another device. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            return await room.carry(token)

    async def call(self, table: str, asked: PushRequest) -> None:
        """Have a browser called when its seat is asked something, or no more. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            await room.calling.ask(asked)

    async def check(self) -> None:
        """Return if the store could be written to lately. Raises `StoreFailed`."""
        await self._check.lately()

    async def listed(self) -> Tables:
        """Return the listed tables that wait for somebody, and those in play."""
        listed = [table for table in await self._store.listed(RECENT, SHOWN) if table not in self._unreadable]
        here = self.here(listed)
        here |= await self._peers.who_is_here([table for table in listed if table not in here])
        found = [await self._row(table, here.get(table, ())) for table in listed]
        shown = [each for each in found if each]
        waiting = tuple(each for each in shown if each.free)
        return Tables(open=waiting, running=tuple(each for each in shown if not each.free))

    async def table(self, table: str) -> TableRow:
        """Return a table's public summary. Raises `UnknownTable` or `OldRules`."""
        here = self.here([table]) or await self._peers.who_is_here([table])
        return await self._row_of(table, here.get(table, ()))

    async def _row_of(self, table: str, here: Collection[int]) -> TableRow:
        stored, stands = await self._store.stands(table)
        return row(table, stored, stands or await self._stands_now(table), here)

    async def _row(self, table: str, here: Collection[int]) -> TableRow | None:
        try:
            return await self._row_of(table, here)
        except WarbonesError as error:
            logger.warning("Table %s is not listed: %s", table, error)
            self._unreadable.add(table)
            return None

    async def standing(self, table: str, tokens: Collection[str]) -> Standing:
        """Return how a table stands for the seats of ``tokens``. Raises `UnknownTable`, `OldRules` or `WrongToken`."""
        stored, stands = await self._store.stands(table)
        seats = {seat_of_key(stored, token) for token in tokens}
        return standing(stored, stands or await self._stands_now(table), seats, self._time)

    async def _stands_now(self, table: str) -> Stands:
        """Return how a match stands that was last played before this was noted."""
        async with self.enter(table) as room:
            return stands_of(room.live.match, begins=room.live.stored.begins)

    def here(self, tables: Iterable[str]) -> dict[str, tuple[int, ...]]:
        """Return the seats at these tables whose people are connected here, where there are any."""
        rooms = {table: room for table in tables if (room := self.places.open(table))}
        return {table: tuple(sorted(room.visits.here)) for table, room in rooms.items() if room.visits.here}

    def enter(self, table: str) -> AbstractAsyncContextManager[Room]:
        """Hold a table in memory while the context lasts. Raises `UnknownTable`, `OldRules` or `Crowded`."""
        return self.places.enter(table)

    def census(self) -> Census:
        """Return how many are here now."""
        return self.places.census()

    async def _restore(self, table: str) -> Room:
        """Take a table and fold its match, one turn at a time, so that no other table is late for it."""
        await self._store.hold(table)
        stored, turns = await self._store.load(table)
        live = LiveMatch(table, stored, match_of(stored), self._store, self._time)
        live.show_waiting()
        for turn in turns:
            fold(live.fold, turn)
            await asyncio.sleep(0)
        logger.info("A table was read from what is stored", extra={"table": table, "game": stored.game})
        self._alarms.set(table, live.due)
        given = self._set_up_again, self._alarms.set, self._listeners.ended
        return Room(live, self._bots, self.throwers, *given, self._names, self._push)

    async def keep_time(self) -> None:
        """Let the time of tables run out, also of those that nobody opens, for ever."""
        await self._alarms.keep()

    async def _ring(self, table: str) -> None:
        """Let a table's time run out, where it has. Raises `StoreFailed`."""
        try:
            async with self.enter(table) as room:
                await room.timing.ring()
        except Moved:
            return  # it runs out there
        except (UnknownTable, OldRules) as error:
            logger.warning("Nobody's time runs at table %s: %s", table, error)

    async def bind(self, table: str, token: Token, bound: Callable[[LiveMatch, int], Awaitable[StoredMatch]]) -> Room:
        """Keep what ``bound`` makes of the seating for the seat of ``token``. Raises as that does, or `WrongToken`."""
        async with self.enter(table) as room:
            live = room.live

            async def change() -> None:
                seat = seat_of_key(live.stored, token)
                await live.reseat(await bound(live, seat))

            await live.alone(change)
            return room

    async def unname(self, table: str, seat: int) -> None:
        """Leave nothing at a table of the player who sat on ``seat``, whichever server has it. Raises `StoreFailed`."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await self.unname_here(table, seat)
            except Moved as moved:
                if moved.address and await self._peers.unname(moved.address, table, seat):
                    return None
                if asyncio.get_running_loop().time() > deadline:
                    raise
            await asyncio.sleep(AGAIN)

    async def unname_here(self, table: str, seat: int) -> None:
        """Do so where this server has the table, or takes it. Raises `StoreFailed`, as `Moved` where another has it."""
        with suppress(UnknownTable):  # removed meanwhile
            stored, _ = await self._store.stands(table)
            if without_player(stored, seat) != stored:
                await self._unname(table, seat)

    async def _unname(self, table: str, seat: int) -> None:
        try:
            async with self.enter(table) as room:
                await room.live.alone(lambda: room.live.reseat(without_player(room.live.stored, seat)))
        except UnknownTable:
            raise
        except WarbonesError:  # of rules that there are no more: nobody can open it
            await self._store.hold(table)
            stored, _ = await self._store.stands(table)
            await self._store.reseat(table, without_player(stored, seat))
            self._store.let_go(table)

    async def set_up_for(
        self, game: str, options: dict[str, Value], clock: TimeControl | None = None, wait: int = 0
    ) -> tuple[str, int]:
        """Set up a table whose seats are given away one by one (`seat_for`). Raises as `create` does.

        With a clock play begins ``wait`` milliseconds from now, whoever has come. Return its name, and when that is; 0:
        once all have come.
        """
        seats = tuple(SeatRequest(kind="friend") for _ in load(game).seated(options).names)
        asking = TableRequest(game=game, seats=seats, options=self._set_to(game, options), brings=True, clock=clock)
        stored, _ = asked(asking)
        begins = self._time.now() + wait if clock else None
        return await self._set_up(replace(stored, begins=begins)), begins or 0

    async def seat_for(self, table: str, seat: int, secret: Token) -> TableTicket:
        """Give a seat of such a table to whoever made ``secret``, also one that was theirs elsewhere.

        Raises `NotFree` where that opens another seat.
        """
        async with self.enter(table) as room:
            await room.give(seat, secret)
            return ticket(table, room.live.stored, {seat: secret})

    async def stands(self, table: str) -> tuple[StoredMatch, Stands | None]:
        """Return a match and how it stands as that is stored. Raises `UnknownTable` or `StoreFailed`."""
        return await self._store.stands(table)

    async def stored(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and its turns as they are stored. Raises `UnknownTable` or `StoreFailed`."""
        return await self._store.load(table)

    async def kept(self, table: str) -> tuple[str, StoredMatch, list[Turn]]:
        """Return the same with the table's name before it. Raises `UnknownTable` or `StoreFailed`."""
        return table, *await self.stored(table)

    async def resume(self) -> None:
        """Let what goes on by itself go on at every table where somebody played lately, and clocks run."""
        for table, due in await self._store.due():
            self._alarms.set(table, due)
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
        except Moved:
            return  # it goes on there
        except (WarbonesError, StoreFailed) as error:
            logger.warning("Table %s is not resumed: %s", table, error)

    async def forget(self, days: float) -> int:
        """Remove matches that nobody played at for ``days``, but those in memory; return how many."""
        return await self._store.forget(days, self.places)

    def leave(self, tables: Iterable[str]) -> None:
        """Send everybody away from these tables, which are somebody else's now; whoever comes back is handed on."""
        for table in tables:
            if room := self.places.open(table):
                room.live.close()

    def close(self) -> None:
        """Send everybody away."""
        self.leave(list(self.places))
        self.throwers.close()
