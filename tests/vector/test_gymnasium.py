"""Gymnasium's vector environments meet their contract in all modes, and refuse wrong arguments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import warbones.adapters.gymnasium  # noqa: F401  # registers the games
from tests.adapters.random_walks import short
from warbones import Game, IllegalAction, UnknownOption, WarbonesError, load
from warbones.adapters.gymnasium import env_id
from warbones.core.errors import BadSeed
from warbones.encoding.observations import token_count
from warbones.vector.kernels.sequential import CONTEXT

MODES = list(AutoresetMode)


def made(game: str = "keep", tables: int = 8, **kwargs: Any) -> Any:
    options = {} if "table_options" in kwargs else short(load(game))
    return gymnasium.make_vec(env_id(game), num_envs=tables, **{**options, **kwargs})


def lot(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Return a random legal token for each row, and 0 if there is none."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask], np.int64)


def played(envs: Any, steps: int, seed: int = 3) -> list[bytes]:
    """Play at random and return the results of each step."""
    rng = np.random.default_rng(seed)
    seen, _ = envs.reset(seed=seed)
    given = []
    for _ in range(steps):
        seen, reward, over, cut, _ = envs.step(lot(seen["action_mask"], rng))
        given.append(b"".join(each.tobytes() for each in (*seen.values(), reward, over, cut)))
    return given


@pytest.mark.parametrize("mode", MODES)
def test_games_end_and_new_ones_begin(game: Game, mode: AutoresetMode) -> None:
    envs = made(game.id, 4, bot="random", autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] is mode
    rng, paid = np.random.default_rng(1), []
    seen, info = envs.reset(seed=1)
    over = np.zeros(4, bool)
    while len(paid) < 6:
        assert seen in envs.observation_space
        before, ended = seen, over
        if mode is AutoresetMode.DISABLED and over.any():
            seen, _ = envs.reset(options={"reset_mask": over})
            over = np.zeros(4, bool)
            continue
        seen, reward, over, cut, info = envs.step(lot(seen["action_mask"], rng))
        assert "refused" not in info
        assert not cut.any()
        assert not reward[~over].any()
        paid += reward[over].tolist()
        masks = seen["action_mask"].any(axis=1)
        if mode is AutoresetMode.SAME_STEP:
            assert masks.all()
            assert [each is not None for each in info.get("final_obs", [None] * 4)] == over.tolist()
        else:
            assert (masks == ~over).all()
            assert not (ended & over).any()
        assert not np.shares_memory(before["observation"], seen["observation"])
    assert set(paid) <= {-1.0, 0.0, 1.0}


def test_the_same_seed_plays_the_same_games_on_any_number_of_threads_and_among_any_others() -> None:
    one, two = made(tables=192, bot="random"), made(tables=192, bot="random", threads=2)
    assert played(one, 60) == played(two, 60)
    few, many = made(tables=3, bot="random"), made(tables=9, bot="random")
    seen, _ = few.reset(seed=5)
    also, _ = many.reset(seed=5)
    for _ in range(50):
        assert np.array_equal(seen["observation"], also["observation"][:3])
        words = lot(also["action_mask"], np.random.default_rng(1))
        seen, *_ = few.step(words[:3])
        also, *_ = many.step(words)


def test_a_list_of_seeds_seeds_each_table_as_if_it_were_alone() -> None:
    seen, _ = made("dicewing", 3, bot="random").reset(seed=[7, 8, 7])
    alone, _ = made("dicewing", 1, bot="random").reset(seed=8)
    assert np.array_equal(seen["observation"][1], alone["observation"][0])
    assert np.array_equal(seen["observation"][0], seen["observation"][2])
    assert not np.array_equal(seen["observation"][0], seen["observation"][1])


def test_send_and_recv_are_a_step_in_two_halves() -> None:
    one, two = made(bot="random"), made(bot="random")
    seen, _ = one.reset(seed=2)
    two.reset(seed=2)
    rng = np.random.default_rng(0)
    for _ in range(30):
        words = lot(seen["action_mask"], rng)
        seen, *_ = one.step(words)
        two.send(words)
        with pytest.raises(WarbonesError, match="A step is under way"):
            two.send(words)
        assert np.array_equal(two.recv()[0]["observation"], seen["observation"])
    with pytest.raises(WarbonesError, match="Nothing was sent"):
        two.recv()
    two.close()


@pytest.mark.parametrize("mode", MODES)
def test_a_function_of_the_batch_answers_for_the_other_seat(mode: AutoresetMode) -> None:
    asked = []

    def first(observation: np.ndarray, mask: np.ndarray) -> np.ndarray:
        assert mask.any(axis=1).all()
        asked.append(len(observation))
        return mask.argmax(axis=1)

    envs = made(tables=6, bot=first, seat=[0, 1] * 3, autoreset_mode=mode)
    rng, (seen, _) = np.random.default_rng(0), envs.reset(seed=4)
    over, games, looking = np.zeros(6, bool), 0, -CONTEXT - len(load("keep").notation.words)
    for _ in range(200):
        eyes = seen["observation"][:, looking : looking + 2]
        assert np.array_equal(eyes.argmax(axis=1), [0, 1] * 3)
        if mode is AutoresetMode.DISABLED and over.any():
            seen, _ = envs.reset(options={"reset_mask": over})
        seen, _, over, _, info = envs.step(lot(seen["action_mask"], rng))
        assert "refused" not in info
        games += int(over.sum())
    assert asked
    assert games > 6
    envs = made(tables=64, seat=1, bot=lambda observation, _: observation)
    with pytest.raises(WarbonesError, match=r"An opponent must return \d+ integers"):
        envs.reset(seed=2)


def test_an_opponent_that_answers_nonsense_gets_an_error() -> None:
    envs = made(tables=64, seat=1, bot=lambda observation, _: np.full(len(observation), 99))
    with pytest.raises(IllegalAction, match="The opponent: 99 is not possible here"):
        envs.reset(seed=1)


def test_masked_actions_change_nothing_at_their_table_alone() -> None:
    envs, twin = made(tables=3, bot="random"), made(tables=3, bot="random")
    seen, _ = envs.reset(seed=1)
    twin.reset(seed=1)
    words = lot(seen["action_mask"], np.random.default_rng(0))
    bad = words.copy()
    for nonsense in (99, -1, -3, 2**62):
        bad[1] = nonsense
        after, reward, over, _, info = envs.step(bad)
        assert np.array_equal(after["observation"][1], seen["observation"][1])
        assert np.array_equal(after["action_mask"][1], seen["action_mask"][1])
        assert info["_refused"].tolist()[1]
        assert "is not possible here" in info["refused"][1]
        assert not reward.any()
        assert not over.any()
        bad[[0, 2]] = lot(after["action_mask"], np.random.default_rng(0))[[0, 2]]
    assert info["_refused"].tolist() == [False, True, False]


@pytest.mark.parametrize("wrong", [np.zeros(2), np.zeros(3, np.int64), np.zeros((2, 2), np.int64), "word", [None, 1]])
def test_actions_of_a_wrong_type_are_refused_in_a_sentence(wrong: object) -> None:
    envs = made(tables=2)
    seen, _ = envs.reset(seed=1)
    with pytest.raises(WarbonesError, match="A step needs 2 integers"):
        envs.step(wrong)
    assert np.array_equal(envs._seen()["observation"], seen["observation"])


def test_impossible_setups_are_refused_in_a_sentence() -> None:
    for kwargs, what in (
        ({"autoreset_mode": "Never"}, "'autoreset_mode' must be one of NextStep, SameStep, Disabled"),
        ({"table_options": [{}], "advantage_hits": "one"}, "not both"),
        ({"table_options": [{}]}, "a list of 8"),
        ({"threads": 0}, "The number of threads"),
        ({"seat": 2}, "has no seat 2"),
        ({"seat": [0, 1]}, "a list of 8"),
        ({"bot": "genius"}, "genius"),
        ({"self_play": True, "tables": 3}, "even number"),
    ):
        with pytest.raises(WarbonesError, match=what):
            made(**kwargs)
    with pytest.raises(UnknownOption):
        made(speed=3)
    envs = made()
    with pytest.raises(WarbonesError, match="call reset first"):
        envs.step(np.zeros(8, np.int64))
    with pytest.raises(BadSeed):
        envs.reset(seed=-1)
    with pytest.raises(WarbonesError, match="'reset_mask' is an array of 8 booleans"):
        envs.reset(options={"reset_mask": [True]})


def test_rule_options_may_differ_from_table_to_table() -> None:
    chosen = [{"round_limit": 8}, {"board": "brick7"}, {}]
    envs = made("keep", 3, table_options=chosen)
    envs.reset(seed=1)
    records = [envs.unwrapped.tables.state(at) for at in range(3)]
    assert [int(each["options"]["round_limit"]) for each in records] == [8, 100, 100]
    assert len({int(each["options"]["board"]["zones"]) for each in records}) == 2


def test_self_play_asks_all_seats_and_never_shows_an_empty_mask(game: Game) -> None:
    envs = made(game.id, 8, self_play=True)
    rng, (seen, info), games = np.random.default_rng(0), envs.reset(seed=1), 0
    wait = token_count(load(game.id))
    while games < 4:
        assert seen in envs.observation_space
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        waits = seen["action_mask"][:, wait] == 1
        assert np.array_equal(info["acting"], ~waits)
        assert (seen["action_mask"].sum(axis=1)[waits] == 1).all()
        seen, reward, over, _, info = envs.step(lot(seen["action_mask"], rng))
        assert "refused" not in info
        assert np.array_equal(reward[0::2], -reward[1::2])
        games += int(over.sum()) // 2
    words = lot(seen["action_mask"], rng)
    words[0] = 10**6
    info = envs.step(words)[4]
    assert info["_refused"].tolist() == [True] + 7 * [False] or over[0]
