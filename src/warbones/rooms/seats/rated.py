"""Rated matches, and the help they rule out."""

from __future__ import annotations

from typing import Literal

from warbones.club.bots import bot_rating
from warbones.games import load
from warbones.rooms.errors import NotNow
from warbones.rooms.storage.stored_match import StoredMatch


def is_rated(match: StoredMatch) -> bool:
    """Return whether the result counts: all people wish so, the dice are the table's own, and bots' ratings are known.

    A bot's is known for the game as ruled, however many take part.
    """
    if match.secret is None or match.by_hand or len(match.seats) == 1:
        return False
    if not all(seat.bot or seat.person.wants for seat in match.seats):
        return False
    bots = [seat.bot for seat in match.seats if seat.bot]
    as_ruled = match.options.keys() <= {load(match.game).seats_option}
    return not bots or (as_ruled and all(bot_rating(match.game, bot) for bot in bots))


def must_be_unrated(match: StoredMatch, why: Literal["undo", "bot"]) -> None:
    """Raise `NotNow` where the match is rated, and so ``why``."""
    if is_rated(match):
        raise NotNow.saying("refused-rated", why=why)


def may_hint(match: StoredMatch) -> bool:
    """Return whether bots may give hints here: between people, only where the table was set up with them."""
    alone = len(match.where(lambda seat: not seat.bot)) == 1
    return (match.hints or alone) and not is_rated(match)
