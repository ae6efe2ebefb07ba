"""All tables of a server: creating, opening, listing and removing them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from types import MappingProxyType

from msgspec.structs import replace

from warbones.club import plain_names
from warbones.core.errors import WarbonesError
from warbones.core.record.options import Value
from warbones.protocol.mail_messages import SeatMail
from warbones.protocol.messages import (
    Claim,
    ContinueRequest,
    OwnStatus,
    PushRequest,
    SeatRequest,
    SeatTicket,
    TableRequest,
    TableRow,
    Tables,
    TableTicket,
    Token,
)
from warbones.rooms.background.match_ends import MatchListeners
from warbones.rooms.background.timers import Timers
from warbones.rooms.bots import BotService
from warbones.rooms.finished.documents import fold
from warbones.rooms.match.clocks import LiveClocks
from warbones.rooms.match.continuation import FoundMoment, match_continued
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.match.setup import Tokens, match_from, match_of, next_seat, rematch_of, ticket
from warbones.rooms.room import Room
from warbones.rooms.room_cache import MOST_TABLES, RoomCache, RoomCounts
from warbones.rooms.seats.assignment import seat_of_key, with_allowed_names, with_new_person, without_player
from warbones.rooms.seats.keys import new_table, new_token
from warbones.rooms.services import MailService, NameRules, NoPeers, Peers, PushService, ThrowService, Timepiece
from warbones.rooms.storage.health_check import StoreCheck
from warbones.rooms.storage.status import MatchStatus, status_of
from warbones.rooms.storage.store import Moved, Store, StoreFailed, UnknownTable
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.table_rows import status_for, table_row
from warbones.table.answers import Turn
from warbones.table.clock_kinds import TimeControl
from warbones.table.errors import OldRules

logger = logging.getLogger(__name__)

SHOWN = 40
"""The maximum number of listed tables in the lobby."""

PATIENCE = 5.0
AGAIN = 0.1
"""Seconds to wait for a table that moves between servers, in total and between two attempts."""

RESUMED = 8
"""The maximum number of tables resumed at a time after a restart."""

RECENT = 2
"""Days since the last move for which a table is listed, and its bots play on after a restart."""


class Rooms:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        bots: BotService,
        timepiece: Timepiece,
        throw_service: ThrowService,
        push: PushService | None = None,
        most: int = MOST_TABLES,
        *,
        usual: Mapping[str, Mapping[str, Value]] = MappingProxyType({}),
        listeners: MatchListeners | None = None,
        peers: Peers | None = None,
        mail: MailService | None = None,
        names: NameRules = plain_names,
    ) -> None:
        """Store matches in ``store``, and keep at most ``most`` tables in memory.

        ``usual`` are the default options of each game's new tables, ``names`` the rules for people's names, and
        ``peers`` the other servers.
        """
        self._push, self._mail = push, mail
        self._time, self._timers = timepiece, Timers(timepiece, self._ring)
        self._store, self._bots, self.throw_service = store, bots, throw_service
        self._check = StoreCheck(store)
        self.cache = RoomCache(self._restore, store.let_go, most)
        self._unreadable: set[str] = set()
        self._names = names
        self._usual, self._listeners, self._peers = usual, listeners or MatchListeners(), peers or NoPeers()

    async def create(self, request: TableRequest) -> TableTicket:
        """Create a table. Raises `UnknownGame`, `UnknownOption`, `BadRequest`, `NoSuchBot` or `StoreFailed`."""
        return await self._seated(*match_from(replace(request, options=self._set_to(request.game, request.options))))

    async def create_from(self, found: FoundMoment, asked: ContinueRequest) -> TableTicket:
        """Create a table that continues a finished match against bots. Raises as `create` does."""
        return await self._seated(*match_continued(found, asked))

    async def _seated(self, stored: StoredMatch, tokens: Tokens) -> TableTicket:
        table = await self._set_up(stored)
        return ticket(table, stored, {seat: token for seat, token in enumerate(tokens) if token})

    def _set_to(self, game: str, options: Mapping[str, Value]) -> dict[str, Value]:
        return {**self._usual.get(game, {}), **options}

    async def _set_up(self, stored: StoredMatch) -> str:
        stored = replace(stored, made=self._time.now())
        match, table = match_of(stored), new_table()
        opening, clocks = None, None
        if not match.waits:
            opening, clocks = LiveClocks(stored, self._time).stamped(stored, match.open())
        status = status_of(match, opening, clocks, stored.begins)
        await self._store.create(table, stored, opening.turn if opening else None, status)
        self._timers.set(table, status.due)
        logger.info("A table was set up", extra={"table": table, "game": stored.game})
        return table

    async def _set_up_again(self, old: str, before: StoredMatch) -> dict[int, TableTicket]:
        """Set up a rematch, and return the new ticket of each old seat's person."""
        stored, tokens = rematch_of(before)
        table, seats = await self._set_up(stored), len(tokens)
        moved = {seat: next_seat(seat, seats) for seat in range(seats)}
        await self._listeners.played_again(old, table, moved)
        return {
            seat: ticket(table, stored, {place: token}) for seat, place in moved.items() if (token := tokens[place])
        }

    async def sit(self, table: str, seat: int, *, brings: bool = False) -> TableTicket:
        """Give a free seat of a listed table to a new person. Raises `NotFree`, `UnknownTable` or `OldRules`."""
        async with self.enter(table) as room:
            token = new_token()
            await room.live.alone(
                lambda: room.live.reseat(with_new_person(room.live.stored, seat, token, brings=brings))
            )
            return ticket(table, room.live.stored, {seat: token})

    async def claim(self, table: str, asked: Claim) -> TableTicket:
        """Give a link's seat to the browser with the claim's secret. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            seat = await room.claim(asked)
            return ticket(table, room.live.stored, {seat: asked.secret})

    async def carry(self, table: str, token: Token) -> SeatTicket:
        """Return a ticket that transfers the seat of ``token`` to another device. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            return await room.carry(token)

    async def call(self, table: str, asked: PushRequest) -> None:
        """Turn a browser's notifications on or off. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            await room.push_notifier.ask(asked)

    async def mail_seat(self, table: str, asked: SeatMail) -> None:
        """Email the person on a seat when nothing else reaches them. Raises `WarbonesError`."""
        async with self.enter(table) as room:
            await room.mail_notifier.ask(asked)

    async def check(self) -> None:
        """Raise `StoreFailed` unless the store is writable; checks are rate-limited."""
        await self._check.check_if_due()

    async def listed(self) -> Tables:
        """Return the listed tables that have a free seat or are in play."""
        listed = [table for table in await self._store.listed(RECENT, SHOWN) if table not in self._unreadable]
        here = await self.connected(listed)
        found = [await self._row(table, here.get(table, ())) for table in listed]
        shown = [each for each in found if each]
        waiting = tuple(each for each in shown if each.free)
        return Tables(open=waiting, running=tuple(each for each in shown if not each.free))

    async def connected(self, tables: Iterable[str]) -> dict[str, tuple[int, ...]]:
        """Return the seats connected to any server, by table; tables without any are left out."""
        asked = list(tables)
        here = self.here(asked)
        return {**here, **await self._peers.who_is_here([table for table in asked if table not in here])}

    async def table(self, table: str) -> TableRow:
        """Return a table's public summary. Raises `UnknownTable` or `OldRules`."""
        here = self.here([table]) or await self._peers.who_is_here([table])
        return await self._row_of(table, here.get(table, ()))

    async def _row_of(self, table: str, here: Collection[int]) -> TableRow:
        stored, status = await self._store.load_status(table)
        shown = with_allowed_names(stored, self._names.is_blocked)
        return table_row(table, shown, status or await self._current_status(table), here)

    async def _row(self, table: str, here: Collection[int]) -> TableRow | None:
        try:
            return await self._row_of(table, here)
        except WarbonesError as error:
            logger.warning("Table %s is not listed: %s", table, error)
            self._unreadable.add(table)
            return None

    async def status_for(self, table: str, tokens: Collection[str]) -> OwnStatus:
        """Return a table's status for the seats of ``tokens``. Raises `UnknownTable`, `OldRules` or `WrongToken`."""
        stored, status = await self._store.load_status(table)
        seats = {seat_of_key(stored, token) for token in tokens}
        return status_for(stored, status or await self._current_status(table), seats, self._time)

    async def _current_status(self, table: str) -> MatchStatus:
        """Return the status of a match stored by a version that did not store statuses."""
        async with self.enter(table) as room:
            return status_of(room.live.match, begins=room.live.stored.begins)

    def here(self, tables: Iterable[str]) -> dict[str, tuple[int, ...]]:
        """Return the seats connected to this server, by table; tables without any are left out."""
        rooms = {table: room for table in tables if (room := self.cache.open(table))}
        return {table: tuple(sorted(room.connections.here)) for table, room in rooms.items() if room.connections.here}

    def enter(self, table: str) -> AbstractAsyncContextManager[Room]:
        """Keep a table in memory while the context lasts. Raises `UnknownTable`, `OldRules` or `LimitReached`."""
        return self.cache.enter(table)

    def counts(self) -> RoomCounts:
        """Return the numbers of rooms and sockets."""
        return self.cache.counts()

    async def _restore(self, table: str) -> Room:
        """Take hold of a table and replay its match, yielding after each turn so that no other table waits for it."""
        await self._store.hold(table)
        stored, turns = await self._store.load(table)
        live = LiveMatch(table, stored, match_of(stored), self._store, self._time)
        live.show_waiting()
        for turn in turns:
            fold(live.fold, turn)
            await asyncio.sleep(0)
        logger.info("A table was loaded from the store", extra={"table": table, "game": stored.game})
        self._timers.set(table, live.due)
        given = self._set_up_again, self._timers.set, self._listeners.ended
        return Room(live, self._bots, self.throw_service, *given, self._names, self._push, self._mail)

    async def keep_time(self) -> None:
        """Fire the timers of all tables, in memory or not, until cancelled."""
        await self._timers.keep()

    async def _ring(self, table: str) -> None:
        """Apply the timeouts of a table. Raises `StoreFailed`."""
        try:
            async with self.enter(table) as room:
                await room.timeouts.ring()
        except Moved:
            return  # the table's new server has its own timer
        except (UnknownTable, OldRules) as error:
            logger.warning("The clocks of table %s have stopped: %s", table, error)

    async def bind(self, table: str, token: Token, bound: Callable[[LiveMatch, int], Awaitable[StoredMatch]]) -> Room:
        """Store the match as changed by ``bound`` for a token's seat. Raises `WrongToken`, and as ``bound`` does."""
        async with self.enter(table) as room:
            live = room.live

            async def change() -> None:
                seat = seat_of_key(live.stored, token)
                await live.reseat(await bound(live, seat))

            await live.alone(change)
            return room

    async def delete_player_data(self, table: str, seat: int) -> None:
        """Delete the data of the player on ``seat`` of a table, whichever server has it. Raises `StoreFailed`."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await self.delete_player_data_here(table, seat)
            except Moved as moved:
                if moved.address and await self._peers.delete_player_data(moved.address, table, seat):
                    return None
                if asyncio.get_running_loop().time() > deadline:
                    raise
            await asyncio.sleep(AGAIN)

    async def delete_player_data_here(self, table: str, seat: int) -> None:
        """Delete the data as `delete_player_data` does, if no other server has the table. Raises `StoreFailed`, or
        `Moved` if another server has it.
        """
        with suppress(UnknownTable):  # the table was removed meanwhile
            stored, _ = await self._store.load_status(table)
            if without_player(stored, seat) != stored:
                await self._delete_player_data(table, seat)

    async def _delete_player_data(self, table: str, seat: int) -> None:
        try:
            async with self.enter(table) as room:
                live = room.live
                await live.alone(lambda: live.reseat(without_player(live.stored, seat, begun=not live.match.waits)))
        except UnknownTable:
            raise
        except WarbonesError:  # the table has old rules: nobody can open it
            await self._store.hold(table)
            stored, _ = await self._store.load_status(table)
            await self._store.reseat(table, without_player(stored, seat))
            self._store.let_go(table)

    async def set_up_for(
        self, game: str, options: dict[str, Value], bots: Sequence[str], clock: TimeControl | None = None, wait: int = 0
    ) -> tuple[str, int]:
        """Create a table whose seats are assigned one by one (`seat_for`). Raises as `create` does.

        ``bots`` has the bot of each seat, "" for a person. Return the table's name and its start: ``wait`` milliseconds
        from now with a clock, otherwise 0, for when everybody is here.
        """
        seats = tuple(SeatRequest(kind="bot", bot=bot) if bot else SeatRequest(kind="friend") for bot in bots)
        asking = TableRequest(
            game=game, seats=seats, options=self._set_to(game, options), sends_client_seed=True, clock=clock
        )
        stored, _ = match_from(asking)
        begins = self._time.now() + wait if clock else None
        return await self._set_up(replace(stored, begins=begins)), begins or 0

    async def seat_for(self, table: str, seat: int, secret: Token) -> TableTicket:
        """Give a seat of a table made by `set_up_for` to the owner of ``secret``, even if somebody else has it.

        Raises `NotFree` if ``secret`` opens another seat.
        """
        async with self.enter(table) as room:
            await room.give(seat, secret)
            return ticket(table, room.live.stored, {seat: secret})

    async def stored_status(self, table: str) -> tuple[StoredMatch, MatchStatus | None]:
        """Return a match and its status, as stored. Raises `UnknownTable` or `StoreFailed`."""
        return await self._store.load_status(table)

    async def stored(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and its turns, as others may read them. Raises `UnknownTable` or `StoreFailed`."""
        stored, turns = await self._store.load(table)
        return with_allowed_names(stored, self._names.is_blocked), turns

    async def kept(self, table: str) -> tuple[str, StoredMatch, list[Turn]]:
        """Return the table's name, followed by its match and turns as in `stored`. Raises `UnknownTable` or
        `StoreFailed`.
        """
        return table, *await self.stored(table)

    async def resume(self) -> None:
        """Resume all timers, and the bots of tables with recent moves."""
        for table, due in await self._store.due():
            self._timers.set(table, due)
        places = asyncio.Semaphore(RESUMED)
        async with asyncio.TaskGroup() as going:
            for table in await self._store.unfinished(RECENT):
                await places.acquire()
                going.create_task(self._resumed(table)).add_done_callback(lambda _: places.release())

    async def _resumed(self, table: str) -> None:
        """Keep a table in memory until its background tasks are done."""
        try:
            async with self.enter(table) as room:
                room.live.signal.give()
                await room.rest()
        except Moved:
            return  # the table's new server resumes it
        except (WarbonesError, StoreFailed) as error:
            logger.warning("Table %s is not resumed: %s", table, error)

    async def forget(self, days: float) -> int:
        """Remove matches that are not in memory and have had no move for ``days``, and return their number."""
        return await self._store.forget(days, self.cache)

    def show_again(self) -> None:
        """Let everybody read the people's names again, since other names are blocked now."""
        for table in self.cache:
            if room := self.cache.open(table):
                room.live.signal.give()

    def leave(self, tables: Iterable[str]) -> None:
        """Disconnect everybody from these tables, which moved to other servers."""
        for table in tables:
            if room := self.cache.open(table):
                room.live.close()

    def close(self) -> None:
        """Disconnect everybody."""
        self.leave(list(self.cache))
        self.throw_service.close()
