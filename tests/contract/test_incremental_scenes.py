"""Scenes drawn from cached parts are the same as scenes drawn from nothing."""

from __future__ import annotations

from itertools import islice

import pytest

from tests import effort
from tests.effort import seeds
from warbones import Game, Position
from warbones.check.random_play import random_game

LONG = 400 if effort.long else 80
"""The number of answers after which a game is cut off."""


def rebuilt(position: Position) -> Position:
    """Return the same position with nothing drawn yet."""
    return Position.of_parts(position.game, *position.parts())


@pytest.mark.parametrize("seed", seeds(1, 12))
def test_an_incremental_scene_equals_a_new_one(game: Game, seed: int) -> None:
    for answers, position in enumerate(islice(random_game(game, seed), LONG)):
        if answers % 5 and not position.over:
            continue
        for seat in (None, *range(len(position.game.names))):
            assert position.scene(seat) == rebuilt(position).scene(seat)
        assert position.open_scene() == rebuilt(position).open_scene()


@pytest.mark.parametrize("seed", seeds(1, 12))
def test_a_copy_that_goes_another_way_is_drawn_as_if_alone(game: Game, seed: int) -> None:
    before: Position | None = None
    for answers, position in enumerate(islice(random_game(game, seed), 120 if effort.long else 60)):
        if answers % 7 == 3:
            before = position.copy()
        elif before is not None and answers % 7 == 6:
            for seat in range(len(position.game.names)):  # back and forth, as after a decision that is taken back
                assert position.scene(seat) == rebuilt(position).scene(seat)
                assert before.scene(seat) == rebuilt(before).scene(seat)


def test_a_viewer_gets_nothing_cached_for_others(game: Game) -> None:
    position = game.new(seed=1)
    scenes = [position.scene(seat) for seat in range(len(position.game.names))]
    assert scenes
    seen = position.seen_by(0)
    assert seen.scene_cache(0) == position.scene_cache(0)
    assert not seen.scene_cache(1)
