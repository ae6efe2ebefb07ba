"""Fixtures that run a test for each game that agents can play, or for a few where tables are compiled."""

from __future__ import annotations

import pytest

from tests.effort import cases
from tests.vector.conftest import FEW
from warbones import GAMES, Game
from warbones.encoding.tokens import encoded_games


@pytest.fixture(params=encoded_games())
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games that agents can play."""
    return GAMES[request.param]


@pytest.fixture(params=[each for each in encoded_games() if GAMES[each].ruleset.secrets])
def game_with_secrets(request: pytest.FixtureRequest) -> Game:
    """One of the games that agents can play, with secrets."""
    return GAMES[request.param]


@pytest.fixture(params=cases(encoded_games(), FEW))
def compiled_game(request: pytest.FixtureRequest) -> Game:
    """One of a few games whose tables are compiled; long runs use all of them."""
    return GAMES[request.param]
