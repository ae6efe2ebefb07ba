"""Who sits where: people at the browser that set the table up, friends who come by a link, bots, and stand-ins."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.server.keys import digest
from warbones.server.messages import Sitter
from warbones.server.storage import StoredMatch


class NotFree(WarbonesError):
    """A seat that nobody may take."""


def players(match: StoredMatch) -> dict[int, str]:
    """Return the bots that play now, by seat: the seat's own, or one that stands in."""
    own = {seat: bot for seat, bot in enumerate(match.bots) if bot is not None}
    return own | match.stand_ins


def free_seats(match: StoredMatch) -> tuple[int, ...]:
    """Return the friends' seats that nobody has joined."""
    return tuple(seat for seat in match.friends if seat not in match.taken)


def people(match: StoredMatch) -> frozenset[int]:
    """Return the seats whose people have come and play themselves."""
    return frozenset(range(len(match.bots))) - players(match).keys() - {*free_seats(match)}


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
    )


def joined(match: StoredMatch, seat: int) -> StoredMatch:
    """Return the seating once somebody has come to ``seat``."""
    return replace(match, taken=(*match.taken, seat))


def given_away(match: StoredMatch, seat: int, token: str) -> StoredMatch:
    """Return the seating once ``seat`` of a listed table is taken by whoever has the new token. Raises `NotFree`."""
    if not match.listed:
        raise NotFree("Seats at this table are taken by invitation: ask for a link.")
    if seat not in free_seats(match):
        raise NotFree("This seat is not free: choose another one, or watch.")
    keys = (*match.keys[:seat], digest(token), *match.keys[seat + 1 :])
    return joined(replace(match, keys=keys), seat)


def with_stand_in(match: StoredMatch, seat: int, bot: str) -> StoredMatch:
    """Return the seating once ``bot`` stands in for the person on ``seat``."""
    return replace(match, stand_ins=match.stand_ins | {seat: bot})


def without_stand_in(match: StoredMatch, seat: int) -> StoredMatch:
    """Return the seating once the person on ``seat`` plays again."""
    return replace(match, stand_ins={other: bot for other, bot in match.stand_ins.items() if other != seat})
