"""Who is asked something at a rated table without a clock, and has gone: who waits need not wait for ever."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.rated import is_rated
from warbones.table.endings import TWO

AWAY: Final = 10 * 60 * 1000
"""Milliseconds that somebody who is asked may be away while another one waits at the table."""


class Absence:
    """Notes since when people are waited for who are not here, by whom somebody else is. A restart begins anew."""

    def __init__(self, live: LiveMatch, here: Callable[[], Collection[int]]) -> None:
        """Look at ``live`` whenever it changes; ``here()`` are the seats whose people are connected."""
        self._live, self._here = live, here
        self._since: dict[int, int] = {}
        live.signal.listen(self._look)

    def _look(self) -> None:
        now, missing = self._live.clocks.now(), self._missing()
        self._since = {seat: self._since.get(seat, now) for seat in missing}

    def _missing(self) -> frozenset[int]:
        """Return who is asked and not here, where that keeps a rated match from its end, and somebody is here."""
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
        """When somebody will have been waited for long enough; None where that is past, or nobody is."""
        later = (at + AWAY for at in self._since.values())
        return min((at for at in later if at > self._live.clocks.now()), default=None)

    def gone(self, seat: int) -> int | None:
        """Return who has been away for so long that ``seat`` may end the match; None where nobody has."""
        now = self._live.clocks.now()
        return next((other for other, at in self._since.items() if other != seat and now >= at + AWAY), None)

    def must_be_gone(self, seat: int) -> int:
        """Return the same. Raises `NotNow` where nobody has been away for so long."""
        gone = self.gone(seat)
        if gone is None:
            raise NotNow.saying("refused-rated-match-without-clock", minutes=AWAY // 60000)
        return gone
