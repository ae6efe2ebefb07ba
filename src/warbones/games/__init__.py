"""The games, one folder each. Adding a game is adding its folder and its name here."""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import Final

from warbones.core.errors import UnknownGame
from warbones.core.game import Game

FOLDERS: Final = ("dicewing",)

GAMES: Final = MappingProxyType({name: import_module(f"{__name__}.{name}").GAME for name in FOLDERS})
"""Every game on the table, by its id."""


def load(game: str) -> Game:
    """Return the game with this id. Raises `UnknownGame`."""
    if game not in GAMES:
        raise UnknownGame(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    found: Game = GAMES[game]
    return found
