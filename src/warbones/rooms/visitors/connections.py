"""Who is at a table now: the sockets of each seat, and of those who watch."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final

from warbones.core.errors import WarbonesError

SEAT_SOCKETS: Final = 8
"""Sockets that one seat may have open: with one more, the oldest goes."""

WATCHERS: Final = 200
"""Sockets that may watch one table."""


class TooManyWatchers(WarbonesError):
    """A table that is watched from everywhere."""


class Elsewhere(WarbonesError):
    """A seat that is open in too many places."""


class Visit:
    """One socket at a table. ``seat`` None: it watches. ``sent_away``: another one has taken its place, and ``why``."""

    def __init__(self, seat: int | None, *, seen: bool = True, client: str = "") -> None:
        """Come to ``seat`` from the address of ``client``; ``seen``: the page is in sight."""
        self.seat, self.seen, self.client = seat, seen, client
        self.sent_away = asyncio.Event()
        self.why: WarbonesError | None = None

    def send_away(self, why: WarbonesError) -> None:
        """Have the socket leave."""
        self.why = why
        self.sent_away.set()


class Visits:
    """The visits at one table, the oldest first."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._visits: defaultdict[int | None, list[Visit]] = defaultdict(list)
        self.here: frozenset[int] = frozenset()
        """The seats that somebody's socket is at."""

    def arrive(self, visit: Visit) -> None:
        """Let a socket in. Raises `TooManyWatchers`."""
        visits = self._visits[visit.seat]
        if visit.seat is None and len(visits) >= WATCHERS:
            raise TooManyWatchers.saying("refused-people-watch-table-already", count=WATCHERS)
        visits.append(visit)
        self._look()
        if visit.seat is not None and len(visits) > SEAT_SOCKETS:
            visits.pop(0).send_away(Elsewhere.saying("refused-seat-opened-too-many"))

    def send_away(self, seat: int, why: WarbonesError) -> None:
        """Have every socket of a seat leave."""
        for visit in self._visits.pop(seat, []):
            visit.send_away(why)
        self._look()

    def leave(self, visit: Visit) -> None:
        """Forget a socket, if it was not sent away before."""
        if visit in self._visits[visit.seat]:
            self._visits[visit.seat].remove(visit)
            self._look()

    def _look(self) -> None:
        self.here = frozenset(seat for seat, visits in self._visits.items() if seat is not None and visits)

    @property
    def in_sight(self) -> frozenset[int]:
        """The seats of whose pages one is in sight."""
        return frozenset(seat for seat in self.here if any(visit.seen for visit in self._visits[seat]))

    def anybody(self) -> bool:
        """Return whether anybody plays or watches now."""
        return any(self._visits.values())

    def clients(self) -> frozenset[str]:
        """Return the addresses that wait for the table: those at seats, or else the watchers."""
        at_seats = frozenset(visit.client for seat in self.here for visit in self._visits[seat])
        return at_seats or frozenset(visit.client for visit in self._visits[None])

    @property
    def playing(self) -> int:
        """How many sockets are at seats."""
        return sum(len(visits) for seat, visits in self._visits.items() if seat is not None)

    @property
    def watching(self) -> int:
        """How many watch."""
        return len(self._visits[None])
