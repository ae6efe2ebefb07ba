"""Odds of rolls on request, computed outside the event loop and cached."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from warbones.concurrency.fair_queue import NOBODY
from warbones.core.messages import msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Odds
from warbones.protocol.messages import Ask, OddsAnswer
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.services import ThrowService
from warbones.rooms.token_buckets import SeatLimiter

RATE: Final = 2
BURST: Final = 6
"""The rate of odds for one seat, in answers a second, and the largest burst."""

CACHED: Final = 64
"""The maximum number of answers cached at a table; older ones are dropped."""


class OddsService:
    """Computes odds at one table."""

    def __init__(self, live: LiveMatch, throw_service: ThrowService) -> None:
        """Compute the odds of the match in ``live`` on the threads of ``throw_service``."""
        self._live, self._throw_service = live, throw_service
        self._limiter = SeatLimiter(RATE, BURST, msg("refused-odds-rate", most=RATE))
        self._kept: dict[bytes, Odds] = {}

    async def odds(self, seat: int, ask: Ask, client: str = NOBODY) -> OddsAnswer:
        """Return the odds of a roll, from the seat's knowledge. Raises `WarbonesError`."""
        if not self._live.match.is_on:
            raise NotNow.saying("refused-odds-not-due")
        with self._limiter.through(seat):
            odds = await self._worked_out(self._live.match.position.seen_by(seat), seat, ask.action, client)
        return OddsAnswer(id=ask.id, action=ask.action, odds=odds)

    async def _worked_out(self, seen: Position, seat: int, action: str, client: str) -> Odds:
        key = msgspec.json.encode((seen.to_dict(), seat, action))
        if key not in self._kept:
            odds = await self._throw_service.do(partial(seen.odds_messages, seat, action or None), lambda: (client,))
            while len(self._kept) >= CACHED:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = odds
        return self._kept[key]
