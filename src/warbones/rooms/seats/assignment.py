"""How seats are taken: by a link, by a player of this server, or from another device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.protocol.messages import Claim
from warbones.rooms.seats.keys import CarriedAway, SpentToken, digest, seat_of
from warbones.rooms.storage.seat import Person
from warbones.rooms.storage.stored_match import NAMELESS, StoredMatch

Alike = Callable[[str, str], bool]
"""Says whether people take two names for one another."""


class NotFree(WarbonesError):
    """A seat that nobody may take."""


def seat_of_key(match: StoredMatch, token: str) -> int:
    """Return the seat that ``token`` opens. Raises `WrongToken`, `SpentToken` or `CarriedAway`."""
    shown = digest(token)
    if any(shown in seat.keys.left for seat in match.seats):
        raise CarriedAway
    if any(shown in seat.keys.spent for seat in match.seats):
        raise SpentToken
    return seat_of(token, [seat.keys.key for seat in match.seats])


def seat_of_link(match: StoredMatch, asked: Claim) -> int:
    """Return the seat that a link may give to whoever claims it, or gave before. Raises `WrongToken` or `NotFree`."""
    link, secret = digest(asked.token), digest(asked.secret)
    for seat, each in enumerate(match.seats):
        if link in each.keys.used:
            if each.keys.key != secret:
                raise SpentToken
            return seat
    moving = match.where(lambda seat: seat.keys.link == link)
    seat = moving[0] if moving else seat_of(asked.token, [each.keys.key for each in match.seats])
    if not (moving or match.seats[seat].is_free):
        raise SpentToken
    _must_be_new(match, secret)
    return seat


def taken(match: StoredMatch, seat: int, token: str, *, brings: bool = False) -> StoredMatch:
    """Return the match once ``token`` opens ``seat``, and nothing else does. Raises `NotFree`.

    Whoever comes ``brings`` a share to the dice next.
    """
    key = digest(token)
    _must_be_new(match, key)
    return match.with_seat(seat, match.seats[seat].taken(key, brings=brings))


def given_away(match: StoredMatch, seat: int, token: str, *, brings: bool = False) -> StoredMatch:
    """Return the match once ``seat`` of a listed table is taken by whoever has the new token. Raises `NotFree`."""
    if not match.listed:
        raise NotFree.saying("refused-seats-table-taken-invitation")
    if seat not in match.free:
        raise NotFree.saying("refused-seat-not-free-choose")
    return taken(match, seat, token, brings=brings)


def _must_be_new(match: StoredMatch, key: str) -> None:
    if any(key in seat.keys.all for seat in match.seats):
        raise NotFree.saying("refused-secret-opens-something-table")


def carrying(match: StoredMatch, seat: int, link: str) -> StoredMatch:
    """Return the match once ``link`` takes ``seat`` to another device."""
    before = match.seats[seat]
    return match.with_seat(seat, replace(before, keys=before.keys.with_link(digest(link))))


def named(match: StoredMatch, seat: int, name: str, names: Sequence[str], is_alike: Alike) -> StoredMatch:
    """Return the match once ``seat`` is called ``name``. Raises `NotFree` where one of ``names`` is alike."""
    others = [(names[other], each.person.called) for other, each in enumerate(match.seats) if other != seat]
    if any(is_alike(name, each) for both in others for each in both):
        raise NotFree.saying("refused-somebody-table-name-choose")
    return _with_person(match, seat, replace(match.seats[seat].person, called=name))


def with_player(match: StoredMatch, seat: int, person: Person, is_alike: Alike) -> StoredMatch:
    """Return the match once ``seat`` is a player's.

    Whoever typed that name in at another seat, or one that looks like it, has it no more: a player's is their own.
    """
    for other in match.where(lambda each: not each.person.mark and is_alike(each.person.called, person.called)):
        match = _with_person(match, other, replace(match.seats[other].person, called=""))
    return _with_person(match, seat, person)


def without_player(match: StoredMatch, seat: int) -> StoredMatch:
    """Return the match once nothing is left there of the player who sat on ``seat``."""
    return _with_person(match, seat, Person(NAMELESS))


def _with_person(match: StoredMatch, seat: int, person: Person) -> StoredMatch:
    return match.with_seat(seat, replace(match.seats[seat], person=person))
