"""Emails to people whose turn it is and whom no push message has reached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from warbones.protocol.mail_messages import SeatMail
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.assignment import seat_of_key
from warbones.rooms.seats.keys import digest
from warbones.rooms.services import MailService, TurnNotice
from warbones.rooms.storage.store import StoreFailed


class MailNotifier:
    """Emails a seat that is still to make the same decision, out of sight, after the service's grace."""

    def __init__(self, live: LiveMatch, in_sight: Callable[[], Collection[int]], mail: MailService | None) -> None:
        """Send with ``mail``, if any; ``in_sight()`` returns the seats whose page is visible."""
        self._live, self._in_sight, self._mail = live, in_sight, mail

    async def remind(self, seat: int) -> None:
        """Email the person on ``seat``, if they want that."""
        box, number = self._live.stored.seats[seat].mail, self._live.match.number(seat)
        if self._mail is None or not box:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(self._mail.grace):
                await self._live.closed.wait()
        if self._waits(seat, number):
            with suppress(StoreFailed):
                await self._mail.send_turn(box, self._notice(seat))

    def _waits(self, seat: int, number: int) -> bool:
        match = self._live.match
        is_due = seat in match.to_act and match.number(seat) == number
        return is_due and seat not in self._in_sight() and not self._live.closed.is_set()

    def _notice(self, seat: int) -> TurnNotice:
        game, stored = self._live.match.game, self._live.stored
        people = zip(game.names, stored.seats, strict=True)
        names = tuple(each.person.called or name for name, each in people)
        return TurnNotice(self._live.table, game.title, names[:seat] + names[seat + 1 :])

    async def ask(self, request: SeatMail) -> None:
        """Email the person on a seat from now on. Raises `WrongToken` or `StoreFailed`."""
        await self._live.alone(partial(self._ask, request))

    async def _ask(self, request: SeatMail) -> None:
        stored, box = self._live.stored, digest(request.key)
        seat = seat_of_key(stored, request.token)
        if stored.seats[seat].mail != box:
            await self._live.reseat(stored.with_seat(seat, replace(stored.seats[seat], mail=box)))
