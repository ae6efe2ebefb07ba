"""Who sits where: people at the browser that set the table up, friends who come by a link, bots, and stand-ins."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from warbones.club.names import is_alike
from warbones.core.errors import WarbonesError
from warbones.protocol.messages import Claim, Sitter
from warbones.rooms.keys import CarriedAway, SpentToken, digest, seat_of
from warbones.rooms.membership import is_rated, rating_at
from warbones.rooms.storage import StoredMatch


class Seated(NamedTuple):
    """What follows from who sits where, for who is told of it after each answer."""

    match: StoredMatch
    here: Collection[int]
    sitters: tuple[Sitter, ...]
    free: bool
    rated: bool
    players: bool
    may_hint: bool


class NotFree(WarbonesError):
    """A seat that nobody may take."""


def players(match: StoredMatch) -> dict[int, str]:
    """Return the bots that play now, by seat: the seat's own, or one that stands in."""
    own = {seat: bot for seat, bot in enumerate(match.bots) if bot is not None}
    return own | match.stand_ins


def free_seats(match: StoredMatch) -> tuple[int, ...]:
    """Return the friends' seats that nobody has joined."""
    return tuple(seat for seat in match.friends if seat not in match.taken)


def awaited(match: StoredMatch) -> tuple[int, ...]:
    """Return the seats whose browsers have still to bring a share to the dice."""
    shares = match.shares or ()
    return tuple(seat for seat in match.brings if not shares[seat] and seat not in match.stand_ins)


def people(match: StoredMatch) -> frozenset[int]:
    """Return the seats whose people have come and play themselves."""
    return frozenset(range(len(match.bots))) - players(match).keys() - {*free_seats(match)}


def hands_of(match: StoredMatch) -> frozenset[int]:
    """Return the seats whose people roll by hand: a bot's dice, and a stand-in's, are rolled here."""
    if match.secret is not None and not match.by_hand:
        return frozenset()
    return frozenset(range(len(match.bots))) - players(match).keys()


def may_hint(match: StoredMatch) -> bool:
    """Return whether bots may give hints here: between people, only where the table was set up with them."""
    return (match.hints or match.bots.count(None) == 1) and not is_rated(match)


def sitters(match: StoredMatch, names: Sequence[str], here: Collection[int]) -> tuple[Sitter, ...]:
    """Return who sits where, as everybody may know; ``here`` are the seats whose people are connected."""
    return tuple(_sitter(match, seat, name, seat in here) for seat, name in enumerate(names))


def _sitter(match: StoredMatch, seat: int, name: str, here: bool) -> Sitter:
    return Sitter(
        seat=seat,
        name=name,
        kind="bot" if match.bots[seat] is not None else "friend" if seat in match.friends else "person",
        here=here,
        bot=players(match).get(seat, ""),
        stands_in=seat in match.stand_ins,
        called=match.called.get(seat, ""),
        out=seat in match.out,
        mark=match.marks.get(seat, ""),
        rating=rating_at(match, seat),
        wants=seat in match.wants,
        failed=match.failed.get(seat, ""),
    )


def seated(before: Seated | None, match: StoredMatch, names: Sequence[str], here: Collection[int]) -> Seated:
    """Return what follows from who sits where, and is ``here``: ``before``, where nobody came or went since."""
    if before and before.match is match and before.here == here:
        return before
    return Seated(
        match,
        here,
        sitters(match, names, here),
        free=bool(free_seats(match)),
        rated=is_rated(match),
        players=bool(players(match)),
        may_hint=may_hint(match),
    )


def joined(match: StoredMatch, seat: int, *, brings: bool = False) -> StoredMatch:
    """Return the seating once somebody has come to ``seat``, who ``brings`` a share to the dice next."""
    return replace(match, taken=(*match.taken, seat), brings=(*match.brings, seat) if brings else match.brings)


def begun_without(match: StoredMatch) -> StoredMatch:
    """Return the seating once nobody is waited for any more: who comes late finds their clock running."""
    shares = match.shares or ()
    return replace(match, taken=match.friends, brings=tuple(seat for seat in match.brings if shares[seat]))


def given_away(match: StoredMatch, seat: int, token: str, *, brings: bool = False) -> StoredMatch:
    """Return the seating once ``seat`` of a listed table is taken by whoever has the new token. Raises `NotFree`."""
    if not match.listed:
        raise NotFree("Seats at this table are taken by invitation: ask for a link.")
    if seat not in free_seats(match):
        raise NotFree("This seat is not free: choose another one, or watch.")
    return joined(_with_key(match, seat, digest(token)), seat, brings=brings)


def handed(match: StoredMatch, seat: int, token: str) -> StoredMatch:
    """Return the seating once ``seat`` is theirs who have the new token, whoever had it before. Raises `NotFree`."""
    bound = _with_key(match, seat, digest(token))
    if seat in free_seats(match):
        return joined(bound, seat, brings=True)
    return replace(bound, left=tuple(key for key in (*match.left, match.keys[seat]) if key))


def must_be_new(match: StoredMatch, key: str) -> None:
    """Raise `NotFree` where a key's digest is one that opens, or opened, anything at this table."""
    if key in (*match.keys, *match.carried.values(), *match.spent, *match.left):
        raise NotFree("This secret opens something at this table already: make a new one for each seat.")


def _with_key(match: StoredMatch, seat: int, key: str) -> StoredMatch:
    """Return the seating once ``key`` opens ``seat``, and what opened it before is spent. Raises `NotFree`."""
    must_be_new(match, key)
    keys = (*match.keys[:seat], key, *match.keys[seat + 1 :])
    before = {old: seat for old in (match.keys[seat], match.carried.get(seat)) if old}
    carried = {other: link for other, link in match.carried.items() if other != seat}
    pushes = {other: targets for other, targets in match.pushes.items() if other != seat}
    return replace(match, keys=keys, carried=carried, spent=match.spent | before, pushes=pushes)


def seat_of_key(match: StoredMatch, token: str) -> int:
    """Return the seat that ``token`` opens. Raises `WrongToken`, `SpentToken` or `CarriedAway`."""
    if digest(token) in match.left:
        raise CarriedAway
    if digest(token) in match.spent:
        raise SpentToken
    return seat_of(token, match.keys)


def seat_of_link(match: StoredMatch, asked: Claim) -> int:
    """Return the seat that a link may give to who claims it, or gave before. Raises `WrongToken` or `NotFree`."""
    link, secret = digest(asked.token), digest(asked.secret)
    if link in match.spent:
        if match.keys[match.spent[link]] != secret:
            raise SpentToken
        return match.spent[link]
    carried = next((seat for seat, key in match.carried.items() if key == link), None)
    seat = seat_of(asked.token, match.keys) if carried is None else carried
    if carried is None and seat not in free_seats(match):
        raise SpentToken
    must_be_new(match, secret)
    return seat


def claimed(match: StoredMatch, seat: int, asked: Claim) -> StoredMatch:
    """Return the seating once ``seat`` belongs to who made the claim's secret. Raises `NotFree`."""
    bound = _with_key(match, seat, digest(asked.secret))
    if seat in free_seats(match):
        return joined(bound, seat, brings=asked.brings)
    return replace(bound, left=tuple(key for key in (*match.left, match.keys[seat]) if key))


def carrying(match: StoredMatch, seat: int, link: str) -> StoredMatch:
    """Return the seating once ``link`` carries ``seat`` to another device, and a link before it is spent."""
    before = {old: seat for old in (match.carried.get(seat),) if old}
    return replace(match, carried=match.carried | {seat: digest(link)}, spent=match.spent | before)


def named(match: StoredMatch, seat: int, name: str, names: Sequence[str]) -> StoredMatch:
    """Return the seating once ``seat`` is called ``name``. Raises `NotFree` where another seat is called alike."""
    others = [(names[other], match.called.get(other, "")) for other in range(len(match.bots)) if other != seat]
    if any(is_alike(name, each) for both in others for each in both):
        raise NotFree("Somebody at this table has that name: choose another one.")
    return replace(match, called=match.called | {seat: name})


def with_stand_in(match: StoredMatch, seat: int, bot: str) -> StoredMatch:
    """Return the seating once ``bot`` stands in for the person on ``seat``."""
    return replace(match, stand_ins=match.stand_ins | {seat: bot})


def with_failed(match: StoredMatch, seat: int, bot: str, why: str) -> StoredMatch:
    """Return the seating once ``bot`` plays on for the bot of ``seat``, which plays no more; ``why`` is a sentence."""
    return replace(with_stand_in(match, seat, bot), failed=match.failed | {seat: why})


def without_stand_in(match: StoredMatch, seat: int) -> StoredMatch:
    """Return the seating once the person on ``seat`` plays again."""
    stand_ins = {other: bot for other, bot in match.stand_ins.items() if other != seat}
    return replace(match, stand_ins=stand_ins, out=tuple(other for other in match.out if other != seat))
