"""The games, one folder each. To add a game here, add its folder; `warbones.games.registry` finds those of others."""

from __future__ import annotations

from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final

from warbones.core.errors import UnknownGame, quoted
from warbones.core.play.game import Game
from warbones.games.registry import Games, found_at

OURS: Final = tuple(folder.name for folder in iter_modules(__path__) if folder.ispkg)
"""The ids of our own games, which can be listed without importing any game."""

GAMES: Final = Games({game: f"{__name__}.{game}:GAME" for game in OURS})
"""Every game on the table, by its id."""

COMPILED: tuple[str, ...]
"""The games whose rules are also compiled."""


def __getattr__(name: str) -> Any:
    """Return `COMPILED`, worked out on first use because it imports every game."""
    if name == "COMPILED":
        return tuple(each for each, game in GAMES.items() if game.ruleset.compiles)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load(game: str | Game) -> Game:
    """Return a game: by its id, by its place (``module:NAME``, which is imported), or the `Game` itself.

    Commands and other functions that take a game take each of these, and processes that they start know it from then
    on. Raises `UnknownGame`.
    """
    if type(game) is str and ":" not in game:
        if game.isidentifier() and game not in GAMES and find_spec(game):
            raise UnknownGame(f"There is no game {quoted(game)}, but a module: name the game in it, as in {game}:GAME.")
        return load_known(game)
    found = game if isinstance(game, Game) else found_at(game)
    GAMES.add(found)
    return found


def load_known(game: str) -> Game:
    """Return the game with this id and import nothing else: for ids from a file or from the network.

    Raises `UnknownGame`.
    """
    if type(game) is not str or game not in GAMES:
        raise UnknownGame.saying("refused-no-game", game=quoted(game), known=tuple(GAMES))
    return GAMES[game]
