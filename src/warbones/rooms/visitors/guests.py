"""The guests of a table that has not begun: people without a seat who are about to take one."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from msgspec.structs import replace

from warbones.protocol.messages import Admission, Guest, TableTicket
from warbones.rooms.errors import NotNow
from warbones.rooms.visitors.connections import Connection

MOST_GUESTS: Final = 8
"""The maximum number of guests of one table at a time."""


class Guests:
    """The guests at one table, in the order of their arrival."""

    def __init__(self) -> None:
        """Start without guests."""
        self._guests: dict[Connection, Guest] = {}
        self._count = 0

    def knock(self, connection: Connection, guest: Guest) -> bool:
        """Add or change a guest and give them a number. Return whether they have only now asked for a seat.

        Raises `NotNow` if there are too many.
        """
        known = self._guests.get(connection)
        if known is None and len(self._guests) >= MOST_GUESTS:
            raise NotNow.saying("refused-guests-full", most=MOST_GUESTS)
        if known is None:
            self._count += 1
        self._guests[connection] = replace(guest, number=known.number if known else self._count)
        return guest.what == "asks" and (known is None or known.what != "asks")

    def leave(self, connection: Connection) -> None:
        """Forget the guest of a connection, if it has one."""
        self._guests.pop(connection, None)

    def at(self, seats: Container[int], is_blocked: Callable[[str], bool]) -> tuple[Guest, ...]:
        """Return the guests who are about to take one of these seats, without names that are blocked."""
        return tuple(
            replace(guest, name="") if is_blocked(guest.name) else guest
            for guest in self._guests.values()
            if guest.seat in seats
        )

    def asking(self, number: int) -> tuple[Connection, Guest]:
        """Return a guest who asks for a seat. Raises `NotNow` if they have gone."""
        for connection, guest in self._guests.items():
            if (guest.number, guest.what) == (number, "asks"):
                return connection, guest
        raise NotNow.saying("refused-guest-gone")

    def answer(self, connection: Connection, ticket: TableTicket | None) -> None:
        """Tell a guest whether they may sit down, and forget them."""
        self.leave(connection)
        connection.admissions.put_nowait(Admission(ticket=ticket))
