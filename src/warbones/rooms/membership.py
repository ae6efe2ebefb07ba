"""Players of this server at a table, as everybody there may know them: a name, a mark and a rating."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from warbones.club.bots import bot_rating
from warbones.club.names import is_alike
from warbones.club.ratings import shown
from warbones.games import load
from warbones.rooms.proposals import NotNow
from warbones.rooms.storage import NAMELESS, StoredMatch

RATED: Final = "This match is rated: "


def is_rated(match: StoredMatch) -> bool:
    """Return whether the result counts: all wish so, the dice are the table's own, and every bot's rating is known.

    A bot's is known for the game as ruled, however many take part.
    """
    people = [seat for seat, bot in enumerate(match.bots) if bot is None]
    bots = [bot for bot in match.bots if bot is not None]
    ruled = {load(match.game).seats_option}
    known = all(bot_rating(match.game, bot) for bot in bots) and match.options.keys() <= ruled
    dice = match.secret is not None and not match.by_hand
    return dice and len(match.bots) > 1 and {*people} <= {*match.wants} and (known or not bots)


def must_be_unrated(match: StoredMatch, why: str) -> None:
    """Raise `NotNow` where the match is rated, and so ``why``."""
    if is_rated(match):
        raise NotNow(f"{RATED}{why}.")


def rating_at(match: StoredMatch, seat: int) -> int:
    """Return the rating of who sits there as people are shown it, 0 where there is none."""
    bot = match.bots[seat]
    known = bot_rating(match.game, bot) if bot else None
    return shown(known) if known else match.ratings.get(seat, 0)


def with_player(match: StoredMatch, seat: int, name: str, mark: str, rating: int, *, wants: bool) -> StoredMatch:
    """Return the seating once ``seat`` is a player's.

    Whoever typed that name in at another seat, or one that looks like it, has it no more: a player's is their own.
    """
    called = {other: each for other, each in match.called.items() if other in match.marks or not is_alike(each, name)}
    wanting = {*match.wants, seat} if wants else {*match.wants} - {seat}
    return replace(
        match,
        called=called | {seat: name},
        marks=match.marks | {seat: mark},
        ratings=match.ratings | {seat: rating},
        wants=tuple(sorted(wanting)),
    )


def without_player(match: StoredMatch, seat: int) -> StoredMatch:
    """Return the seating once nothing is left there of the player who sat on ``seat``."""
    return replace(
        match,
        called=match.called | {seat: NAMELESS},
        marks={other: mark for other, mark in match.marks.items() if other != seat},
        ratings={other: rating for other, rating in match.ratings.items() if other != seat},
        wants=tuple(other for other in match.wants if other != seat),
    )
