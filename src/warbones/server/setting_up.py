"""Setting up a match as people ask for it, and again as it is stored."""

from __future__ import annotations

import secrets
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.core.game import Game
from warbones.games import load
from warbones.server.bots import OFFERED
from warbones.server.keys import digest, new_token
from warbones.server.messages import TableRequest
from warbones.server.storage import StoredMatch
from warbones.table.dice import HonestDice
from warbones.table.match import Match

SECRET: Final = 32
"""Bytes that a match's dice are drawn from."""


class BadRequest(WarbonesError):
    """A table that cannot be set up as asked."""


class OldRules(WarbonesError):
    """A match that was played under other rules than this program has."""


def asked(request: TableRequest) -> tuple[StoredMatch, tuple[str | None, ...]]:
    """Return the match that is asked for, and each seat's token (None: a bot's). Raises `BadRequest`, `UnknownGame`."""
    game = load(request.game)
    check_seats(game, request)
    tokens = tuple(new_token() if seat.kind == "person" else None for seat in request.seats)
    stored = StoredMatch(
        game=game.id,
        rules_version=game.rules_version,
        options=request.options,
        bots=tuple(None if seat.kind == "person" else seat.bot for seat in request.seats),
        keys=tuple(token and digest(token) for token in tokens),
        secret=secrets.token_bytes(SECRET),
    )
    return stored, tokens


def check_seats(game: Game, request: TableRequest) -> None:
    """Raise `BadRequest` unless the seats asked for are the game's."""
    if len(request.seats) != len(game.names):
        raise BadRequest(f"{game.title} has {len(game.names)} seats, and {len(request.seats)} were asked for.")
    if all(seat.kind == "bot" for seat in request.seats):
        raise BadRequest("At least one seat must be a person's.")
    for seat in request.seats:
        if seat.kind == "bot" and seat.bot not in OFFERED:
            raise BadRequest(f"There is no bot {seat.bot!r}; there are {', '.join(OFFERED)}.")


def match_of(stored: StoredMatch) -> Match:
    """Return the match before its first turn. Raises `UnknownOption`, `UnknownGame` or `OldRules`."""
    game = load(stored.game)
    if game.rules_version != stored.rules_version:
        raise OldRules(
            f"This match was played under version {stored.rules_version} of the rules of {game.title}, "
            f"and this program plays version {game.rules_version}."
        )
    return Match(game, stored.options, None if stored.secret is None else HonestDice(stored.secret))
