"""Public functions accept their arguments, or refuse them in one short sentence and change nothing."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import effort
from tests.effort import cases
from tests.junk import ODD, refused
from tests.random_games import positions
from warbones import GAMES, Game, Position, load
from warbones.check.random_play import random_game
from warbones.core.errors import BrokenPosition

POSITION: Final[dict[str, Callable[[Position, Any], object]]] = {
    "act of": lambda position, odd: position.act(odd, "x"),
    "act": lambda position, odd: position.act(0, odd),
    "roll": lambda position, odd: position.roll(odd, next(iter(position.owed), None)),
    "roll of": lambda position, odd: position.roll(1, odd),
    "land": lambda position, odd: position.land(odd),
    "legal": lambda position, odd: list(position.legal(odd)),
    "find": lambda position, odd: position.legal(0).find(odd),
    "events": lambda position, odd: position.events(odd),
    "seen_by": lambda position, odd: position.seen_by(odd),
    "scene": lambda position, odd: position.scene(odd),
    "odds": lambda position, odd: position.odds(odd),
    "odds of": lambda position, odd: position.odds(0, odd),
}

GAME: Final[dict[str, Callable[[Game, Any], object]]] = {
    "load": lambda _, odd: load(odd),
    "new": lambda game, odd: game.new(odd),
    "new with an option": lambda game, odd: [game.new(**{each.name: odd}) for each in game.ruleset.options],
    "blank": lambda game, odd: game.ruleset.blank(odd),
    "seated": lambda game, odd: game.seated(odd),
    "read": lambda game, odd: game.read(odd),
    "at": lambda game, odd: game.at(odd),
    "at with a seed": lambda game, odd: game.at(game.new(1).text, odd),
    "from_dict": lambda game, odd: game.from_dict(odd),
    "Position.read": Position.read,
}

FEW_GAMES = cases(sorted(GAMES), {"army", "indicesion"})
"""One game with dice and secrets, one with throws: the same code reads the arguments of every game."""
EACH_NAME = pytest.mark.parametrize("name", sorted(GAMES))


@cache
def visited(name: str) -> list[Position]:
    """Return a few positions of a game: its start, its end, and some that owe dice or decisions."""
    *_, last = played = [position.copy() for position in random_game(GAMES[name], 4)]
    return [GAMES[name].new(), *played[1:60:29], last]


@pytest.mark.parametrize("game", FEW_GAMES, indirect=True)
@pytest.mark.parametrize("door", POSITION)
def test_a_position_takes_or_refuses_anything(game: Game, door: str) -> None:
    for position in visited(game.id):
        before = position.to_dict()
        for odd in ODD:
            twin = position.copy()
            if refused(partial(POSITION[door], twin, odd)):
                assert twin.to_dict() == before


@pytest.mark.parametrize("door", GAME)
def test_a_game_takes_or_refuses_anything(game: Game, door: str) -> None:
    for odd in ODD:
        refused(partial(GAME[door], game, odd))


def places(written: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a written position: its container and its key."""
    names = written if isinstance(written, dict) else range(len(written)) if isinstance(written, list) else ()
    for name in names:
        yield written, name
        yield from places(written[name])


@EACH_NAME
@settings(max_examples=40 if effort.long else 12)
@given(data=st.data())
def test_a_written_position_with_anything_anywhere_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    written = copy.deepcopy(data.draw(positions(GAMES[name], 60)).to_dict())
    holder, where = data.draw(st.sampled_from(list(places(written))))
    if isinstance(holder, dict) and data.draw(st.booleans()):
        where = data.draw(st.sampled_from(["odd", 0, None, "x" * 10_000]))
    holder[where] = data.draw(st.sampled_from(ODD))
    refused(lambda: GAMES[name].from_dict(written))


@EACH_NAME
@settings(max_examples=40 if effort.long else 12)
@given(data=st.data())
def test_notation_with_anything_anywhere_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(GAMES[name], 60))
    words = position.text.replace("=", " = ").replace(":", " : ").replace("@", " @ ").split()
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(
        st.sampled_from(["1" * 5000, "x" * 100_000, "-1", "99999999999", "\N{SUPERSCRIPT TWO}", "=", "|"])
    )
    text = " ".join(words).replace(" = ", "=").replace(" : ", ": ").replace(" @ ", "@")
    refused(lambda: GAMES[name].at(text))


def test_a_written_position_names_its_game_in_a_text() -> None:
    written = GAMES["dicewing"].new(seed=1).to_dict()
    with pytest.raises(BrokenPosition):
        GAMES["dicewing"].from_dict({**written, "game": np.array([])})
