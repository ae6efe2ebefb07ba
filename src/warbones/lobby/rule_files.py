"""Files of rule data, as options of a game."""

from __future__ import annotations

from warbones.core.errors import UnknownOption
from warbones.core.play.game import Game
from warbones.core.record.data import GAME, DataOption, tables_in
from warbones.core.record.options import Value
from warbones.games import GAMES, load_known


def data_option(game: Game) -> DataOption:
    """Return the option for a game's rule data. Raises `UnknownOption` if they are fixed."""
    if game.ruleset.data is None:
        able = tuple(each.id for each in GAMES.values() if each.ruleset.data)
        raise UnknownOption.saying("refused-data-fixed", game=game.title, able=able)
    return game.ruleset.data


def options_in(text: str) -> tuple[str, dict[str, Value]]:
    """Return the game that a file names, and the option with the file's data.

    Raises `UnknownOption` or `UnknownGame`.
    """
    name = tables_in(text).get(GAME)
    if not isinstance(name, str):
        raise UnknownOption.saying("refused-data-of-no-game", entry=GAME)
    data = data_option(load_known(name))
    return name, {data.name: data.from_file(text, name)}
