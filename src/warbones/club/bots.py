"""The bots' ratings, measured by the lab (``python -m warbones.lab.ratings``)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from warbones.club.ratings import Rating

FILE: Final = "bots.json"


class KnownRatings(msgspec.Struct, frozen=True):
    """The ratings of a game's bots, and the fewest games between any two of them.

    ``played`` has each bot's name in these games. A colon and a number are the simulations of a bot that had fewer than
    at a table, where it is at least as strong.
    """

    games: int
    seed: int
    played: dict[str, str]
    ratings: dict[str, Rating]


def bot_rating(game: str, bot: str) -> Rating | None:
    """Return a bot's rating at a game, or None if it was not measured."""
    found = known().get(game)
    return found.ratings.get(bot) if found else None


@cache
def known() -> dict[str, KnownRatings]:
    """Return the ratings of each game's bots."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[str, KnownRatings])
