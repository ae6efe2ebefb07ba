"""A table in memory: a live match, and all that people and bots have to do with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from warbones.protocol.messages import Claim, SeatTicket, TableTicket, Token
from warbones.rooms.advice.hints import Hints
from warbones.rooms.advice.odds import OddsService
from warbones.rooms.background.abandonment import Absence
from warbones.rooms.background.auto_advance import Following
from warbones.rooms.background.bot_turns import Thinking
from warbones.rooms.background.match_ends import Ending, Tell
from warbones.rooms.background.push_notifications import Calling
from warbones.rooms.background.timeouts import Timing, Wake
from warbones.rooms.bots import Bots
from warbones.rooms.dice.throws import Throwing
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.assignment import carrying, named, seat_of_key, seat_of_link, taken
from warbones.rooms.seats.keys import CarriedAway, digest, new_token
from warbones.rooms.services import NameRules, Push, Throwers
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.connections import Visit, Visits
from warbones.rooms.visitors.occupants import Company
from warbones.rooms.visitors.phrase_limit import Speaking

SetUpAgain = Callable[[str, StoredMatch], Awaitable[Mapping[int, TableTicket]]]
"""Sets a match up once more with seats swapped; returns the new ticket of whoever sits on each seat here."""


class Room:
    """One table."""

    def __init__(
        self,
        live: LiveMatch,
        bots: Bots,
        throwers: Throwers,
        set_up_again: SetUpAgain,
        wake: Wake,
        tell: Tell,
        names: NameRules,
        push: Push | None = None,
    ) -> None:
        """Gather around ``live``; nothing goes on by itself before somebody comes, or it changes.

        ``wake`` is told when the table's time runs out, ``tell`` of the end of a match with players, ``names`` says how
        people may be called, and ``push`` calls those who are away.
        """
        self.live, self.names, self.visits = live, names, (visits := Visits())
        self.following, self.throwing = Following(live), Throwing(live, throwers, visits.clients)
        self.thinking = Thinking(live, bots, visits.clients)
        self.absence = Absence(live, lambda: visits.here)
        self.timing = Timing(live, self.thinking, self.absence, wake)
        self.calling = Calling(live, lambda: visits.in_sight, push)
        self.hints, self.odds, self.speaking = Hints(live, bots), OddsService(live, throwers), Speaking()
        self.ending = Ending(live, tell)
        self.company = Company(live, visits)
        self.declined: dict[int, int] = {}
        """Where a seat's draw was declined, its next decision then."""
        self.again: Mapping[int, TableTicket] = {}
        self.set_up_again = set_up_again

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on here by itself."""
        own = (self.throwing.task, self.following.task, self.ending.task)
        going = (*self.thinking.tasks.values(), *self.calling.tasks, *own)
        return [task for task in going if task]

    @property
    def is_idle(self) -> bool:
        """Whether nothing is going on here by itself."""
        return not self.tasks and not self.live.is_busy

    async def rest(self) -> None:
        """Wait until nothing is going on here by itself."""
        while tasks := self.tasks:
            await asyncio.wait(tasks)

    async def come(self, token: str) -> int | None:
        """Return the seat that a token opens, None for those who watch. Raises `WrongToken` or `StoreFailed`."""
        if not token:
            return None
        seat = seat_of_key(self.live.stored, token)
        if self.live.stored.seats[seat].is_free:
            await self.live.alone(partial(self._join, token))
        return seat

    async def _join(self, token: str) -> None:
        stored = self.live.stored
        seat = seat_of_key(stored, token)  # which may have been taken meanwhile
        if stored.seats[seat].is_free:
            await self.live.reseat(stored.with_seat(seat, stored.seats[seat].joined()))

    async def claim(self, asked: Claim) -> int:
        """Return the seat of a link, now bound to the claim's secret. Raises `WarbonesError` or `StoreFailed`."""
        return await self.live.alone(partial(self._claim, asked))

    async def _claim(self, asked: Claim) -> int:
        stored = self.live.stored
        seat = seat_of_link(stored, asked)
        if stored.seats[seat].keys.key != digest(asked.secret):
            bound = taken(stored, seat, asked.secret, brings=asked.brings)
            await self.live.reseat(self.called(bound, seat, asked.name) if asked.name.strip() else bound)
            if stored.seats[seat].keys.link:
                self.visits.send_away(seat, CarriedAway())
        return seat

    def called(self, stored: StoredMatch, seat: int, written: str) -> StoredMatch:
        """Return the match once ``seat`` has the name that somebody typed in. Raises `BadName` or `NotFree`."""
        name = self.names.cleaned(written)
        return named(stored, seat, name, self.live.match.game.names, self.names.is_alike)

    async def carry(self, token: Token) -> SeatTicket:
        """Return a ticket to the seat of ``token`` for another device; one before it ends.

        Raises `WrongToken` or `StoreFailed`.
        """
        seat, link = seat_of_key(self.live.stored, token), new_token()
        await self.live.alone(lambda: self.live.reseat(carrying(self.live.stored, seat, link)))
        return SeatTicket(seat=seat, token=link)

    async def give(self, seat: int, secret: Token) -> None:
        """Give a seat to whoever made ``secret``, whoever had it before. Raises `NotFree` or `StoreFailed`."""
        await self.live.alone(partial(self._give, seat, secret))

    async def _give(self, seat: int, secret: Token) -> None:
        if self.live.stored.seats[seat].keys.key != digest(secret):
            await self.live.reseat(taken(self.live.stored, seat, secret, brings=True))
            self.visits.send_away(seat, CarriedAway())

    @contextmanager
    def visited(self, visit: Visit) -> Iterator[None]:
        """Have a socket here while the context lasts. Raises `TooManyWatchers`."""
        self.visits.arrive(visit)
        self.live.signal.give()
        try:
            yield
        finally:
            self.visits.leave(visit)
            self.live.signal.give()
