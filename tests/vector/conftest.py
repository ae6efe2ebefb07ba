"""Every test of the adapters that asks for a game runs over every game that agents can play."""

from __future__ import annotations

import pytest

from warbones import GAMES, Game
from warbones.spoken.words import spoken_games


@pytest.fixture(params=spoken_games())
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games that agents can play."""
    return GAMES[request.param]
