"""Tests of the adapters run over the games that agents can play: over few of them where their tables are compiled."""

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


@pytest.fixture(params=cases(encoded_games(), FEW))
def compiled_game(request: pytest.FixtureRequest) -> Game:
    """One of the games whose compiled tables are stepped; long runs use all of them."""
    return GAMES[request.param]
