"""Gymnasium's own checks of the environments, and ours."""

from __future__ import annotations

import copy
import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.adapters.random_walks import short
from warbones import Action, Game, Position, UnknownGame, UnknownOption, WarbonesError
from warbones.adapters.gymnasium import WarbonesEnv, env_id
from warbones.players.bot_names import UnknownBot

pytestmark = pytest.mark.filterwarnings("ignore:.*No render fps was declared:UserWarning")  # nothing moves


def last_listed(seen: Position, seat: int) -> Action:
    """Choose the last legal action."""
    return seen.legal(seat)[-1]


def test_gymnasium_s_check(game: Game) -> None:
    check_env(gymnasium.make(env_id(game.id), bot=last_listed, **short(game)).unwrapped)


def test_games_are_registered_by_the_version_of_their_rules(game: Game) -> None:
    assert env_id(game.id) == f"warbones/{game.id}-v{game.rules_version}"
    assert gymnasium.spec(env_id(game.id)).kwargs == {"game": game.id}


@pytest.mark.parametrize("seat", range(2))
def test_a_game_is_played_to_its_end_and_paid(game: Game, seat: int) -> None:
    table = WarbonesEnv(game.id, seat, last_listed, **short(game))
    seen, info = table.reset(seed=5)
    rng, over, rewards = np.random.default_rng(1), False, []
    while not over:
        assert info == {}
        assert np.array_equal(table.action_masks(), seen["action_mask"])
        assert table.observation_space.contains(seen)
        seen, reward, over, cut, info = table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        rewards.append(reward)
        assert not cut
    assert sum(rewards) == rewards[-1] == table._played.score
    assert not seen["action_mask"].any()


def test_an_opponent_is_given_what_its_seat_knows() -> None:
    given: list[Position] = []

    def spy(seen: Position, seat: int) -> Action:
        given.append(seen.copy())
        seen.act(seat, seen.legal(seat)[0])  # on a copy, where it may try things
        return seen.game.from_dict(given[-1].to_dict()).legal(seat)[0]

    table, rng = WarbonesEnv("dicewing", 0, spy), random.Random(1)
    seen, _ = table.reset(seed=1)
    while not (launched := [known for known in given if len(known.to_act) == 2]):
        seen, *_ = table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert 0 in launched[0].to_act  # seat 0 has launched, but seat 1 is not shown that
    assert all(known._rngs is None for known in given)


def test_a_bot_is_chosen_by_its_name() -> None:
    table = WarbonesEnv("dicewing", 1, "random")
    seen, _ = table.reset(seed=2)
    once = [seen["observation"].tobytes()]
    for seed in (2, 3):
        seen, _ = table.reset(seed=seed)
        once.append(seen["observation"].tobytes())
    assert once[0] == once[1] != once[2]
    with pytest.raises(UnknownBot, match="There is no bot 'clever'"):
        WarbonesEnv("dicewing", 0, "clever")


def test_a_forbidden_action_changes_nothing_and_says_why() -> None:
    table = WarbonesEnv("keep", 0, last_listed)
    before, _ = table.reset(seed=1)
    after, reward, over, _, info = table.step(999)
    assert np.array_equal(before["observation"], after["observation"])
    assert (reward, over) == (0.0, False)
    assert info["refused"].startswith("999 is not possible here; Alpha may answer")


def test_wrong_games_seats_and_options_are_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        WarbonesEnv("chess")
    with pytest.raises(UnknownOption, match="There is no option 'speed'"):
        WarbonesEnv("keep", bot=last_listed, speed=3)
    with pytest.raises(WarbonesError, match=r"DICE WAR has no seat 2; choose from 0 \(Alpha\), 1 \(Beta\)"):
        WarbonesEnv("keep", 2, last_listed)


def test_the_table_is_drawn_as_its_seat_sees_it() -> None:
    table = WarbonesEnv("dicewing", 1, last_listed, render_mode="ansi")
    table.reset(seed=1)
    assert "Beta, you" in str(table.render())


def test_a_copy_plays_on_by_itself() -> None:
    table = gymnasium.make("warbones/dicewing-v2", bot="random")
    seen, _ = table.reset(seed=3)
    twin, over = copy.deepcopy(table), False
    while not over:
        word = int(seen["action_mask"].argmax())
        seen, reward, over, *_ = table.step(word)
        same, paid, *_ = twin.step(word)
        assert all(np.array_equal(seen[each], same[each]) for each in seen)
        assert reward == paid
