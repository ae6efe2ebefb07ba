"""A table in memory: a live match with its bots, timers and connections."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from warbones.protocol.messages import Claim, SeatTicket, TableTicket, Token
from warbones.rooms.advice.hints import HintService
from warbones.rooms.advice.odds import OddsService
from warbones.rooms.background.abandonment import Abandonment
from warbones.rooms.background.auto_advance import AutoAdvance
from warbones.rooms.background.bot_turns import BotTurns
from warbones.rooms.background.mail_notifications import MailNotifier
from warbones.rooms.background.match_ends import EndListener, EndNotifier
from warbones.rooms.background.push_notifications import PushNotifier
from warbones.rooms.background.timeouts import SetTimer, Timeouts
from warbones.rooms.bots import BotService
from warbones.rooms.dice.throws import ThrowRunner
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.assignment import seat_of_key, seat_of_link, with_key, with_name, with_transfer_link
from warbones.rooms.seats.keys import SeatTransferred, digest, new_token
from warbones.rooms.services import MailService, NameRules, PushService, ThrowService
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.connections import Connection, Connections
from warbones.rooms.visitors.guests import Guests
from warbones.rooms.visitors.occupants import Occupants
from warbones.rooms.visitors.phrase_limit import PhraseLimit

SetUpAgain = Callable[[str, StoredMatch], Awaitable[Mapping[int, TableTicket]]]
"""Sets up a rematch with seats swapped, and returns the new ticket of each seat's person."""


class Room:
    """One table."""

    def __init__(
        self,
        live: LiveMatch,
        bots: BotService,
        throw_service: ThrowService,
        set_up_again: SetUpAgain,
        set_timer: SetTimer,
        tell: EndListener,
        names: NameRules,
        push: PushService | None = None,
        mail: MailService | None = None,
    ) -> None:
        """Open a table around ``live``. Background work starts with the first signal.

        ``tell`` is called with a finished club match, ``names`` are the rules for people's names, and ``push`` and
        ``mail`` notify people who are away.
        """
        self.live, self.names, self.connections = live, names, (connections := Connections())
        self.auto_advance, self.throws = AutoAdvance(live), ThrowRunner(live, throw_service, connections.clients)
        self.bot_turns = BotTurns(live, bots, connections.clients)
        self.abandonment = Abandonment(live, lambda: connections.here)
        self.timeouts = Timeouts(live, self.bot_turns, self.abandonment, set_timer)
        self.mail_notifier = MailNotifier(live, lambda: connections.in_sight, mail)
        self.push_notifier = PushNotifier(live, lambda: connections.in_sight, push, self.mail_notifier)
        self.hints, self.odds, self.phrase_limit = (
            HintService(live, bots, throw_service),
            OddsService(live, throw_service),
            PhraseLimit(),
        )
        self.end_notifier = EndNotifier(live, tell)
        self.occupants, self.guests = Occupants(live, connections, names), Guests()
        self.declined: dict[int, int] = {}
        """The number of a seat's next decision at the time its draw was declined."""
        self.rematch_tickets: Mapping[int, TableTicket] = {}
        self.set_up_again = set_up_again

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The background tasks of the table."""
        own = (self.throws.task, self.auto_advance.task, self.end_notifier.task)
        going = (*self.bot_turns.tasks.values(), *self.push_notifier.tasks, *own)
        return [task for task in going if task]

    @property
    def is_idle(self) -> bool:
        """Whether no background task runs."""
        return not self.tasks and not self.live.is_busy

    async def rest(self) -> None:
        """Wait until no background task runs."""
        while tasks := self.tasks:
            await asyncio.wait(tasks)

    async def come(self, token: str) -> int | None:
        """Return the seat that a token opens; None for a spectator. Raises `WrongToken` or `StoreFailed`."""
        if not token:
            return None
        seat = seat_of_key(self.live.stored, token)
        if self.live.stored.seats[seat].is_free:
            await self.live.alone(partial(self._join, token))
        return seat

    async def _join(self, token: str) -> None:
        stored = self.live.stored
        seat = seat_of_key(stored, token)  # the seat may have been taken meanwhile
        if stored.seats[seat].is_free:
            await self.live.reseat(stored.with_seat(seat, stored.seats[seat].joined()))

    async def claim(self, asked: Claim) -> int:
        """Bind a link's seat to the claim's secret, and return the seat. Raises `WarbonesError` or `StoreFailed`."""
        return await self.live.alone(partial(self._claim, asked))

    async def _claim(self, asked: Claim) -> int:
        stored = self.live.stored
        seat = seat_of_link(stored, asked)
        if stored.seats[seat].keys.key != digest(asked.secret):
            bound = with_key(stored, seat, asked.secret, brings=asked.sends_client_seed)
            await self.live.reseat(self.called(bound, seat, asked.name) if asked.name.strip() else bound)
            if stored.seats[seat].keys.link:
                self.connections.send_away(seat, SeatTransferred())
        return seat

    def called(self, stored: StoredMatch, seat: int, written: str) -> StoredMatch:
        """Return the match with a new name for ``seat``. Raises `BadName` or `NotFree`."""
        name = self.names.cleaned(written)
        return with_name(stored, seat, name, self.live.match.game.names, self.names.is_alike)

    async def carry(self, token: Token) -> SeatTicket:
        """Return a ticket that transfers the seat of ``token`` to another device, and cancel any earlier one.

        Raises `WrongToken` or `StoreFailed`.
        """
        seat, link = seat_of_key(self.live.stored, token), new_token()
        await self.live.alone(lambda: self.live.reseat(with_transfer_link(self.live.stored, seat, link)))
        return SeatTicket(seat=seat, token=link)

    async def give(self, seat: int, secret: Token) -> None:
        """Give a seat to the owner of ``secret``, even if somebody else has it. Raises `NotFree` or `StoreFailed`."""
        await self.live.alone(partial(self._give, seat, secret))

    async def _give(self, seat: int, secret: Token) -> None:
        if self.live.stored.seats[seat].keys.key != digest(secret):
            await self.live.reseat(with_key(self.live.stored, seat, secret, brings=True))
            self.connections.send_away(seat, SeatTransferred())

    @contextmanager
    def connected(self, connection: Connection) -> Iterator[None]:
        """Register a connection while the context lasts. Raises `TooManySpectators`."""
        self.connections.arrive(connection)
        self.live.signal.give()
        try:
            yield
        finally:
            self.connections.leave(connection)
            self.guests.leave(connection)
            self.live.signal.give()
