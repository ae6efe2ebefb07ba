"""Assignment of seats: by a link, to a player of this server, or from another device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.protocol.messages import Claim
from warbones.rooms.seats.keys import SeatTransferred, SpentToken, digest, seat_of
from warbones.rooms.seats.rated import is_rated
from warbones.rooms.storage.seat import Person
from warbones.rooms.storage.stored_match import DELETED_NAME, StoredMatch

Alike = Callable[[str, str], bool]
"""Returns whether two names are easily confused."""


class NotFree(WarbonesError):
    """A seat or name that is taken."""


def seat_of_key(match: StoredMatch, token: str) -> int:
    """Return the seat that ``token`` opens. Raises `WrongToken`, `SpentToken` or `SeatTransferred`."""
    shown = digest(token)
    if any(shown in seat.keys.left for seat in match.seats):
        raise SeatTransferred
    if any(shown in seat.keys.spent for seat in match.seats):
        raise SpentToken
    return seat_of(token, [seat.keys.key for seat in match.seats])


def seat_of_link(match: StoredMatch, asked: Claim) -> int:
    """Return the seat of a link that is unused, or was used by the same claim. Raises `WrongToken` or `NotFree`."""
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


def with_key(match: StoredMatch, seat: int, token: str, *, brings: bool = False) -> StoredMatch:
    """Return the match with ``token`` as the only key to ``seat``. Raises `NotFree`.

    ``brings``: the token's browser sends a client seed next.
    """
    key = digest(token)
    _must_be_new(match, key)
    return match.with_seat(seat, match.seats[seat].taken(key, brings=brings))


def with_new_person(match: StoredMatch, seat: int, token: str, *, brings: bool = False) -> StoredMatch:
    """Return the match of a listed table with a free seat given to a new token. Raises `NotFree`."""
    if not match.listed:
        raise NotFree.saying("refused-seat-by-invitation")
    if seat not in match.free:
        raise NotFree.saying("refused-seat-taken")
    return with_key(match, seat, token, brings=brings)


def _must_be_new(match: StoredMatch, key: str) -> None:
    if any(key in seat.keys.all for seat in match.seats):
        raise NotFree.saying("refused-secret-reused")


def with_transfer_link(match: StoredMatch, seat: int, link: str) -> StoredMatch:
    """Return the match with a link that transfers ``seat`` to another device."""
    before = match.seats[seat]
    return match.with_seat(seat, replace(before, keys=before.keys.with_link(digest(link))))


def with_name(match: StoredMatch, seat: int, name: str, names: Sequence[str], is_alike: Alike) -> StoredMatch:
    """Return the match with a new name for ``seat``. Raises `NotFree` if it resembles another seat's name."""
    others = [(names[other], each.person.called) for other, each in enumerate(match.seats) if other != seat]
    if any(is_alike(name, each) for both in others for each in both):
        raise NotFree.saying("refused-name-at-table")
    return _with_person(match, seat, replace(match.seats[seat].person, called=name))


def with_player(match: StoredMatch, seat: int, person: Person, is_alike: Alike) -> StoredMatch:
    """Return the match with a player of this server on ``seat``.

    A guest whose name resembles the player's loses it.
    """
    for other in match.where(lambda each: not each.person.mark and is_alike(each.person.called, person.called)):
        match = _with_person(match, other, replace(match.seats[other].person, called=""))
    return _with_person(match, seat, person)


def without_player(match: StoredMatch, seat: int, *, begun: bool = True) -> StoredMatch:
    """Return the match without any data of the player on ``seat``; a rated match that has ``begun`` stays rated."""
    match = match.with_seat(seat, replace(match.seats[seat], mail=""))
    return _with_person(match, seat, Person(DELETED_NAME, wants=begun and is_rated(match)))


def with_allowed_names(match: StoredMatch, is_blocked: Callable[[str], bool]) -> StoredMatch:
    """Return the match as others read it: without blocked names. Without any, it is the same object."""
    for seat in match.where(lambda each: each.person.called and is_blocked(each.person.called)):
        match = _with_person(match, seat, replace(match.seats[seat].person, called=DELETED_NAME))
    return match


def _with_person(match: StoredMatch, seat: int, person: Person) -> StoredMatch:
    return match.with_seat(seat, replace(match.seats[seat], person=person))
