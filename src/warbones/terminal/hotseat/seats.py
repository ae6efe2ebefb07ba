"""Seats of people and bots, from command-line arguments."""

from __future__ import annotations

from warbones.core.errors import WarbonesError
from warbones.core.extras import has, need
from warbones.core.play.game import Game
from warbones.players.bot_names import SEARCHING, bot_named
from warbones.players.policies.file_names import is_file
from warbones.rooms.bots import STAND_IN


class NoSuchSeat(WarbonesError):
    """A seat that the game does not have, or a seat given where none is needed."""


def against_bots(game: Game, bot: str | None, seat: str | None) -> dict[int, str]:
    """Return the bots of all seats but the player's, by default seat 0.

    Raises `NoSuchSeat`, `UnknownBot`, `BadPolicy` or `MissingExtra`.
    """
    mine, name = seat_named(game, seat or "0"), _named(bot or _strongest(game), game)
    return {each: name for each in range(len(game.names)) if each != mine}


def _named(bot: str, game: Game) -> str:
    """Return a bot's full name. Raises `UnknownBot`, `BadPolicy` or `MissingExtra`."""
    if is_file(bot):
        need("policies")
        from warbones.players.policies.compatibility import must_fit  # noqa: PLC0415  # imports the network

        return must_fit(bot, game)
    found = bot_named(bot, game)
    if found.kind in SEARCHING and game.ruleset.compiles:
        need("fast")
    return found.name


def best_bot(game: Game) -> str:
    """Return a game's strongest available bot."""
    return bot_named(_strongest(game), game).name


def _strongest(game: Game) -> str:
    return game.bots.names[0] if has("fast") else STAND_IN


def among_friends(bot: str | None, seat: str | None) -> dict[int, str]:
    """Return no bots. Raises `NoSuchSeat` if a bot or seat was given nevertheless."""
    if bot or seat:
        raise NoSuchSeat(f"{'--bot' if bot else '--seat'} is for a game against a bot: friends have every seat.")
    return {}


def seat_named(game: Game, named: str) -> int:
    """Return the seat with this number or name. Raises `NoSuchSeat`."""
    for seat, name in enumerate(game.names):
        if named.casefold() in (str(seat), name.casefold()):
            return seat
    known = " and ".join(f"{seat} ({name})" for seat, name in enumerate(game.names))
    raise NoSuchSeat(f"{game.title} has the seats {known}, not {named!r:.40}.")
