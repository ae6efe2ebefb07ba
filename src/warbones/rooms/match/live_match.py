"""A match in play: its stored form, its turns, and the views shown to each viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from msgspec.structs import replace

from warbones.concurrency.detached import to_its_end
from warbones.core.errors import WarbonesError
from warbones.protocol.messages import Accepted, Act
from warbones.rooms.errors import NotNow
from warbones.rooms.match.clocks import LiveClocks
from warbones.rooms.match.proposals import Proposals
from warbones.rooms.match.setup import dice_of, match_of
from warbones.rooms.match.view_stream import ViewStream, is_passing, show_viewers
from warbones.rooms.services import Timepiece
from warbones.rooms.signal import Signal
from warbones.rooms.storage.status import status_of
from warbones.rooms.storage.store import Moved, Store, StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn
from warbones.table.clocks import LAG, Arrival
from warbones.table.match import Match, Prepared

T = TypeVar("T")

LATE: Final = "refused-out-of-time"
"""The refusal of a late answer."""


class LiveMatch:
    """One match. Changes happen one at a time (`alone`), and are on disk before anybody sees them.

    ``signal`` is given after each change, for bots, timers and connections.
    """

    def __init__(self, table: str, stored: StoredMatch, match: Match, store: Store, timepiece: Timepiece) -> None:
        """Wrap ``match``, before its first turn."""
        self.clocks = LiveClocks(stored, timepiece)
        self.table, self.stored, self.match = table, stored, match
        self.closed = asyncio.Event()
        self.signal = Signal()
        self.proposals = Proposals()
        self._store = store
        self._streams: dict[int | None, ViewStream] = {
            seat: ViewStream() for seat in stored.where(lambda each: not each.bot)
        }
        self._turns = 0
        self._lock = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Whether a change is in progress; ``signal`` is given when it is done."""
        return self._lock.locked()

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run ``job`` exclusively, and finish it even if the caller is cancelled.

        Raises the job's errors, or `Moved` if the table is closed.
        """
        return await to_its_end(self._in_turn(job), (WarbonesError, StoreFailed))

    async def _in_turn(self, job: Callable[[], Awaitable[T]]) -> T:
        try:
            async with self._lock:
                if self.closed.is_set():
                    raise Moved(f"Table {self.table} was closed.")
                return await job()
        finally:
            self.signal.give()

    def close(self) -> None:
        """Disconnect everybody. The stored match is authoritative, and people who return get a new room."""
        self.closed.set()
        self.signal.give()

    # Turns

    def fold(self, turn: Turn) -> None:
        """Replay a stored turn."""
        self.match.fold(turn)
        self.clocks.fold(turn)
        self._turns += 1
        self._show()

    def show_waiting(self) -> None:
        """Show the match if it has not begun because it waits for people."""
        if self.match.waits:
            self._show()

    async def answer(
        self, seat: int, act: Act, bots: Callable[[], bool] | None = None, round_trip: int = LAG
    ) -> Accepted:
        """Apply a decision. Returns once it is on disk. Raises `WarbonesError`, or `StoreFailed` and closes.

        For a bot's decision, ``bots()`` returns whether its search is still current. ``round_trip`` is the most lag in
        milliseconds that the clock gives back.
        """
        came = Arrival(self.clocks.now(), act.thinking_time, round_trip)
        return await self.alone(partial(self._answer, seat, act, bots, came))

    async def _answer(self, seat: int, act: Act, bots: Callable[[], bool] | None, came: Arrival) -> Accepted:
        if self.match.is_repeat(seat, act.number, act.id):
            return Accepted(id=act.id, repeated=True)
        if bots is None and self.stored.seats[seat].stand_in:
            raise NotNow.saying("refused-stand-in-plays")
        if bots is not None and not bots():  # there was an undo while the bot's answer waited for the lock
            return Accepted(id=act.id, repeated=True)
        if self.match.waits:
            raise NotNow.saying("refused-match-not-begun")
        if bots is None and not self.clocks.is_in_time(seat, came):
            raise NotNow.saying(LATE)
        await self.play(self.match.answer(seat, act.number, act.action, act.id), None if bots else came)
        await self.take_forced()
        return Accepted(id=act.id)

    async def take_forced(self) -> None:
        """Take the forced actions that follow a turn, inside `alone`. Raises as `play` does."""
        while (seat := self.match.forced_seat) is not None:
            await self.play(self.match.take_forced(seat))

    async def undo(self, seat: int, intent: str) -> None:
        """Undo the last decision that ``seat`` made itself, inside `alone`. Raises as `play` does."""
        await self.play(self.match.undo(seat, intent))
        while self.match.forced_seat == seat and self.match.may_undo(seat):
            await self.play(self.match.undo(seat, intent))

    async def play(self, prepared: Prepared, came: Arrival | None = None) -> None:
        """Store a turn and play it, inside `alone`. Raises `StoreFailed` and closes.

        ``came`` is the arrival of a person's decision.
        """
        began = self.clocks.now()
        prepared, clocks = self.clocks.stamped(self.stored, prepared, came)
        status = status_of(self.match, prepared, clocks)
        await self._stored(self._store.append(self.table, self._turns, prepared.turn, status))
        self.match.commit(prepared)
        self.clocks.show(clocks, prepared.turn, began)
        self._turns += 1
        self.proposals.note(self.match, prepared.turn)
        self._show()

    async def _stored(self, storing: Awaitable[None]) -> None:
        try:
            await storing
        except StoreFailed:
            self.close()
            raise

    # Seats

    async def reseat(self, stored: StoredMatch) -> None:
        """Store changed seats, inside `alone`, and start the match if everybody is here.

        Raises `StoreFailed` and closes.
        """
        clocks = self.clocks.seated(stored, self.match.position, on=self.match.is_on)
        stored = replace(stored, clocks=clocks.reading() if clocks else None)
        await self._stored(self._store.reseat(self.table, stored))
        self.stored = stored
        self.clocks.show(clocks)
        self.match.hands = stored.hands
        if self.match.waits:
            self.match.dice = dice_of(stored)
        await self.begin()

    @property
    def due(self) -> int | None:
        """The time of the first timeout or of the scheduled start; None if there is neither."""
        return self.stored.begins if self.match.waits else self.clocks.due

    @property
    def may_begin(self) -> bool:
        """Whether a waiting match can start: everybody is here, and every client seed has been sent."""
        return self.match.waits and not self.stored.free and not self.stored.owes_shares

    async def begin(self) -> None:
        """Start the match or continue a roll, if possible, inside `alone`. Raises as `play` does."""
        if self.may_begin or self.match.rolls_on:
            await self.play(self.match.open())

    # Views

    def _show(self) -> None:
        show_viewers(self.match, self._streams, passing=is_passing(self.match, self.stored.seats))

    async def stream(self, seat: int | None) -> ViewStream:
        """Return the views of ``seat``. Those of spectators (None) are made when the first spectator comes."""
        if seat not in self._streams:
            await self.alone(self._open_to_watchers)
        return self._streams[seat]

    async def _open_to_watchers(self) -> None:
        if None in self._streams:
            return
        stored, turns = await self._store.load(self.table)
        match, stream = match_of(stored), ViewStream()
        if match.waits:
            show_viewers(match, {None: stream})
        for turn in turns:
            match.fold(turn)
            show_viewers(match, {None: stream}, passing=is_passing(match, stored.seats))
            await asyncio.sleep(0)
        self._streams[None] = stream
