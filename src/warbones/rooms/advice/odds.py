"""The chances of rolls that people ask for, worked out beside the event loop and kept for who asks again."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from warbones.concurrency.fair_queue import NOBODY
from warbones.core.messages import msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Odds
from warbones.protocol.messages import Ask, OddsTold
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.rate_limits import Turnstile
from warbones.rooms.services import Throwers

RATE: Final = 2
BURST: Final = 6
"""Odds a second for one seat, and at once."""

KEPT: Final = 64
"""Odds that a table keeps, the newest."""


class OddsService:
    """Works out chances at one table."""

    def __init__(self, live: LiveMatch, throwers: Throwers) -> None:
        """Work out the chances of the match ``live`` where throws are reckoned."""
        self._live, self._throwers = live, throwers
        self._turnstile = Turnstile(RATE, BURST, msg("refused-odds-at-once", most=RATE))
        self._kept: dict[bytes, Odds] = {}

    async def odds(self, seat: int, ask: Ask, client: str = NOBODY) -> OddsTold:
        """Return the chances of the roll that ``seat`` asks about, by what it knows, to ``client``.

        Raises `WarbonesError`.
        """
        if not self._live.match.is_on:
            raise NotNow.saying("refused-nothing-rolled-now")
        with self._turnstile.through(seat):
            odds = await self._worked_out(self._live.match.position.seen_by(seat), seat, ask.action, client)
        return OddsTold(id=ask.id, action=ask.action, odds=odds)

    async def _worked_out(self, seen: Position, seat: int, action: str, client: str) -> Odds:
        key = msgspec.json.encode((seen.to_dict(), seat, action))
        if key not in self._kept:
            odds = await self._throwers.do(partial(seen.odds_facts, seat, action or None), lambda: (client,))
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = odds
        return self._kept[key]
