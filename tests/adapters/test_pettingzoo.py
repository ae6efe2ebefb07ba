"""PettingZoo's own checks of the environments, and ours."""

from __future__ import annotations

import copy

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tests.adapters.random_walks import short
from tests.effort import cases
from warbones import Game, IllegalAction, UnknownGame, UnknownOption, load
from warbones.adapters.pettingzoo import env
from warbones.adapters.pettingzoo_parallel import parallel_env, wait
from warbones.adapters.streams import DiceStreams
from warbones.encoding.node import initial_node
from warbones.encoding.observations import observation
from warbones.encoding.tokens import GAME_OVER

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning"),  # ours is a Dict with a mask
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@pytest.fixture
def game(compiled_game: Game) -> Game:
    """One of a few games, because each compiles a table."""
    return compiled_game


@pytest.mark.parametrize("cycles", cases([40, 1000], [40]))
def test_pettingzoo_s_checks(game: Game, cycles: int) -> None:
    api_test(env(game.id, **short(game)), num_cycles=cycles)
    seed_test(lambda: env(game.id, **short(game)), num_cycles=cycles // 2)


@pytest.mark.parametrize("cycles", cases([60, 1000], [60]))
def test_pettingzoo_s_parallel_checks(compiled_game: Game, cycles: int) -> None:
    name, options = compiled_game.id, short(compiled_game)
    parallel_api_test(parallel_env(name, **options), num_cycles=cycles)
    parallel_seed_test(lambda: parallel_env(name, **options), num_cycles=cycles // 2)


@pytest.mark.parametrize("seed", range(2))
def test_a_game_is_played_to_its_end_and_paid(game: Game, seed: int) -> None:
    table = env(game.id, **short(game))
    table.reset(seed=seed)
    rng, paid = np.random.default_rng(seed), {}
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        assert (cut, info) == (False, {})
        if over:
            paid[agent] = reward
        allowed = np.flatnonzero(seen["action_mask"])
        table.step(None if over else int(rng.choice(allowed)))
    assert set(paid) == {"player_0", "player_1"}
    assert sum(paid.values()) == 0


@pytest.mark.parametrize("seed", range(2))
def test_a_parallel_game_is_played_to_its_end_and_paid(compiled_game: Game, seed: int) -> None:
    table = parallel_env(compiled_game.id, **short(compiled_game))
    seen, infos = table.reset(seed=seed)
    rng, rewards = np.random.default_rng(seed), {}
    while table.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        seen, rewards, over, cut, infos = table.step(actions)
        assert infos == {"player_0": {}, "player_1": {}}
        assert set(over.values()) == {not table.agents}
        assert not any(cut.values())
    assert sum(rewards.values()) == 0
    assert table.step({}) == ({}, {}, {}, {}, {})
    assert table.step({"player_0": 0}) == ({}, {}, {}, {}, {"player_0": {"refused": GAME_OVER}})


def test_the_same_seed_rolls_the_same_dice_and_another_does_not() -> None:
    seen = []
    for seed in (1, 1, 2):
        table = env("keep")
        table.reset(seed=seed)
        seen.append(table.observe("player_0")["observation"].tobytes())
    assert seen[0] == seen[1] != seen[2]


def test_a_seat_without_a_decision_has_nothing_to_do() -> None:
    table = env("keep")
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()
    seen, _ = parallel_env("keep").reset(seed=1)
    masks = {agent: np.flatnonzero(each["action_mask"]).tolist() for agent, each in seen.items()}
    assert masks[waiting] == [wait(load("keep"))]
    assert wait(load("keep")) not in masks[table.agent_selection]


def test_an_observation_is_what_the_seat_knows() -> None:
    table = env("keep", round_limit=8)
    table.reset(seed=3)
    node = DiceStreams(3).settle(initial_node(load("keep"), {"round_limit": 8}))
    for seat, agent in enumerate(table.agents):
        assert np.array_equal(table.observe(agent)["observation"], observation(node, seat))
    assert table.unwrapped._table.tables.position(0).options["round_limit"] == 8


def test_wrong_answers_say_what_would_be_right_and_change_nothing() -> None:
    table = env("keep")
    table.reset(seed=1)
    before = table.last()[0]["observation"]
    with pytest.raises(IllegalAction, match="999 is not possible here"):
        table.step(999)
    assert np.array_equal(table.last()[0]["observation"], before)
    parallel = parallel_env("keep")
    seen, _ = parallel.reset(seed=1)
    after, rewards, _, _, infos = parallel.step({"player_0": 999, "player_1": 999})
    assert [np.array_equal(seen[agent]["observation"], after[agent]["observation"]) for agent in seen] == [True, True]
    _, _, _, _, none_given = parallel.step({})
    assert any("is not possible here" in info.get("refused", "") for info in none_given.values())
    refused = sorted(info["refused"] for info in infos.values())
    assert any("999 is not possible here" in each for each in refused)
    assert any("is not asked for anything now" in each for each in refused)
    assert set(rewards.values()) == {0.0}


def test_unknown_games_and_options_are_refused() -> None:
    for make in (env, parallel_env):
        with pytest.raises(UnknownGame, match="There is no game 'chess'"):
            make("chess")
        with pytest.raises(UnknownOption, match="There is no option 'speed'"):
            make("keep", speed=3)


def test_a_spectator_s_table_is_drawn_as_text() -> None:
    for make in (env, parallel_env):
        table = make("keep", render_mode="ansi")
        table.reset(seed=1)
        assert "Alpha, first player" in table.render()
        table.close()


def test_a_copy_of_an_environment_plays_on_by_itself(game: Game) -> None:
    table = env(game.id, **short(game))
    table.reset(seed=1)
    twin = copy.deepcopy(table)
    for _ in range(30):
        seen, same = table.last()[0], twin.last()[0]
        assert all(np.array_equal(seen[each], same[each]) for each in seen)
        word = int(seen["action_mask"].argmax())
        table.step(word)
        after = table.last()[0]["observation"]
        assert np.array_equal(twin.last()[0]["observation"], seen["observation"])
        assert not np.array_equal(after, seen["observation"])
        twin.step(word)
