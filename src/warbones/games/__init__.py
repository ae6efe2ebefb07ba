"""The games, one folder each. To add a game, add its folder."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from warbones.core.errors import UnknownGame, quoted
from warbones.core.play.game import Game


class Games(Mapping[str, Game]):
    """The games by their ids. Each is imported on first use."""

    def __init__(self, ids: Iterable[str]) -> None:
        """List the games in these folders."""
        self._ids = tuple(ids)
        self._games: dict[str, Game] = {}

    def __getitem__(self, game: str) -> Game:
        if game not in self._games:
            if game not in self._ids:
                raise KeyError(game)
            self._games[game] = import_module(f"{__name__}.{game}").GAME
        return self._games[game]

    def __contains__(self, game: object) -> bool:
        return game in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


GAMES: Final = Games(folder.name for folder in iter_modules(__path__) if folder.ispkg)
"""Every game on the table, by its id."""

COMPILED: tuple[str, ...]
"""The games whose rules are also compiled."""


def __getattr__(name: str) -> Any:
    """Return `COMPILED`, worked out on first use because it imports every game."""
    if name == "COMPILED":
        return tuple(each for each, game in GAMES.items() if game.ruleset.compiles)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load(game: str) -> Game:
    """Return the game with this id. Raises `UnknownGame`."""
    if type(game) is not str or game not in GAMES:
        raise UnknownGame.saying("refused-no-game", game=quoted(game), known=tuple(GAMES))
    return GAMES[game]
