"""Scenes speak through the catalogue: everything else is a name, a number or a sign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.effort import seeds
from warbones import Game
from warbones.check.random_play import moments, random_game
from warbones.core.messages import Msg
from warbones.core.view.reader import texts_of

EVERY = 5
"""One position in this many is checked."""

WORD = re.compile("[a-z]{2}")
"""Two letters of a word; "d20", "L3" and ">99%" have none."""

NAMES = {"Scene.title", "Aim.skill", "Aim.foam"}
"""Fields that hold names: a game's title, and option values in the notation of an action."""


def texts(part: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """Yield all strings in a part of a scene with their fields, and all arguments of messages."""
    for field, _ in texts_of(type(part)):
        yield from _held(f"{type(part).__name__}.{field}", getattr(part, field))


def _held(field: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, Msg):
        for name, argument in value.args.items():
            yield from _held(f"{value.key}({name})", argument)
    elif isinstance(value, msgspec.Struct):
        yield from texts(value)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _held(field, each)


@pytest.mark.parametrize("seed", seeds(1, 6))
def test_texts_are_messages_names_or_numbers(game: Game, seed: int) -> None:
    found = {
        each
        for at, position in enumerate(moments(random_game(game, seed)))
        if at % EVERY == 0
        for reader in (None, 0)
        for each in texts(position.scene_messages(reader))
    }
    assert {each for each in found if _is_said(*each)} == set()
    assert found


def _is_said(field: str, text: str) -> bool:
    """Return whether a string is natural language. A one-word argument is a name, or selects a form of the message."""
    is_argument = "(" in field
    return WORD.search(text) is not None and field not in NAMES and (" " in text or not is_argument)


def test_a_sentence_that_goes_round_the_catalogue_would_be_found(game: Game) -> None:
    around = msgspec.structs.replace(game.new(seed=1).scene_messages(0), status="Round one")
    assert [each for each in texts(around) if _is_said(*each)] == [("Scene.status", "Round one")]
