"""Abandoned seats at rated tables without a clock: after a while, the opponent may end the match."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.rated import is_rated
from warbones.table.endings import TWO

AWAY: Final = 10 * 60 * 1000
"""Milliseconds for which a seat to move may be away while somebody else waits at the table."""


class Abandonment:
    """Records the time since which a seat to move has been away while its opponent waits. A restart resets it."""

    def __init__(self, live: LiveMatch, here: Callable[[], Collection[int]]) -> None:
        """Watch ``live`` for changes; ``here()`` returns the connected seats."""
        self._live, self._here = live, here
        self._since: dict[int, int] = {}
        live.signal.listen(self._look)

    def _look(self) -> None:
        now, missing = self._live.clocks.now(), self._missing()
        self._since = {seat: self._since.get(seat, now) for seat in missing}

    def _missing(self) -> frozenset[int]:
        """Return the absent seats to move, if the match is rated, has no clock and somebody waits."""
        match, stored = self._live.match, self._live.stored
        if stored.clock or not match.is_on or len(match.game.names) != TWO:
            return frozenset()
        if not any(seat.person.wants for seat in stored.seats):
            return frozenset()
        here, people = frozenset(self._here()), stored.people
        asked = match.to_act & people
        return asked - here if here & people - asked and is_rated(stored) else frozenset()

    @property
    def due(self) -> int | None:
        """The next time at which a seat counts as gone, if any."""
        later = (at + AWAY for at in self._since.values())
        return min((at for at in later if at > self._live.clocks.now()), default=None)

    def gone(self, seat: int) -> int | None:
        """Return the opponent who has been away long enough for ``seat`` to end the match, if any."""
        now = self._live.clocks.now()
        return next((other for other, at in self._since.items() if other != seat and now >= at + AWAY), None)

    def must_be_gone(self, seat: int) -> int:
        """Return the opponent as `gone` does. Raises `NotNow` without one."""
        gone = self.gone(seat)
        if gone is None:
            raise NotNow.saying("refused-claim-early", minutes=AWAY // 60000)
        return gone
