"""Runs every contract test over every game."""

from __future__ import annotations

import pytest

from tests.effort import cases
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


SECRETIVE = [each for each in sorted(GAMES) if GAMES[each].ruleset.secrets]


@pytest.fixture(params=SECRETIVE)
def game_with_secrets(request: pytest.FixtureRequest) -> Game:
    """One of the games with secrets; `test_a_game_says_whether_anything_is_secret` shows that the others have none."""
    return GAMES[request.param]


@pytest.fixture(params=cases(SECRETIVE, {"dicewing"}))
def secretive_game(request: pytest.FixtureRequest) -> Game:
    """A game with secrets, for tests that a leak would be found: one game in short runs, all in long runs."""
    return GAMES[request.param]
