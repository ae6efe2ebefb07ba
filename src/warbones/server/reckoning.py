"""The chances of rolls that people ask for, worked out beside the event loop and kept for who asks again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from warbones.core.position import Position
from warbones.core.scene import Odds
from warbones.server.messages import Ask, Reckoned
from warbones.server.pace import Turnstile
from warbones.server.wishes import NotNow

if TYPE_CHECKING:
    from warbones.server.room import Room

RATE: Final = 2
BURST: Final = 6
"""Odds a second for one seat, and at once."""

KEPT: Final = 64
"""Odds that a table keeps, the newest."""


class Reckoning:
    """Works out chances at one table."""

    def __init__(self, room: Room) -> None:
        """Serve the match at ``room``."""
        self._room = room
        self._turnstile = Turnstile(
            RATE, BURST, f"One question about odds at a time, and {RATE} in a second: ask again in a moment."
        )
        self._kept: dict[bytes, Odds] = {}

    async def odds(self, seat: int, ask: Ask) -> Reckoned:
        """Return the chances of the roll that ``seat`` asks about, by what it knows. Raises `WarbonesError`."""
        if not self._room.match.is_on:
            raise NotNow("Nothing is rolled now.")
        with self._turnstile.through(seat):
            odds = await self._worked_out(self._room.match.position.seen_by(seat), seat, ask.action)
        return Reckoned(id=ask.id, action=ask.action, odds=odds)

    async def _worked_out(self, seen: Position, seat: int, action: str) -> Odds:
        key = msgspec.json.encode((seen.to_dict(), seat, action))
        if key not in self._kept:
            odds = await asyncio.to_thread(seen.odds, seat, action or None)
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = odds
        return self._kept[key]
