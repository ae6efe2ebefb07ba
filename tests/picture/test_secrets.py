"""Nothing hidden is in a picture: changing a secret changes no byte of other viewers' pictures."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from tests.contract.test_secrets import secret_twins
from tests.effort import seeds
from warbones import GAMES, Game
from warbones.picture.picture import picture
from warbones.picture.png import png

SECRETIVE = [name for name, game in GAMES.items() if game.ruleset.secrets]
TWINS = 12
"""The number of pairs of positions that are compared."""


def check_pictures(game: Game, seed: int) -> int:
    """Assert that no secret shows; return the number of pairs of positions compared."""
    compared = 0
    for viewer, other, one, two in secret_twins(game, seed):
        assert picture(one.scene(viewer), "desk") == picture(two.scene(viewer), "desk")
        assert picture(one.scene(other), "desk") != picture(two.scene(other), "desk"), "a seat sees its own choice"
        compared += 1
        if compared >= TWINS:
            break
    return compared


def test_games_with_secrets_are_known() -> None:
    assert SECRETIVE


@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_secrets_of_a_seat_change_no_byte_of_another_s_picture(name: str, seed: int) -> None:
    assert check_pictures(GAMES[name], seed) > 0


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_planted_leak_is_found_in_the_picture(name: str) -> None:
    rules = GAMES[name].ruleset.rules
    leaky = SimpleNamespace(**{each: getattr(rules, each) for each in dir(rules) if each[0] != "_"})
    leaky.redact = lambda s, seat: None
    game = replace(GAMES[name], ruleset=replace(GAMES[name].ruleset, rules=leaky))
    with pytest.raises(AssertionError):
        check_pictures(game, 0)


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_spectator_s_png_is_the_same_whatever_is_hidden(name: str) -> None:
    viewer, _, one, two = next(twins for twins in secret_twins(GAMES[name], 0) if twins[0] is None)
    assert png(picture(one.scene(viewer))) == png(picture(two.scene(viewer)))
