"""Rated matches, and the help they rule out."""

from __future__ import annotations

from typing import Literal

from warbones.club.bots import bot_rating
from warbones.games import load_known
from warbones.rooms.errors import NotNow
from warbones.rooms.storage.stored_match import StoredMatch


def is_rated(match: StoredMatch) -> bool:
    """Return whether a match is rated: all people want it, the dice are the table's, and all bots have ratings.

    It must have begun at the usual start. Bots have ratings for any number of seats, but not for changed options.
    """
    if match.secret is None or match.by_hand or match.origin or len(match.seats) == 1:
        return False
    if not all(seat.bot or seat.person.wants for seat in match.seats):
        return False
    bots = [seat.bot for seat in match.seats if seat.bot]
    as_ruled = match.options.keys() <= {load_known(match.game).seats_option}
    return not bots or (as_ruled and all(bot_rating(match.game, bot) for bot in bots))


def must_be_alone(match: StoredMatch) -> None:
    """Raise `NotNow` unless one person plays against bots, unrated."""
    must_be_unrated(match, "undo")
    if not is_alone(match):
        raise NotNow.saying("refused-undo-turn-people")


def is_alone(match: StoredMatch) -> bool:
    """Return whether one person plays against bots."""
    return len(match.where(lambda seat: not seat.bot)) == 1


def must_be_unrated(match: StoredMatch, why: Literal["undo", "bot"]) -> None:
    """Raise `NotNow` if the match is rated; ``why`` selects the reason in the message."""
    if is_rated(match):
        raise NotNow.saying("refused-rated", why=why)


def may_hint(match: StoredMatch) -> bool:
    """Return whether hints are allowed. Between people they are only allowed at tables set up with hints."""
    return (match.hints or is_alone(match)) and not is_rated(match)
