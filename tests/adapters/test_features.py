"""Compact observations: the meaning and bounds of each number, and the viewers that receive them."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from tests.adapters.random_walks import walk
from tests.effort import seeds
from warbones import Game, WarbonesError, load
from warbones.adapters.gymnasium import env_id
from warbones.adapters.pettingzoo import env
from warbones.adapters.pettingzoo_parallel import parallel_env
from warbones.core.record.records import fields
from warbones.encoding import feature_page
from warbones.encoding.observations import FEATURES, bounds, observation


@pytest.mark.parametrize("seed", seeds(1, 40))
def test_features_of_random_games_stay_inside_their_bounds(game: Game, seed: int) -> None:
    low, high = bounds(game, FEATURES)
    assert not low.any()
    for node in walk(game, seed):
        for seat in range(len(game.names)):
            seen = observation(node, seat, FEATURES)
            assert seen.shape == low.shape
            assert np.all((low <= seen) & (seen <= high)), np.nonzero((low > seen) | (seen > high))


def test_every_feature_says_what_it_means(game: Game) -> None:
    told = list(feature_page.feature_fields(game.ruleset.features))
    assert [each.name for each in told] == [field.name for field in fields(game.ruleset.features)]
    assert [each.first for each in told[1:]] == [each.end for each in told[:-1]]


def test_the_docs_page_of_features_is_up_to_date() -> None:
    assert feature_page.PAGE.read_text(encoding="utf-8") == feature_page.page(), (
        "python -m warbones.encoding.feature_page"
    )


def test_a_game_without_features_says_so() -> None:
    node = next(walk(load("dicewing"), 1))
    with pytest.raises(WarbonesError, match="a spectator has observations of the record alone"):
        observation(node, None, FEATURES)
    with pytest.raises(WarbonesError, match="Observations are of the record or the features, not 'pixels'"):
        env("dicewing", observations="pixels")
    with pytest.raises(WarbonesError, match="has no features"):
        bounds(load("indicesion"), FEATURES)


def test_every_environment_can_show_features() -> None:
    name, width = env_id("keep"), len(bounds(load("keep"), FEATURES)[0])
    one = gymnasium.make(name, bot="random", observations=FEATURES)
    many = gymnasium.make_vec(name, 4, bot="random", observations=FEATURES)
    both = gymnasium.make_vec(name, 4, self_play=True, observations=FEATURES)
    for made in (one, many, both):
        seen, _ = made.reset(seed=1)
        assert seen in made.observation_space
        assert seen["observation"].shape[-1] == width
    alone, parallel = env("keep", observations=FEATURES), parallel_env("keep", observations=FEATURES)
    alone.reset(seed=1)
    seen, _ = parallel.reset(seed=1)
    assert alone.last()[0] in alone.observation_space("player_0")
    assert all(each in parallel.observation_space(name) for name, each in seen.items())
