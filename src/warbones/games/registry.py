"""The games by id: our own, those that installed packages offer, and those that a program names.

A package offers a game by an entry point in the group ``warbones.games``. A program names one as ``module:NAME``: the
name of a module and of the `Game` in it. Processes that a program starts know its games from the environment variable
``WARBONES_GAMES``, a list of such names with commas between them, which users may also set themselves.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Final

from warbones.core.errors import UnknownGame, WarbonesError, clipped, quoted
from warbones.core.play.game import Game

GROUP: Final = str(__package__)
"""The group of entry points; each leads to a game."""

NAMED: Final = "WARBONES_GAMES"
"""The environment variable."""


class Games(Mapping[str, Game]):
    """The games by their ids. Ours are imported on first use; others once they are listed or looked up."""

    def __init__(self, own: Mapping[str, str]) -> None:
        """Start with our own games: a place, such as ``module:NAME``, for each id."""
        self._places = dict(own)
        self._games: dict[str, Game] = {}
        self._complete = False

    def __getitem__(self, game: str) -> Game:
        if game not in self:
            raise KeyError(game)
        if game not in self._games:
            self._games[game] = found_at(self._places[game])
        return self._games[game]

    def __contains__(self, game: object) -> bool:
        return game in self._places or (self._look_elsewhere() and game in self._places)

    def __iter__(self) -> Iterator[str]:
        self._look_elsewhere()
        return iter(tuple(self._places))

    def __len__(self) -> int:
        self._look_elsewhere()
        return len(self._places)

    def add(self, game: Game) -> None:
        """Add a game, for the processes that this one starts, too. Raises `UnknownGame` if its id is another's."""
        known = self.get(game.id)
        if known is None:
            self._enter(game, game.place)
            named = [each for each in os.environ.get(NAMED, "").split(",") if each]
            if game.place and game.place not in named:
                os.environ[NAMED] = ",".join([*named, game.place])
        elif not game.has_same_parts(known):
            raise UnknownGame(f"{game.title} has the id {game.id}, which is another game's: give it an id of its own.")

    def _enter(self, game: Game, place: str) -> None:
        self._places[game.id], self._games[game.id] = place, game

    def _look_elsewhere(self) -> bool:
        """Add the games of packages and of the environment variable, once. A game that cannot be loaded is left out,
        with a warning.
        """
        if not self._complete:
            self._complete = True
            for place in (*_offered(), *os.environ.get(NAMED, "").split(",")):
                if place:
                    self._try(place)
        return True

    def _try(self, place: str) -> None:
        problem = ""
        try:
            game = found_at(place)
        except Exception as raised:  # noqa: BLE001  # whatever somebody else's package raises, the others can be played
            problem = clipped(raised)
        else:
            if game.id in self._places:
                problem = f"its id {game.id} is another game's."
            else:
                self._enter(game, place)
        if problem:
            warnings.warn(f"The game {place} was left out: {problem}", RuntimeWarning, stacklevel=2)


def _offered() -> list[str]:
    """Return the places of the games that installed packages offer."""
    from importlib.metadata import entry_points  # noqa: PLC0415  # costs a tenth of importing warbones

    return [each.value for each in entry_points(group=GROUP)]


def found_at(place: str) -> Game:
    """Return the game at a place, ``module:NAME``; modules are looked for in the working directory, too.

    Raises `UnknownGame`, also for what the module itself raises, with its file and line.
    """
    if type(place) is not str:
        raise UnknownGame(f"A game is given by its id, its place (module:NAME) or itself, not by {quoted(place)}.")
    module, _, name = place.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), name)):
        raise UnknownGame(f"A game of your own is named by its module, such as my_games.pig:GAME, not {quoted(place)}.")
    try:
        found = getattr(_imported(module), name, None)
    except WarbonesError:
        raise
    except Exception as problem:
        raise UnknownGame(f"{module} cannot be loaded: {with_line(problem)}") from problem
    if not isinstance(found, Game):
        raise UnknownGame(f"{module} has no game {name}: name a warbones.Game there.")
    return found


def with_line(problem: Exception, folder: Path | None = None) -> str:
    """Return an exception with the last line of code that it passed through: in a folder's files, if in any."""
    if isinstance(problem, SyntaxError):
        return f"{problem.filename}, line {problem.lineno}: {problem.msg}"
    lines = extract_tb(problem.__traceback__)
    own = [each for each in lines if folder and Path(each.filename).is_relative_to(folder)]
    last = (own or lines)[-1]
    return f"{last.filename}, line {last.lineno}: {type(problem).__name__}: {clipped(problem)}"


def search_here() -> None:
    """Let modules be found in the working directory, where the program `warbones` would not look."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def _imported(module: str) -> object:
    search_here()
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name and (module == problem.name or module.startswith(f"{problem.name}.")):
            raise UnknownGame(f"There is no module {module}, neither installed nor in the working directory.") from None
        raise
