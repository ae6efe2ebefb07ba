"""Setting up a match as people ask for it, and again as it is stored."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.games import load
from warbones.protocol.messages import SeatTicket, TableRequest, TableTicket
from warbones.rooms.bots import offered
from warbones.rooms.keys import digest, new_token
from warbones.rooms.seating import hands_of
from warbones.rooms.storage import StoredMatch
from warbones.table.clock import must_be_clock
from warbones.table.dice import SECRET, Dice, HonestDice, SealedDice
from warbones.table.errors import OldRules
from warbones.table.hands import agreed
from warbones.table.match import Match

Tokens = tuple[str | None, ...]


class BadRequest(WarbonesError):
    """A table that cannot be set up as asked."""


def asked(request: TableRequest) -> tuple[StoredMatch, Tokens]:
    """Return the match that is asked for, and each seat's token (None: a bot's). Raises `WarbonesError`."""
    game = load(request.game).seated(request.options)
    check_seats(game, request)
    if request.clock:
        must_be_clock(request.clock, len(game.names))
        offered(request.clock.bot, game)
    options, by_hand = agreed(game, request.options, by_hand=request.by_hand)
    tokens = tuple(None if seat.kind == "bot" else new_token() for seat in request.seats)
    friends = tuple(seat for seat, each in enumerate(request.seats) if each.kind == "friend")
    brings = tuple(seat for seat, each in enumerate(request.seats) if request.brings and each.kind == "person")
    stored = StoredMatch(
        game=game.id,
        rules_version=game.rules_version,
        options=options,
        bots=tuple(offered(seat.bot, game) if seat.kind == "bot" else None for seat in request.seats),
        keys=_digests(tokens),
        secret=secrets.token_bytes(SECRET),
        friends=friends,
        listed=request.listed,
        hints=request.hints,
        clock=request.clock,
        waits=bool(friends or brings),
        shares=("",) * len(tokens),
        brings=brings,
        by_hand=by_hand,
    )
    return stored, tokens


def swapped(match: StoredMatch) -> tuple[StoredMatch, Tokens]:
    """Return the same match again, everybody one seat further on, and each seat's new token."""
    seats = len(match.bots)
    bots = tuple(match.bots[seat - 1] for seat in range(seats))
    tokens = tuple(new_token() if bot is None else None for bot in bots)
    moved = {seat: next_seat(seat, seats) for seat in range(seats)}
    friends = tuple(sorted(moved[seat] for seat in match.friends))
    brings = tuple(sorted(moved[seat] for seat in match.brings if seat not in match.stand_ins))
    again = replace(
        match,
        bots=bots,
        keys=_digests(tokens),
        secret=secrets.token_bytes(SECRET),
        friends=friends,
        taken=friends,  # each of them gets a key at once
        stand_ins={moved[seat]: bot for seat, bot in match.stand_ins.items() if seat not in match.failed},
        failed={},
        called={moved[seat]: name for seat, name in match.called.items()},
        carried={},
        spent={},
        left=(),
        clocks=None,
        out=(),
        pushes={},
        waits=bool(brings),
        shares=("",) * seats,
        brings=brings,
        marks={moved[seat]: mark for seat, mark in match.marks.items()},
        ratings={moved[seat]: rating for seat, rating in match.ratings.items()},
        wants=tuple(sorted(moved[seat] for seat in match.wants)),
        begins=None,
    )
    return again, tokens


def next_seat(seat: int, seats: int) -> int:
    """Return where whoever sat on ``seat`` sits in a rematch."""
    return (seat + 1) % seats


def _digests(tokens: Tokens) -> tuple[str | None, ...]:
    return tuple(token and digest(token) for token in tokens)


def ticket(table: str, match: StoredMatch, tokens: Mapping[int, str]) -> TableTicket:
    """Return the keys to a table: one for each person here, and one to send to each friend."""
    keys = [SeatTicket(seat=seat, token=token) for seat, token in tokens.items()]
    invited = [key for key in keys if key.seat in match.friends and key.seat not in match.taken]
    return TableTicket(
        table=table,
        game=match.game,
        title=load(match.game).title,
        seats=tuple(key for key in keys if key not in invited),
        invites=tuple(invited),
    )


def check_seats(game: Game, request: TableRequest) -> None:
    """Raise `BadRequest` or `NoSuchBot` unless the seats asked for are the game's."""
    if len(request.seats) != len(game.names):
        raise BadRequest(f"{game.title} has {len(game.names)} seats, and {len(request.seats)} were asked for.")
    if all(seat.kind == "bot" for seat in request.seats):
        raise BadRequest("At least one seat must be a person's.")
    for seat in request.seats:
        if seat.kind == "bot":
            offered(seat.bot, game)


def match_of(stored: StoredMatch) -> Match:
    """Return the match before its first turn. Raises `UnknownOption`, `UnknownGame` or `OldRules`."""
    game = load(stored.game)
    if game.rules_version != stored.rules_version:
        raise OldRules.between(game.title, stored.rules_version, game.rules_version)
    match = Match(game, stored.options, dice_of(stored))
    match.waits, match.hands = stored.waits, hands_of(stored)
    return match


def dice_of(stored: StoredMatch) -> Dice | None:
    """Return where a match's faces come from as it is stored; None where they are typed in."""
    if stored.secret is None:
        return None
    return HonestDice(stored.secret) if stored.shares is None else SealedDice(stored.secret, stored.shares)
