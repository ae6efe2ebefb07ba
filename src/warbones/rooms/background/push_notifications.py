"""Push notifications to people whose page is closed or hidden, when they are to move or a guest asks for a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from warbones.concurrency.detached import begun
from warbones.protocol.messages import PushRequest, PushTarget
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.rate_limits import TokenBucket
from warbones.rooms.seats.assignment import seat_of_key
from warbones.rooms.services import BadTarget, PushService
from warbones.rooms.storage.store import StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.clock_kinds import KINDS

MOST_TARGETS: Final = 4
"""The most browsers notified for one seat; older ones are dropped."""

GUEST_RATE: Final = 1 / 60
GUEST_BURST: Final = 3
"""The rate of notifications about guests per second, and the most at once, in case a guest keeps leaving and asking."""


Send = Callable[[PushTarget, str], Awaitable[bool]]
"""Notifies a browser about a table, as `PushService.send` does."""


class PushNotifier:
    """Notifies a seat whose page is out of sight when it is to act, or when a guest asks for a seat."""

    def __init__(self, live: LiveMatch, in_sight: Callable[[], Collection[int]], push: PushService | None) -> None:
        """Watch ``live`` for changes; ``in_sight()`` returns the seats whose page is visible."""
        self._live, self._in_sight, self._push = live, in_sight, push
        self._asked = self._asked_now()
        self._guests = TokenBucket(GUEST_RATE, GUEST_BURST)
        self.tasks: set[asyncio.Task[None]] = set()
        live.signal.listen(self._look)

    def _asked_now(self) -> frozenset[int]:
        return self._live.match.to_act & self._live.stored.people

    def _look(self) -> None:
        if self._live.closed.is_set() or self._live.is_busy or self._push is None:
            return
        before, self._asked = self._asked, self._asked_now()
        self._notify(self._asked - before, partial(self._push.send, hurry=self._hurries))

    def guest_asks(self) -> None:
        """Notify the people at the table that a guest asks for a seat, unless one of them is looking at it."""
        seats = self._live.stored.people.difference(self._live.stored.free)
        if self._push and not seats & {*self._in_sight()} and self._guests.allows():
            self._notify(seats, partial(self._push.send, hurry=True, guest=True))

    def _notify(self, seats: Collection[int], send: Send) -> None:
        """Notify those of ``seats`` whose page is out of sight."""
        for seat in {*seats}.difference(self._in_sight()):
            if targets := self._live.stored.seats[seat].pushes:
                task = begun(self._call(seat, targets, send), f"Push notifications of table {self._live.table}")
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _call(self, seat: int, targets: Collection[PushTarget], send: Send) -> None:
        for target in targets:
            try:
                heard = await send(target, self._live.table)
            except BadTarget:  # stored when other push services were allowed
                heard = False
            if not heard:
                with suppress(StoreFailed):  # the table's next server will try this target again
                    await self._live.alone(partial(self._forget, seat, target))

    @property
    def _hurries(self) -> bool:
        clock = self._live.stored.clock
        return clock is not None and not KINDS[clock.kind].is_correspondence

    async def _forget(self, seat: int, target: PushTarget) -> None:
        await self._live.reseat(_called(self._live.stored, seat, target, on=False))

    async def ask(self, request: PushRequest) -> None:
        """Turn a browser's notifications on or off. Raises `WrongToken`, `BadTarget` or `StoreFailed`."""
        if self._push is None or not await self._push.key():
            raise BadTarget.saying("refused-push-off")
        self._push.must_reach(request.target)
        await self._live.alone(partial(self._ask, request))

    async def _ask(self, request: PushRequest) -> None:
        stored = self._live.stored
        called = _called(stored, seat_of_key(stored, request.token), request.target, on=request.on)
        if called != stored:
            await self._live.reseat(called)


def _called(stored: StoredMatch, seat: int, target: PushTarget, *, on: bool) -> StoredMatch:
    """Return the match with a seat's notifications turned on or off for one browser."""
    before = stored.seats[seat]
    others = tuple(each for each in before.pushes if each.endpoint != target.endpoint)
    return stored.with_seat(seat, replace(before, pushes=(*others, target)[-MOST_TARGETS:] if on else others))
