"""The people and bots at a table, as shown to everybody."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from warbones.club.bots import bot_rating
from warbones.club.ratings import shown
from warbones.protocol.messages import DiceCommitment, Occupant
from warbones.rooms.dice.client_seeds import dice_commitment
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.assignment import with_allowed_names
from warbones.rooms.seats.rated import is_alone, is_rated, may_hint
from warbones.rooms.services import NameRules
from warbones.rooms.storage.seat import StoredSeat
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.connections import Connections


def occupants(match: StoredMatch, names: Sequence[str], here: Collection[int]) -> tuple[Occupant, ...]:
    """Return the public facts of each seat; ``here`` are the connected seats."""
    return tuple(_occupant(match, seat, name, here=seat in here) for seat, name in enumerate(names))


def _occupant(match: StoredMatch, number: int, name: str, *, here: bool) -> Occupant:
    seat = match.seats[number]
    person, stand_in = seat.person, seat.stand_in
    return Occupant(
        seat=number,
        name=name,
        kind=seat.kind,
        connected=here,
        bot=seat.player,
        stand_in=stand_in is not None,
        chosen_name=person.called,
        timed_out=stand_in is not None and stand_in.out,
        mark=person.mark,
        rating=_rating(match.game, seat),
        wants_rated=person.wants,
        failure=stand_in.failed if stand_in else "",
    )


def _rating(game: str, seat: StoredSeat) -> int:
    """Return the shown rating of a seat's person or bot, or 0."""
    known = bot_rating(game, seat.bot) if seat.bot else None
    return shown(known) if known else seat.person.rating


class Occupancy(NamedTuple):
    """Facts about the seats of ``match``, given the seats that are ``here`` and whether the match ``waits``."""

    match: StoredMatch
    here: Collection[int]
    waits: bool
    sitters: tuple[Occupant, ...]
    free: bool
    rated: bool
    bots: bool
    alone: bool
    may_hint: bool
    commitment: DiceCommitment | None


class Occupants:
    """The people and bots at one table. Their facts are cached until somebody comes, leaves or changes."""

    def __init__(self, live: LiveMatch, connections: Connections, names: NameRules) -> None:
        """Read the seats of ``live`` and its ``connections``, with the people's names that ``names`` allow."""
        self._live, self._connections, self._names = live, connections, names
        self._seated: Occupancy | None = None

    @property
    def shown(self) -> StoredMatch:
        """The match as everybody may read it."""
        return with_allowed_names(self._live.stored, self._names.is_blocked)

    def now(self) -> Occupancy:
        """Return the current facts."""
        match, here, waits, last = self.shown, self._connections.here, self._live.match.waits, self._seated
        if last is None or last.match is not match or last.here != here or last.waits != waits:
            self._seated = last = Occupancy(
                match,
                here,
                waits,
                sitters=occupants(match, self._live.match.game.names, here),
                free=bool(match.free),
                rated=is_rated(match),
                bots=bool(match.bots),
                alone=is_alone(match),
                may_hint=may_hint(match),
                commitment=dice_commitment(match, open_=waits),
            )
        return last
