"""A table in memory: one match, who sits there, and what its viewers were shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from warbones.server.bell import Bell
from warbones.server.bots import Bots
from warbones.server.hints import Hints
from warbones.server.messages import Accepted, Act, TableTicket
from warbones.server.presence import Presence, Visit
from warbones.server.reckoning import Reckoning
from warbones.server.seating import free_seats, joined, seat_of_key
from warbones.server.setting_up import match_of
from warbones.server.speaking import Speaking
from warbones.server.storage import Store, StoredMatch, StoreFailed
from warbones.server.stream import Stream, is_passing, show
from warbones.server.thinking import Thinking
from warbones.server.throwers import Throwers
from warbones.server.throwing import Throwing
from warbones.server.wishes import NotNow, Wishes
from warbones.table.answers import Decision, Turn
from warbones.table.match import Match, Prepared

T = TypeVar("T")

SetUpAgain = Callable[[StoredMatch], Awaitable[Mapping[int, TableTicket]]]
"""Sets a match up once more with seats swapped; returns the new ticket of whoever sits on each seat here."""


class Room:
    """One table. What changes it is done one after the other, and is on disk before anybody is told."""

    def __init__(
        self,
        table: str,
        stored: StoredMatch,
        match: Match,
        store: Store,
        bots: Bots,
        throwers: Throwers,
        set_up_again: SetUpAgain,
    ) -> None:
        """Sit down at ``match``, of which no turn is played yet."""
        self.table, self.stored, self.match = table, stored, match
        self.closed = asyncio.Event()
        self.presence, self.wishes, self.thinking = Presence(), Wishes(), Thinking(self, bots)
        self.throwing = Throwing(self, throwers)
        self.hints, self.reckoning = Hints(self, bots), Reckoning(self)
        self.company_bell = Bell()
        self.speaking = Speaking()
        self.declined: dict[int, int] = {}
        """Where a seat's draw was declined, its next decision then."""
        self.again: Mapping[int, TableTicket] = {}
        self.set_up_again = set_up_again
        self._store = store
        self._streams: dict[int | None, Stream] = {
            seat: Stream() for seat, bot in enumerate(stored.bots) if bot is None
        }
        self._turns = 0
        self._lock = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is going on here by itself."""
        going_on = self.thinking.tasks or self.throwing.task or self._going_on
        return not going_on and not self._lock.locked()

    async def rest(self) -> None:
        """Wait until nothing is going on here by itself."""
        while tasks := [task for task in (*self.thinking.tasks.values(), self.throwing.task) if task]:
            await asyncio.wait(tasks)

    def wake(self) -> None:
        """Let what goes on by itself go on: what leaves no choice, the bots that must decide, the throw that is due."""
        goes_on = self.match.lone_seat is not None or self._may_begin
        if goes_on and self._going_on is None and not self.closed.is_set():
            self._going_on = asyncio.create_task(self._go_on())
        self.thinking.wake()
        self.throwing.wake()

    async def _go_on(self) -> None:
        try:
            await self.alone(self._begin)
            await self.alone(self._take_lone)
        finally:
            self._going_on = None
        self.wake()

    @property
    def _may_begin(self) -> bool:
        """Whether everybody has come to a match that waited for it."""
        return self.match.waits and not free_seats(self.stored)

    async def _begin(self) -> None:
        if self._may_begin:
            await self.play(self.match.open())

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do ``job`` while nothing else changes here, to its end even where its asker has gone.

        Raises what it raises, or `StoreFailed` where the room is closed.
        """
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(job)))

    async def _in_turn(self, job: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            if self.closed.is_set():
                raise StoreFailed(f"Table {self.table} was closed.")
            return await job()

    # Turns

    def fold(self, turn: Turn) -> None:
        """Play a stored turn again."""
        self.match.fold(turn)
        self._turns += 1
        self._show()

    def show_waiting(self) -> None:
        """Show a match that waited for somebody before its first turn, as it was shown then."""
        if self.match.waits:
            self._show()

    async def answer(self, seat: int, act: Act, bots: Callable[[], bool] | None = None) -> Accepted:
        """Apply an intention. Returns once it is on disk. Raises `WarbonesError`, or `StoreFailed` and closes.

        ``bots`` of a bot's intention says whether the bot still plays for the position that it thought about.
        """
        accepted = await self.alone(partial(self._answer, seat, act, bots))
        self.wake()
        return accepted

    async def _answer(self, seat: int, act: Act, bots: Callable[[], bool] | None) -> Accepted:
        if self.match.is_repeat(seat, act.number, act.id):
            return Accepted(id=act.id, repeated=True)
        if bots is None and seat in self.stored.stand_ins:
            raise NotNow("A bot plays for you now: take your seat back first.")
        if bots is not None and not bots():  # what it thought about was taken back while its answer waited in line
            return Accepted(id=act.id, repeated=True)
        if self.match.waits:
            raise NotNow("The match has not begun: somebody has still to come.")
        await self.play(self._prepared(seat, act))
        await self._take_lone()
        return Accepted(id=act.id)

    async def _take_lone(self) -> None:
        """Take what leaves no choice, as part of the turn before it."""
        while (seat := self.match.lone_seat) is not None:
            await self.play(self.match.take_lone(seat))

    async def undo(self, seat: int, intent: str) -> None:
        """Take the last decision back that ``seat`` made itself, inside `alone`. Raises what `play` does."""
        await self.play(self.match.undo(seat, intent))
        while self.match.lone_seat == seat and self.match.may_undo(seat):
            await self.play(self.match.undo(seat, intent))

    def _prepared(self, seat: int, act: Act) -> Prepared:
        """Prepare a decision, or the facts of a throw that people made themselves. Raises `WarbonesError`."""
        position, throw = self.match.position, self.match.throw
        if throw and throw.refereed and position.game.throws:
            return self.match.land(position.game.throws.read(position.shown(), act.action))
        return self.match.answer(seat, act.number, act.action, act.id)

    async def play(self, prepared: Prepared) -> None:
        """Store a turn and play it, inside `alone`. Raises `StoreFailed` and closes."""
        await self._stored(self._store.append(self.table, self._turns, prepared.turn, over=prepared.over))
        self.match.commit(prepared)
        self._turns += 1
        self._end_wish(prepared.turn)
        self._show()
        self.company_bell.ring()

    async def _stored(self, storing: Awaitable[None]) -> None:
        try:
            await storing
        except StoreFailed:
            self.close()
            raise

    def _end_wish(self, turn: Turn) -> None:
        """End the wish to undo or to draw once its seat goes on or nothing does, or can see that the game does."""
        wish = self.wishes.waiting
        goes_on = any(isinstance(answer, Decision) and wish and answer.seat == wish.seat for answer in turn.answers)
        done = wish and wish.what == "undo" and not self.match.may_undo(wish.seat)
        if wish and wish.what != "rematch" and (goes_on or done or self.match.over):
            self.wishes.end()

    def _show(self) -> None:
        show(self.match, self._streams, passing=is_passing(self.match, self.stored.bots))

    # Who is here

    async def come(self, token: str) -> int | None:
        """Return the seat that a token opens, None for those who watch. Raises `WrongToken` or `StoreFailed`."""
        if not token:
            return None
        seat = seat_of_key(self.stored, token)
        if seat in free_seats(self.stored):
            await self.alone(partial(self._join, token))
        return seat

    async def _join(self, token: str) -> None:
        seat = seat_of_key(self.stored, token)  # which may have been taken meanwhile
        if seat in free_seats(self.stored):
            await self.reseat(joined(self.stored, seat))

    async def reseat(self, stored: StoredMatch) -> None:
        """Store who sits where, inside `alone`; once all have come, play begins. Raises `StoreFailed` and closes."""
        await self._stored(self._store.reseat(self.table, stored))
        self.stored = stored
        self.company_bell.ring()
        await self._begin()

    @contextmanager
    def visited(self, visit: Visit) -> Iterator[None]:
        """Have a socket here while the context lasts. Raises `TooManyWatchers`."""
        self.presence.arrive(visit)
        self.company_bell.ring()
        try:
            yield
        finally:
            self.presence.leave(visit)
            self.company_bell.ring()

    async def stream(self, seat: int | None) -> Stream:
        """Return what ``seat`` is shown. What those see who watch is made when the first of them comes."""
        if seat not in self._streams:
            await self.alone(self._open_to_watchers)
        return self._streams[seat]

    async def _open_to_watchers(self) -> None:
        if None in self._streams:
            return
        stored, turns = await self._store.load(self.table)
        match, stream = match_of(stored), Stream()
        if match.waits:
            show(match, {None: stream})
        for turn in turns:
            match.fold(turn)
            show(match, {None: stream}, passing=is_passing(match, stored.bots))
            await asyncio.sleep(0)
        self._streams[None] = stream

    def close(self) -> None:
        """Send everybody away: what is on disk is the truth, and whoever comes back gets a new room."""
        self.closed.set()
        self.thinking.stop()
        self.throwing.stop()
