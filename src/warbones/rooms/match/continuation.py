"""Continued matches: a finished match played on from one of its frames, against bots at a new table."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from warbones.core.record.options import Value
from warbones.protocol.messages import ContinuedMatch, ContinueRequest, SeatRequest, TableRequest
from warbones.rooms.match.setup import Tokens, match_from
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.errors import UnknownFrame
from warbones.table.origin import Origin
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import position_at


class FoundMoment(NamedTuple):
    """A moment of a finished match: the ``origin`` for a new match, the first seat to act, and the number of seats.

    ``bot`` is one that played in the match, "" if none did.
    """

    game: str
    options: dict[str, Value]
    by_hand: bool
    origin: Origin
    seat: int
    seats: int
    bot: str = ""


def moment_at(record: MatchRecord, n: int, bot: str = "") -> FoundMoment:
    """Return the moment in frame ``n``. Raises `UnknownFrame`, and as `position_at` does."""
    position, heading = position_at(record, n), record.heading
    if position.over:
        raise UnknownFrame.saying("refused-continue-over")
    origin = Origin(n, position.to_dict(), heading.table)
    acts, seats = min(position.to_act, default=0), len(position.game.names)
    return FoundMoment(heading.game, position.options, heading.by_hand, origin, acts, seats, bot)


def continued(origin: Origin | None) -> ContinuedMatch | None:
    """Return the public part of a match's origin."""
    return ContinuedMatch(table=origin.table, n=origin.n) if origin else None


def match_continued(found: FoundMoment, asked: ContinueRequest) -> tuple[StoredMatch, Tokens]:
    """Return the match that continues from a frame with new dice, and the token of its person's seat.

    Raises `BadRequest` for a seat that the game does not have.
    """
    own = found.seat if asked.seat is None else asked.seat
    bot = SeatRequest(kind="bot", bot=found.bot)
    seats = tuple(SeatRequest(kind="person") if seat == own else bot for seat in range(found.seats))
    request = TableRequest(
        game=found.game,
        seats=seats,
        options=found.options,
        sends_client_seed=asked.sends_client_seed,
        by_hand=found.by_hand,
    )
    stored, tokens = match_from(request)
    return replace(stored, origin=found.origin), tokens
