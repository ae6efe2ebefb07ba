"""Matches that begin elsewhere than usual: in a frame of a finished match, or at a position in notation."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from warbones.core.play.game import Game
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.protocol.messages import ContinuedMatch, ContinueRequest, SeatRequest, TableRequest
from warbones.rooms.match.setup import Tokens, match_from
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.errors import UnknownFrame
from warbones.table.origin import Origin
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import position_at


class FoundMoment(NamedTuple):
    """A moment to play on from: the ``origin`` of the new match, the first seat to act, and the number of seats.

    ``bot`` is one that played before, "" if none did.
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
    heading = record.heading
    return _found(position_at(record, n), Origin(n, {}, heading.table), by_hand=heading.by_hand, bot=bot)


def moment_in(game: Game, written: str, bot: str = "") -> FoundMoment:
    """Return the moment of a position in notation, which belongs to no match; ``bot`` plays the other seats.

    Raises `BrokenPosition`, `UnknownOption` or `UnknownFrame`.
    """
    return _found(game.at(written), Origin(0, {}), bot=bot)


def _found(position: Position, source: Origin, *, by_hand: bool = False, bot: str = "") -> FoundMoment:
    if position.over:
        raise UnknownFrame.saying("refused-continue-over")
    origin = replace(source, position=position.to_dict())
    acts, seats = min(position.to_act, default=0), len(position.game.names)
    return FoundMoment(position.game.id, position.options, by_hand, origin, acts, seats, bot)


def continued(origin: Origin | None) -> ContinuedMatch | None:
    """Return the public part of a match's origin; None if the match began at a position that was written down."""
    return ContinuedMatch(table=origin.table, n=origin.n) if origin and (origin.n or origin.table) else None


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
