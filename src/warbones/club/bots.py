"""The bots' ratings, as the laboratory found them (``python -m warbones.lab.ratings``): known before anybody plays."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from warbones.club.ratings import Rating

FILE: Final = "bots.json"


class Found(msgspec.Struct, frozen=True):
    """What is known of the bots of a game: their ratings, by how many games between two at least, and by what effort.

    ``played`` names the bots as they played for it: where fewer simulations than at a table were affordable, its effort
    stands behind the colon, and the bot of the table is at least as strong.
    """

    games: int
    seed: int
    played: dict[str, str]
    ratings: dict[str, Rating]


def bot_rating(game: str, bot: str) -> Rating | None:
    """Return a bot's rating at a game, None where the laboratory found none."""
    found = known().get(game)
    return found.ratings.get(bot) if found else None


@cache
def known() -> dict[str, Found]:
    """Return what is known of each game's bots."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[str, Found])
