"""Runs every test of the adapters that asks for a game over every game that agents can play."""

from __future__ import annotations

import pytest

from warbones import GAMES, Game
from warbones.encoding.tokens import encoded_games


@pytest.fixture(params=encoded_games())
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games that agents can play."""
    return GAMES[request.param]
