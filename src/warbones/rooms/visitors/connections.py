"""The connections at a table: the sockets of each seat and of spectators."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.protocol.messages import Admission

MOST_OF_SEAT: Final = 8
"""The maximum number of sockets of one seat; another one closes the oldest."""

MOST_SPECTATORS: Final = 200
"""The maximum number of spectators of one table."""


class TooManySpectators(WarbonesError):
    """A spectator beyond the limit of a table."""


class TooManyConnections(WarbonesError):
    """The oldest socket of a seat that is open in too many places, which is closed."""


class Connection:
    """One socket at a table. ``sent_away`` is set when it must close, for the reason ``why``."""

    def __init__(self, seat: int | None, *, seen: bool = True, client: str = "") -> None:
        """Connect ``client`` to ``seat`` (None: a spectator); ``seen``: the page is visible."""
        self.seat, self.seen, self.client = seat, seen, client
        self.sent_away = asyncio.Event()
        self.why: WarbonesError | None = None
        self.sends_client_seed = False
        self.admissions = asyncio.Queue[Admission]()
        """The answers to a guest who asked for a seat."""

    def send_away(self, why: WarbonesError) -> None:
        """Make the socket close."""
        self.why = why
        self.sent_away.set()


class Connections:
    """The connections at one table, the oldest first."""

    def __init__(self) -> None:
        """Start without connections."""
        self._connections: defaultdict[int | None, list[Connection]] = defaultdict(list)
        self.here: frozenset[int] = frozenset()
        """The connected seats."""

    def arrive(self, connection: Connection) -> None:
        """Add a connection. Raises `TooManySpectators`."""
        connections = self._connections[connection.seat]
        if connection.seat is None and len(connections) >= MOST_SPECTATORS:
            raise TooManySpectators.saying("refused-spectators-full", count=MOST_SPECTATORS)
        connections.append(connection)
        self._look()
        if connection.seat is not None and len(connections) > MOST_OF_SEAT:
            connections.pop(0).send_away(TooManyConnections.saying("refused-seat-connections"))

    def send_away(self, seat: int, why: WarbonesError) -> None:
        """Close all connections of a seat."""
        for connection in self._connections.pop(seat, []):
            connection.send_away(why)
        self._look()

    def leave(self, connection: Connection) -> None:
        """Remove a connection, unless it was sent away before."""
        if connection in self._connections[connection.seat]:
            self._connections[connection.seat].remove(connection)
            self._look()

    def _look(self) -> None:
        self.here = frozenset(
            seat for seat, connections in self._connections.items() if seat is not None and connections
        )

    @property
    def in_sight(self) -> frozenset[int]:
        """The seats with a visible page."""
        return frozenset(seat for seat in self.here if any(connection.seen for connection in self._connections[seat]))

    def anybody(self) -> bool:
        """Return whether anybody is connected."""
        return any(self._connections.values())

    def clients(self) -> frozenset[str]:
        """Return the clients that wait for the table: those at seats, or the spectators if there are none."""
        at_seats = frozenset(connection.client for seat in self.here for connection in self._connections[seat])
        return at_seats or frozenset(connection.client for connection in self._connections[None])

    def addresses(self) -> tuple[tuple[int | None, str], ...]:
        """Return each client with its seat (None: a spectator), once."""
        found = ((seat, each.client) for seat, connections in self._connections.items() for each in connections)
        return tuple(dict.fromkeys(found))

    @property
    def playing(self) -> int:
        """The number of sockets at seats."""
        return sum(len(connections) for seat, connections in self._connections.items() if seat is not None)

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return len(self._connections[None])
