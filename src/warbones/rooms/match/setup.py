"""Setup of matches: from a request, for a rematch, and from the store."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from warbones.core.errors import BrokenPosition, WarbonesError
from warbones.core.play.game import Game
from warbones.games import load_known
from warbones.protocol.messages import SeatRequest, SeatTicket, TableRequest, TableTicket
from warbones.rooms.bots import resolve_bot
from warbones.rooms.seats.keys import digest, new_token
from warbones.rooms.storage.seat import Keys, StoredSeat
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.clock_kinds import must_be_clock
from warbones.table.dice import SECRET, Dice, HonestDice, SealedDice
from warbones.table.errors import OldRules
from warbones.table.match import Match
from warbones.table.real_dice import with_real_dice

Tokens = tuple[str | None, ...]


class BadRequest(WarbonesError):
    """A request for a table that cannot be set up."""


def match_from(request: TableRequest) -> tuple[StoredMatch, Tokens]:
    """Return the requested match and each seat's token (None: a bot's). Raises `WarbonesError`."""
    game = load_known(request.game).seated(request.options)
    check_seats(game, request)
    if request.clock:
        must_be_clock(request.clock, len(game.names))
        resolve_bot(request.clock.bot, game)
    options, by_hand = with_real_dice(game, request.options, by_hand=request.by_hand)
    seats, tokens = _with_keys([_seat(seat, game, brings=request.sends_client_seed) for seat in request.seats])
    stored = StoredMatch(
        game=game.id,
        rules_version=game.rules_version,
        options=options,
        seats=seats,
        secret=secrets.token_bytes(SECRET),
        sealed=True,
        by_hand=by_hand,
        listed=request.listed,
        waits=any(seat.is_free or seat.brings for seat in seats),
        hints=request.hints,
        clock=request.clock,
    )
    return stored, tokens


def _seat(seat: SeatRequest, game: Game, *, brings: bool) -> StoredSeat:
    bot = resolve_bot(seat.bot, game) if seat.kind == "bot" else ""
    return StoredSeat(kind=seat.kind, bot=bot, brings=brings and seat.kind == "person")


def rematch_of(match: StoredMatch) -> tuple[StoredMatch, Tokens]:
    """Return a rematch from the usual start with everybody moved one seat on, and each seat's new token."""
    *others, last = (seat.again() for seat in match.seats)
    seats, tokens = _with_keys((last, *others))
    again = replace(
        match,
        seats=seats,
        secret=secrets.token_bytes(SECRET),
        sealed=True,
        waits=any(seat.brings for seat in seats),
        clocks=None,
        begins=None,
        origin=None,
    )
    return again, tokens


def _with_keys(seats: Sequence[StoredSeat]) -> tuple[tuple[StoredSeat, ...], Tokens]:
    """Return the seats with a new key for each person, and the tokens of these keys (None: a bot's)."""
    tokens = tuple(None if seat.bot else new_token() for seat in seats)
    keys = (Keys(digest(token) if token else "") for token in tokens)
    return tuple(replace(seat, keys=own) for seat, own in zip(seats, keys, strict=True)), tokens


def next_seat(seat: int, seats: int) -> int:
    """Return the seat that the person on ``seat`` has in a rematch."""
    return (seat + 1) % seats


def ticket(table: str, match: StoredMatch, tokens: Mapping[int, str]) -> TableTicket:
    """Return the ticket to a table: a token for each person at this browser, and one to send to each friend."""
    keys = [SeatTicket(seat=seat, token=token) for seat, token in tokens.items()]
    invited = [key for key in keys if match.seats[key.seat].is_free]
    return TableTicket(
        table=table,
        game=match.game,
        title=load_known(match.game).title,
        seats=tuple(key for key in keys if key not in invited),
        invites=tuple(invited),
    )


def check_seats(game: Game, request: TableRequest) -> None:
    """Raise `BadRequest` or `NoSuchBot` unless the requested seats fit the game."""
    if len(request.seats) != len(game.names):
        raise BadRequest.saying("refused-seat-count", game=game.title, seats=len(game.names), asked=len(request.seats))
    if all(seat.kind == "bot" for seat in request.seats):
        raise BadRequest.saying("refused-seats-all-bots")
    for seat in request.seats:
        if seat.kind == "bot":
            resolve_bot(seat.bot, game)


def match_of(stored: StoredMatch) -> Match:
    """Return the match before its first turn. A match under earlier, compatible rules gets the current rules.

    Raises `UnknownOption`, `UnknownGame` or `OldRules`.
    """
    game = load_known(stored.game)
    if stored.rules_version not in (game.rules_version, *game.continues):
        raise OldRules.between(game.title, stored.rules_version, game.rules_version)
    dice = dice_of(stored)
    try:
        return Match(game, stored.options, dice, waits=stored.waits, hands=stored.hands, origin=stored.origin)
    except BrokenPosition:
        raise OldRules.between(game.title, stored.rules_version, game.rules_version) from None


def dice_of(stored: StoredMatch) -> Dice | None:
    """Return the dice of a stored match; None if people type in real dice."""
    if stored.secret is None:
        return None
    return HonestDice(stored.secret) if stored.shares is None else SealedDice(stored.secret, stored.shares)
