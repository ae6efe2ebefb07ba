"""All tables: setting one up, finding it again, and which of them are in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from warbones.core.errors import WarbonesError
from warbones.core.game import Game
from warbones.games import load
from warbones.server.bots import OFFERED, Bots
from warbones.server.keys import digest, new_table, new_token
from warbones.server.messages import SeatTicket, TableRequest, TableTicket
from warbones.server.room import Room
from warbones.server.storage import Store, StoredMatch
from warbones.table.answers import Turn
from warbones.table.dice import HonestDice
from warbones.table.match import Match

logger = logging.getLogger(__name__)

KEPT = 32
"""Tables that stay in memory while nobody sits at them."""

RECENT = 2
"""A bot that owes a move goes on after a restart where somebody played within so many days."""


class BadRequest(WarbonesError):
    """A table that cannot be set up as asked."""


class OldRules(WarbonesError):
    """A match that was played under other rules than this program has."""


class _Place:
    """A table in memory, or on its way there, and how many hold on to it."""

    def __init__(self, opening: asyncio.Task[Room]) -> None:
        self.opening = opening
        self.guests = 0

    @property
    def is_usable(self) -> bool:
        if not self.opening.done():
            return True
        return self.opening.exception() is None and not self.opening.result().closed.is_set()

    @property
    def is_idle(self) -> bool:
        return not self.guests and self.opening.done() and (not self.is_usable or self.opening.result().is_idle)


class Rooms:
    """The tables of one server."""

    def __init__(self, store: Store, bots: Bots) -> None:
        """Keep matches in ``store``, and have ``bots`` play the bots' seats."""
        self._store, self._bots = store, bots
        self._places: dict[str, _Place] = {}

    # Setting up

    async def create(self, request: TableRequest) -> TableTicket:
        """Set up a table. Raises `UnknownGame`, `UnknownOption` or `BadRequest`."""
        game = load(request.game)
        _check_seats(game, request)
        tokens = [new_token() if seat.kind == "person" else None for seat in request.seats]
        stored = StoredMatch(
            game=game.id,
            rules_version=game.rules_version,
            options=request.options,
            bots=tuple(None if seat.kind == "person" else seat.bot for seat in request.seats),
            keys=tuple(token and digest(token) for token in tokens),
            secret=secrets.token_bytes(32),
        )
        table = new_table()
        await self._store.create(table, stored, _match(game, stored).open().turn)
        seats = tuple(SeatTicket(seat=seat, token=token) for seat, token in enumerate(tokens) if token)
        return TableTicket(table=table, game=game.id, title=game.title, seats=seats)

    # In memory

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """Hold a table in memory while the context lasts. Raises `UnknownTable` or `OldRules`."""
        place = self._place(table)
        place.guests += 1
        try:
            yield await asyncio.shield(place.opening)
        finally:
            place.guests -= 1
            self._tidy()

    def _place(self, table: str) -> _Place:
        place = self._places.pop(table, None)
        if place is None or not place.is_usable:
            place = _Place(asyncio.create_task(self._restore(table)))
        self._places[table] = place  # the last used is the last to go
        return place

    def _tidy(self) -> None:
        idle = [table for table, place in self._places.items() if place.is_idle]
        useless = [table for table in idle if not self._places[table].is_usable]
        for table in {*useless, *idle[: max(0, len(self._places) - KEPT)]}:
            del self._places[table]

    async def _restore(self, table: str) -> Room:
        """Fold a stored match, one turn at a time, so that no other table is late for it."""
        stored, turns = await self._store.load(table)
        game = load(stored.game)
        if game.rules_version != stored.rules_version:
            raise OldRules(
                f"This match was played under version {stored.rules_version} of the rules of {game.title}, "
                f"and this program plays version {game.rules_version}."
            )
        room = Room(table, stored, _match(game, stored), self._store, self._bots)
        for turn in turns:
            _fold(room, turn)
            await asyncio.sleep(0)
        return room

    # The server's start and end

    async def resume(self) -> None:
        """Let the bots go on at every table where somebody played lately."""
        for table in await self._store.unfinished(RECENT):
            try:
                async with self.enter(table) as room:
                    room.wake()
            except WarbonesError as error:
                logger.warning("Table %s is not resumed: %s", table, error)

    def close(self) -> None:
        """Send everybody away."""
        for place in self._places.values():
            if place.opening.done() and place.is_usable:
                place.opening.result().close()


def _fold(room: Room, turn: Turn) -> None:
    try:
        room.fold(turn)
    except WarbonesError as error:  # whose text may tell what is secret
        raise OldRules("This match was played under rules that this program does not have.") from error


def _match(game: Game, stored: StoredMatch) -> Match:
    return Match(game, stored.options, None if stored.secret is None else HonestDice(stored.secret))


def _check_seats(game: Game, request: TableRequest) -> None:
    if len(request.seats) != len(game.names):
        raise BadRequest(f"{game.title} has {len(game.names)} seats, and {len(request.seats)} were asked for.")
    if all(seat.kind == "bot" for seat in request.seats):
        raise BadRequest("At least one seat must be a person's.")
    for seat in request.seats:
        if seat.kind == "bot" and seat.bot not in OFFERED:
            raise BadRequest(f"There is no bot {seat.bot!r}; there are {', '.join(OFFERED)}.")
