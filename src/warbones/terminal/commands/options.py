"""Rule options as text: name=value."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from warbones.core.errors import UnknownOption
from warbones.core.play.game import Game
from warbones.core.record.data import PUBLISHED
from warbones.core.record.options import Value
from warbones.core.view.options import option_help, option_title, option_value
from warbones.core.view.reader import english
from warbones.lobby.rule_files import data_option, options_in


def read_options(game: Game, written: Iterable[str], data: str | None = None) -> dict[str, Value]:
    """Return the options in ``written``, each name=value, and the rule data in the file ``data``.

    Raises `UnknownOption`.
    """
    options: dict[str, Value] = read_data(game, data) if data else {}
    for each in written:
        name, equals, text = each.partition("=")
        if not equals:
            raise UnknownOption(f"An option is written name=value, not {each!r:.60}.")
        if name in options:
            raise UnknownOption(f"Option {name} is given twice.")
        options[name] = _value(game, name, text)
    game.ruleset.blank(options)
    return options


def read_data(game: Game, path: str) -> dict[str, Value]:
    """Return the option for a file of rule data; `PUBLISHED` is the game's own. Raises `UnknownOption`."""
    known = data_option(game)
    if path == PUBLISHED:
        return {known.name: PUBLISHED}
    try:
        return {known.name: known.from_file(read_file(path, "rule data"), game.id)}
    except UnknownOption as wrong:
        raise UnknownOption(f"{path}: {wrong}") from None


def data_of_games(paths: Iterable[str]) -> dict[str, dict[str, Value]]:
    """Return the rule data of files, by the game that each file names. Raises `UnknownOption` or `UnknownGame`."""
    found: dict[str, dict[str, Value]] = {}
    for path in paths:
        text = read_file(path, "rule data")
        try:
            game, options = options_in(text)
        except UnknownOption as wrong:
            raise UnknownOption(f"{path}: {wrong}") from None
        if game in found:
            raise UnknownOption(f"There are two files of data for {game}.")
        found[game] = options
    return found


def _value(game: Game, name: str, text: str) -> Value:
    """Parse a value, or read it from ``@FILE``; an unknown one is returned as it is."""
    if text.startswith("@"):
        text = read_file(text[1:], "an option")
    values: tuple[Value, ...] = next((each.values for each in game.ruleset.settings if each.name == name), ())
    return next((value for value in values if _written(value) == text.casefold()), text)


def read_file(path: str, what: str) -> str:
    """Return the text of a file; ``what`` names its contents in the error. Raises `UnknownOption`."""
    try:
        return Path(path).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise UnknownOption(f"There is no file {path!r:.80} of text to read {what} from.") from None


def read_positions(written: Iterable[str]) -> list[str]:
    """Return positions, each given as text or as ``@FILE`` with one per line. Raises `UnknownOption`."""
    positions: list[str] = []
    for each in written:
        lines = read_file(each[1:], "positions").splitlines() if each.startswith("@") else [each]
        found = [line.strip() for line in lines if line.strip()]
        if not found:
            raise UnknownOption(f"There is no position in {each!r:.80}: write one, or @FILE with one a line.")
        positions += found
    return positions


def _written(value: Value) -> str:
    return str(value).casefold()


def describe(game: Game) -> Group:
    """Return a game with its rule options as text, defaults first."""
    line, facts = english(game.lobby.line), english(game.lobby.facts)
    lines = [_indented(0, game.id, f"{game.title}. {line} {facts}.")]
    for option in game.ruleset.options:
        lines.append(_indented(2, option.name, f"{english(option_title(game.id, option))} ({option.ruling})"))
        lines += [
            _indented(4, f"{option.name}={_written(value)}", english(option_value(game.id, option, value)))
            for value in option.values
        ]
        if option.own:
            lines.append(_indented(4, f"{option.name}={option.sample}", english(option_help(game.id, option))))
    if data := game.ruleset.data:
        title = english(option_title(game.id, data))
        lines.append(_indented(2, "--data FILE", f"{title} of your own; `warbones data {game.id}` writes some"))
    return Group(*lines, "")


def _indented(columns: int, name: str, text: str) -> Padding:
    return Padding(Text.assemble((name, "bold"), f"  {text}"), (0, 0, 0, columns))
