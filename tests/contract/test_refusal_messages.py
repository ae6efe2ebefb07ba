"""Refusals are messages of the catalogue, not sentences in the sources."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import warbones
from warbones import Game
from warbones.core.errors import IllegalAction, UnknownOption, WarbonesError
from warbones.core.messages import Msg, msg
from warbones.core.view.reader import english
from warbones.games import load
from warbones.locales.english import ENGLISH
from warbones.rooms.seats.keys import SeatTransferred
from warbones.server import app  # its import defines all errors of the server

SOURCES = Path(warbones.__file__).parent
assert app

FOR_PLAYERS = (
    *("club", "lobby", "protocol", "puzzles", "review", "rooms", "table"),
    "players/policies",
    *("server/clubhouse", "server/http", "server/sockets"),
)
"""Folders whose errors may reach a player in a browser."""

NOT_FOR_PLAYERS = {
    "StoreUnusable": "for whoever starts the server",
    "BadNumber": "for whoever starts the server",
    "BadPolicy": "for whoever names a bot from a file",
    "Moved": "read by the log alone; players read its `text`",
    "StoreFailed": "read by the log alone; players read its `text`",
}
"""Errors in those folders whose own sentence no player reads, and the reason."""


def subclasses(kind: type[WarbonesError]) -> Iterator[type[WarbonesError]]:
    """Yield an error class and all its subclasses."""
    yield kind
    for each in kind.__subclasses__():
        yield from subclasses(each)


@cache
def calls(folder: str) -> list[tuple[str, ast.Call, str]]:
    """Return each call of a plain name, such as an error class, or of its ``saying``: name, call and place."""
    found = []
    for path in sorted((SOURCES / folder).rglob("*.py")):
        if "tests" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                place = f"{path.relative_to(SOURCES)}:{node.lineno}"
                called = node.func.value if isinstance(node.func, ast.Attribute) else node.func
                if isinstance(called, ast.Name) and (isinstance(node.func, ast.Name) or node.func.attr == "saying"):
                    found.append((called.id, node, place))
    return found


def test_no_refusal_is_worded_in_the_sources() -> None:
    errors = {each.__name__ for each in subclasses(WarbonesError)}
    worded = [
        place
        for folder in FOR_PLAYERS
        for name, node, place in calls(folder)
        if name in errors - NOT_FOR_PLAYERS.keys() and isinstance(node.func, ast.Name) and node.args
        if isinstance(node.args[0], ast.JoinedStr | ast.Constant)
    ]
    assert worded == []


def test_every_refusal_names_a_message_and_gives_its_arguments() -> None:
    found = [
        (node.args[0].value, {word.arg for word in node.keywords} - {"rules"}, place)
        for _, node, place in calls(".")
        if isinstance(node.func, ast.Attribute) and isinstance(node.args[0], ast.Constant)
        if None not in {word.arg for word in node.keywords}
    ]
    assert len(found) > 100
    assert [each for each in found if each[1] != set(ENGLISH.arguments.get(str(each[0]), ("no such message",)))] == []


def messages() -> Iterator[tuple[str, set[str], str]]:
    """Yield the key, arguments and place of each ``msg`` call whose key and argument names are literals."""
    for name, node, place in calls("."):
        arguments = {word.arg for word in node.keywords}
        if name == "msg" and isinstance(node.args[0], ast.Constant) and None not in arguments:
            yield str(node.args[0].value), {str(each) for each in arguments} - {"rules"}, place


def test_every_message_is_in_the_catalogue_with_its_arguments() -> None:
    found = list(messages())
    assert len(found) > 300
    assert [each for each in found if each[1] != set(ENGLISH.arguments.get(each[0], ("no such message",)))] == []


def test_an_error_is_a_sentence_and_a_message() -> None:
    with pytest.raises(UnknownOption) as refused:
        load("keep").new(round_limit=12)
    assert str(refused.value) == "Option round_limit can be 100, 20 or 8, not 12."
    said = refused.value.text
    assert said == msg("refused-option-not", option="round_limit", known=["100", "20", "8"], value="12")
    assert english(said) == str(refused.value)


def test_an_error_of_a_command_is_a_sentence_alone() -> None:
    assert WarbonesError("The port is taken.").text == "The port is taken."


def test_an_error_with_a_fixed_text_needs_no_arguments() -> None:
    assert SeatTransferred().text == msg("refused-seat-transferred")
    assert str(SeatTransferred()).startswith("This seat was moved to another device")


def test_an_error_may_have_a_message_as_an_argument() -> None:
    error = UnknownOption.saying("refused-no-toml", why=msg("refused-nested"))
    assert error.text == msg("refused-no-toml", why=msg("refused-nested"))
    assert str(error) == "This is not valid TOML: it is nested too deeply."


@pytest.mark.parametrize("error", [UnknownOption.saying("refused-no-toml", why="x"), SeatTransferred()])
def test_an_error_crosses_between_processes_whole(error: WarbonesError) -> None:
    twin = pickle.loads(pickle.dumps(error))  # noqa: S301  # pickled right here
    assert (type(twin), str(twin), twin.text) == (type(error), str(error), error.text)


def test_the_message_of_an_illegal_action_reads_like_the_error(game: Game) -> None:
    position = game.new(seed=3)
    while not position.to_act:
        position.roll(1)
    seat = min(position.to_act)
    with pytest.raises(IllegalAction) as refused:
        position.act(seat, "fly to the moon")
    said = refused.value.text
    assert isinstance(said, Msg)
    assert english(said, seat, game.names) == str(refused.value)
    assert str(refused.value).startswith("'fly to the moon' is not legal here.")
