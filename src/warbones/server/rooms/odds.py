"""The chances of rolls that people ask for, worked out beside the event loop and kept for who asks again."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from warbones.core.play.position import Position
from warbones.core.view.scene import Odds
from warbones.server.protocol.messages import Ask, OddsTold
from warbones.server.rooms.live import LiveMatch
from warbones.server.rooms.pace import Turnstile
from warbones.server.rooms.proposals import NotNow

RATE: Final = 2
BURST: Final = 6
"""Odds a second for one seat, and at once."""

KEPT: Final = 64
"""Odds that a table keeps, the newest."""


class OddsService:
    """Works out chances at one table."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._turnstile = Turnstile(
            RATE, BURST, f"One question about odds at a time, and {RATE} in a second: ask again in a moment."
        )
        self._kept: dict[bytes, Odds] = {}

    async def odds(self, seat: int, ask: Ask) -> OddsTold:
        """Return the chances of the roll that ``seat`` asks about, by what it knows. Raises `WarbonesError`."""
        if not self._live.match.is_on:
            raise NotNow("Nothing is rolled now.")
        with self._turnstile.through(seat):
            odds = await self._worked_out(self._live.match.position.seen_by(seat), seat, ask.action)
        return OddsTold(id=ask.id, action=ask.action, odds=odds)

    async def _worked_out(self, seen: Position, seat: int, action: str) -> Odds:
        key = msgspec.json.encode((seen.to_dict(), seat, action))
        if key not in self._kept:
            odds = await asyncio.to_thread(seen.odds, seat, action or None)
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = odds
        return self._kept[key]
