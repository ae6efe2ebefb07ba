"""The people and bots at a table, as everybody may know them, and whether their match is rated."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from warbones.club.bots import bot_rating
from warbones.club.ratings import shown
from warbones.protocol.messages import Seal, Sitter
from warbones.rooms.dice.client_seeds import seal
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.rated import is_rated, may_hint
from warbones.rooms.storage.seat import Seat
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.connections import Visits


def sitters(match: StoredMatch, names: Sequence[str], here: Collection[int]) -> tuple[Sitter, ...]:
    """Return who sits where, as everybody may know; ``here`` are the seats whose people are connected."""
    return tuple(_sitter(match, seat, name, here=seat in here) for seat, name in enumerate(names))


def _sitter(match: StoredMatch, number: int, name: str, *, here: bool) -> Sitter:
    seat = match.seats[number]
    person, stand_in = seat.person, seat.stand_in
    return Sitter(
        seat=number,
        name=name,
        kind=seat.kind,
        here=here,
        bot=seat.player,
        stands_in=stand_in is not None,
        called=person.called,
        out=stand_in is not None and stand_in.out,
        mark=person.mark,
        rating=_rating(match.game, seat),
        wants=person.wants,
        failed=stand_in.failed if stand_in else "",
    )


def _rating(game: str, seat: Seat) -> int:
    """Return what people are shown of the rating of whoever sits there, 0 where there is none."""
    known = bot_rating(game, seat.bot) if seat.bot else None
    return shown(known) if known else seat.person.rating


class Seated(NamedTuple):
    """What follows from who sits where, while ``match`` is stored, these are ``here``, and it ``waits`` or not."""

    match: StoredMatch
    here: Collection[int]
    waits: bool
    sitters: tuple[Sitter, ...]
    free: bool
    rated: bool
    bots: bool
    may_hint: bool
    seal: Seal | None


class Company:
    """The people and bots at one table. What follows is worked out anew only once somebody came, went or changed."""

    def __init__(self, live: LiveMatch, visits: Visits) -> None:
        """Look at who sits at ``live``, and whose ``visits`` there are."""
        self._live, self._visits = live, visits
        self._seated: Seated | None = None

    def now(self) -> Seated:
        """Return the facts of this moment."""
        match, here, waits, last = self._live.stored, self._visits.here, self._live.match.waits, self._seated
        if last is None or last.match is not match or last.here != here or last.waits != waits:
            self._seated = last = Seated(
                match,
                here,
                waits,
                sitters=sitters(match, self._live.match.game.names, here),
                free=bool(match.free),
                rated=is_rated(match),
                bots=bool(match.bots),
                may_hint=may_hint(match),
                seal=seal(match, open_=waits),
            )
        return last
