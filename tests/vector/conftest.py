"""A fixture that runs a test for some games that agents can play, and for all of them in long runs."""

from __future__ import annotations

import pytest

from tests.effort import cases
from warbones import GAMES, Game
from warbones.encoding.tokens import encoded_games

FEW = {"dicewing", "keep"}
"""One with secrets and one without: those that compile fastest. `tests/contract/test_engines.py` compiles all rules and
compares them with interpreted ones."""


@pytest.fixture(params=cases(encoded_games(), FEW))
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games that agents can play."""
    return GAMES[request.param]
