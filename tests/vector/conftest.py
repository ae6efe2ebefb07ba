"""Runs every test of compiled code that asks for a game over games that agents can play: over all in long runs."""

from __future__ import annotations

import pytest

from tests.effort import cases
from warbones import GAMES, Game
from warbones.encoding.tokens import encoded_games

FEW = {"dicewing", "keep"}
"""One with secrets and one without, whose machine code is made fastest; all rules are compiled and compared with
what is interpreted in `tests/contract/test_engines.py`."""


@pytest.fixture(params=cases(encoded_games(), FEW))
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games that agents can play."""
    return GAMES[request.param]
