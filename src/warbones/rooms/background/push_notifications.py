"""Notifications of people whose page is closed or hidden, when they are to move or a guest asks for a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from warbones.concurrency.detached import begun
from warbones.protocol.messages import PushRequest, PushTarget
from warbones.rooms.background.mail_notifications import MailNotifier
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.assignment import seat_of_key
from warbones.rooms.services import BadTarget, Push, PushService
from warbones.rooms.storage.store import StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.token_buckets import TokenBucket
from warbones.table.clock_kinds import KINDS

MOST_TARGETS: Final = 4
"""The maximum number of browsers notified for one seat; older ones are dropped."""

GUEST_RATE: Final = 1 / 60
GUEST_BURST: Final = 3
"""The rate of notifications about guests per second, and the largest burst, in case a guest keeps leaving and asking.
"""


Send = Callable[[PushTarget, str], Awaitable[Push]]
"""Notifies a browser about a table, as `PushService.send` does."""


class PushNotifier:
    """Notifies a seat whose page is out of sight when it is to act, or when a guest asks for a seat."""

    def __init__(
        self,
        live: LiveMatch,
        in_sight: Callable[[], Collection[int]],
        push: PushService | None,
        mail: MailNotifier,
    ) -> None:
        """Watch ``live`` for changes; ``in_sight()`` returns the seats whose page is visible.

        ``mail`` reminds those of their turn whom no push message reaches.
        """
        self._live, self._in_sight, self._push, self._mail = live, in_sight, push, mail
        self._asked = self._asked_now()
        self._guests = TokenBucket(GUEST_RATE, GUEST_BURST)
        self.tasks: set[asyncio.Task[Any]] = set()
        live.signal.listen(self._look)

    def _asked_now(self) -> frozenset[int]:
        return self._live.match.to_act & self._live.stored.people

    def _look(self) -> None:
        if self._live.closed.is_set() or self._live.is_busy:
            return
        before, self._asked = self._asked, self._asked_now()
        for seat in self._away(self._asked - before):
            self._begin(self._call_to_act(seat))

    def _away(self, seats: Collection[int]) -> list[int]:
        """Return those of ``seats`` whose page is out of sight and who want to be notified."""
        wanting = self._live.stored.where(lambda seat: seat.pushes or seat.mail)
        return [seat for seat in wanting if seat in seats and seat not in self._in_sight()]

    async def _call_to_act(self, seat: int) -> None:
        """Notify a seat that it is to act, by email if no browser can be reached."""
        if not (self._push and await self._call(seat, partial(self._push.send, hurry=self._hurries))):
            await self._mail.remind(seat)

    def guest_asks(self) -> None:
        """Notify the people at the table that a guest asks for a seat, unless one of them is looking at it."""
        seats = self._live.stored.people.difference(self._live.stored.free)
        if self._push and not seats & {*self._in_sight()} and self._guests.allows():
            for seat in self._away(seats):
                self._begin(self._call(seat, partial(self._push.send, hurry=True, guest=True)))

    def _begin(self, calling: Coroutine[Any, Any, object]) -> None:
        task = begun(calling, f"Notifications of table {self._live.table}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _call(self, seat: int, send: Send) -> bool:
        """Notify the browsers of a seat, and return whether a push service has accepted the message for one of them."""
        results = [await self._called(seat, target, send) for target in self._live.stored.seats[seat].pushes]
        return Push.ACCEPTED in results

    async def _called(self, seat: int, target: PushTarget, send: Send) -> Push:
        try:
            result = await send(target, self._live.table)
        except BadTarget:  # stored when other push services were allowed
            result = Push.EXPIRED
        if result is Push.EXPIRED:
            with suppress(StoreFailed):  # the table's next server will try this target again
                await self._live.alone(partial(self._forget, seat, target))
        return result

    @property
    def _hurries(self) -> bool:
        clock = self._live.stored.clock
        return clock is not None and not KINDS[clock.kind].is_correspondence

    async def _forget(self, seat: int, target: PushTarget) -> None:
        await self._live.reseat(_with_target(self._live.stored, seat, target, on=False))

    async def ask(self, request: PushRequest) -> None:
        """Turn a browser's notifications on or off. Raises `WrongToken`, `BadTarget` or `StoreFailed`."""
        if self._push is None or not await self._push.key():
            raise BadTarget.saying("refused-push-off")
        self._push.must_reach(request.target)
        await self._live.alone(partial(self._ask, request))

    async def _ask(self, request: PushRequest) -> None:
        stored = self._live.stored
        called = _with_target(stored, seat_of_key(stored, request.token), request.target, on=request.on)
        if called != stored:
            await self._live.reseat(called)


def _with_target(stored: StoredMatch, seat: int, target: PushTarget, *, on: bool) -> StoredMatch:
    """Return the match with a seat's notifications turned on or off for one browser."""
    before = stored.seats[seat]
    others = tuple(each for each in before.pushes if each.endpoint != target.endpoint)
    return stored.with_seat(seat, replace(before, pushes=(*others, target)[-MOST_TARGETS:] if on else others))
