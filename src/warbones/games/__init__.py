"""The games, one folder each. Adding a game is adding its folder."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final

from warbones.core.errors import UnknownGame, quoted
from warbones.core.play.game import Game

GAMES: Final = MappingProxyType({
    folder.name: import_module(f"{__name__}.{folder.name}").GAME for folder in iter_modules(__path__) if folder.ispkg
})  # fmt: skip
"""Every game on the table, by its id."""

COMPILED: Final = tuple(name for name, game in GAMES.items() if game.ruleset.compiles)
"""Those whose rules run as machine code too."""


def load(game: str) -> Game:
    """Return the game with this id. Raises `UnknownGame`."""
    if type(game) is not str or game not in GAMES:
        raise UnknownGame(f"There is no game {quoted(game)}; there are {', '.join(GAMES)}.")
    found: Game = GAMES[game]
    return found
