"""A match that is being played: who sits there, what is stored of it, and what its viewers were shown."""

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
from warbones.rooms.match.view_stream import Stream, is_passing, show
from warbones.rooms.services import Timepiece
from warbones.rooms.signal import Signal
from warbones.rooms.storage.status import stands_of
from warbones.rooms.storage.store import Moved, Store, StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn
from warbones.table.match import Match, Prepared

T = TypeVar("T")

LATE: Final = "refused-late"
"""The message for an answer that came too late."""


class LiveMatch:
    """One match. What changes it is done one after the other (`alone`), and is on disk before anybody is told.

    ``signal`` is given after each change, so that whoever has to do with the match may look at it: people and bots.
    """

    def __init__(self, table: str, stored: StoredMatch, match: Match, store: Store, timepiece: Timepiece) -> None:
        """Sit down at ``match``, of which no turn is played yet."""
        self.clocks = LiveClocks(stored, timepiece)
        self.table, self.stored, self.match = table, stored, match
        self.closed = asyncio.Event()
        self.signal = Signal()
        self.proposals = Proposals()
        self._store = store
        self._streams: dict[int | None, Stream] = {seat: Stream() for seat in stored.where(lambda each: not each.bot)}
        self._turns = 0
        self._lock = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Whether something is being changed now: ``signal`` is given once that is done."""
        return self._lock.locked()

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do ``job`` while nothing else changes here, to its end even where its asker has gone.

        Raises what it raises, or `Moved` where the table is closed.
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
        """Send everybody away: what is on disk is the truth, and whoever comes back gets a new room."""
        self.closed.set()
        self.signal.give()

    # Turns

    def fold(self, turn: Turn) -> None:
        """Play a stored turn again."""
        self.match.fold(turn)
        self.clocks.fold(turn)
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
        return await self.alone(partial(self._answer, seat, act, bots, self.clocks.now()))

    async def _answer(self, seat: int, act: Act, bots: Callable[[], bool] | None, came: int) -> Accepted:
        if self.match.is_repeat(seat, act.number, act.id):
            return Accepted(id=act.id, repeated=True)
        if bots is None and self.stored.seats[seat].stand_in:
            raise NotNow.saying("refused-bot-plays-now-take")
        if bots is not None and not bots():  # what it thought about was taken back while its answer waited in line
            return Accepted(id=act.id, repeated=True)
        if self.match.waits:
            raise NotNow.saying("refused-match-not-begun-somebody")
        if bots is None and not self.clocks.is_in_time(seat, came, act.thought):
            raise NotNow.saying(LATE)
        await self.play(self.match.answer(seat, act.number, act.action, act.id), None if bots else came, act.thought)
        await self.take_lone()
        return Accepted(id=act.id)

    async def take_lone(self) -> None:
        """Take what leaves no choice, as part of the turn before it, inside `alone`. Raises what `play` does."""
        while (seat := self.match.lone_seat) is not None:
            await self.play(self.match.take_lone(seat))

    async def undo(self, seat: int, intent: str) -> None:
        """Take the last decision back that ``seat`` made itself, inside `alone`. Raises what `play` does."""
        await self.play(self.match.undo(seat, intent))
        while self.match.lone_seat == seat and self.match.may_undo(seat):
            await self.play(self.match.undo(seat, intent))

    async def play(self, prepared: Prepared, came: int | None = None, thought: int | None = None) -> None:
        """Store a turn and play it, inside `alone`. Raises `StoreFailed` and closes.

        ``came``: when a person's decision came, who says that they ``thought`` about it so long.
        """
        began = self.clocks.now()
        prepared, clocks = self.clocks.stamped(self.stored, prepared, came, thought)
        stands = stands_of(self.match, prepared, clocks)
        await self._stored(self._store.append(self.table, self._turns, prepared.turn, stands))
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

    # Who sits here

    async def reseat(self, stored: StoredMatch) -> None:
        """Store who sits where, inside `alone`; once all have come, play begins. Raises `StoreFailed` and closes."""
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
        """When the first clock runs out, or by when a match begins whoever has come; None where neither will be."""
        return self.stored.begins if self.match.waits else self.clocks.due

    @property
    def may_begin(self) -> bool:
        """Whether everybody has come to a match that waited for it, and brought what they bring to the dice."""
        return self.match.waits and not self.stored.free and not self.stored.owes_shares

    async def begin(self) -> None:
        """Begin, or roll on, if that may be, inside `alone`. Raises what `play` does."""
        if self.may_begin or self.match.rolls_on:
            await self.play(self.match.open())

    # What they are shown

    def _show(self) -> None:
        show(self.match, self._streams, passing=is_passing(self.match, self.stored.seats))

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
            show(match, {None: stream}, passing=is_passing(match, stored.seats))
            await asyncio.sleep(0)
        self._streams[None] = stream
