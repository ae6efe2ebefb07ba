"""Runs every contract test over every game."""

from __future__ import annotations

import pytest

from warbones import GAMES, Game
from warbones.games import COMPILED


@pytest.fixture(params=sorted(COMPILED))
def compiled_game(request: pytest.FixtureRequest) -> Game:
    """One of the games whose rules are compiled."""
    return GAMES[request.param]


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games."""
    return GAMES[request.param]
