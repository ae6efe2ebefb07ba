"""Games with thrown dice, for agents: other libraries' own checks, and ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tests import effort
from warbones import IllegalAction, Position, UnknownGame, UnknownOption, WarbonesError, load
from warbones.adapters import gymnasium_throws, pettingzoo_throws
from warbones.adapters.throws import SIZE, action_space, apply_action, choice_mask, new_game, observation_space, observe

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning"),  # ours is a Dict
    pytest.mark.filterwarnings("ignore:Action space for each agent:UserWarning"),  # likewise
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:.*No render fps was declared:UserWarning"),  # nothing moves
]

GAME = "indicesion"
STILL = np.zeros(SIZE, np.float32)


def first_listed(known: Position, seat: int) -> Any:
    return known.legal(seat)[0]


@pytest.mark.parametrize("mode", ["classic", "drafting"])
def test_pettingzoo_s_checks(mode: str) -> None:
    api_test(pettingzoo_throws.env(GAME, players=3, mode=mode), num_cycles=60 if effort.long else 20)
    seed_test(lambda: pettingzoo_throws.env(GAME, players=2, mode=mode), num_cycles=30 if effort.long else 10)


@pytest.mark.parametrize("mode", ["classic", "drafting"])
def test_gymnasium_s_check(mode: str) -> None:
    check_env(gymnasium.make("warbones/indicesion-v3", bot=first_listed, players=2, mode=mode).unwrapped)


@pytest.mark.parametrize("mode", ["classic", "drafting"])
def test_a_game_is_played_to_its_end_and_paid(mode: str) -> None:
    table, paid = pettingzoo_throws.env(GAME, players=2, mode=mode), {}
    table.reset(seed=3)
    table.action_space("player_0").seed(3)
    for agent in table.agent_iter():
        given, reward, over, cut, info = table.last()
        assert not cut
        assert table.observation_space(agent).contains(given)
        if over:
            paid[agent] = reward
        space = table.action_space(agent)
        table.step(None if over else space.sample(mask=info["action_mask"]))
    assert set(paid) == {"player_0", "player_1"}
    assert sum(paid.values()) == 0


def test_one_seat_plays_against_a_bot_by_its_name() -> None:
    once = []
    for seed in (2, 2, 3):
        table = gymnasium_throws.ThrowsEnv(GAME, 1, "novice:1", players=2, render_mode="ansi")
        given, info = table.reset(seed=seed)
        for _ in range(3):
            table.action_space.seed(seed)
            given, *_, info = table.step(table.action_space.sample(mask=info["action_mask"]))
        once.append(given["observation"].tobytes())
        assert "Beta" in str(table.render())
    assert once[0] == once[1] != once[2]


def thrown_by(throw: np.ndarray) -> tuple[Position, Position]:
    """Return the positions before and after a throw at Alpha's board."""
    game = load(GAME)
    before = Position.start(game, game.read("turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1"))
    after = before.copy()
    (choice,) = (action.id for action in before.legal(0) if action.text == "throw red at Alpha drop")
    apply_action(after, 0, {"choice": choice, "throw": throw})
    return before, after


def test_a_throw_of_zeros_is_the_listed_one_and_other_numbers_bend_it() -> None:
    _, plain = thrown_by(STILL)
    _, bent = thrown_by(np.eye(SIZE)[0] * 0.5)
    assert plain.throw
    assert bent.throw
    assert plain.throw.launch
    assert bent.throw.launch
    assert bent.throw.launch.at[0] - plain.throw.launch.at[0] == 15_000
    _, held = thrown_by(np.eye(SIZE)[10])
    assert held.throw
    assert held.throw.launch
    assert held.throw.launch.held == (0, 32767, 0, 0)


def test_an_illegal_throw_becomes_the_nearest_legal_one() -> None:
    rng = np.random.default_rng(1)
    for _ in range(50):
        _, after = thrown_by(rng.uniform(-1, 1, SIZE))
        assert after.throw
    _, low = thrown_by(np.eye(SIZE)[2] * -1)
    assert low.throw
    assert low.throw.launch
    assert low.throw.launch.at[2] > 15_240  # six inches above the board, however low the aim


def test_wrong_answers_say_what_would_be_right_and_change_nothing() -> None:
    table = pettingzoo_throws.env(GAME, players=2)
    table.reset(seed=1)
    before = table.observe("player_0")["observation"]
    with pytest.raises(IllegalAction, match="99 is not a choice of Alpha's here; choose from 0"):
        table.step({"choice": 99, "throw": STILL})
    for throw in (STILL[:3], STILL + np.nan, STILL + 2):
        with pytest.raises(IllegalAction, match="A throw is 13 numbers from -1 to 1"):
            table.step({"choice": 0, "throw": throw})
    assert np.array_equal(table.observe("player_0")["observation"], before)
    seat = gymnasium_throws.ThrowsEnv(GAME, 0, first_listed, players=2)
    first, _ = seat.reset(seed=1)
    then, reward, over, _, info = seat.step({"choice": 99, "throw": STILL})
    assert (reward, over) == (0.0, False)
    assert info["refused"].startswith("99 is not a choice of Alpha's here")
    assert np.array_equal(first["observation"], then["observation"])


def test_wrong_games_seats_and_options_are_refused() -> None:
    for make in (pettingzoo_throws.env, gymnasium_throws.ThrowsEnv):
        with pytest.raises(UnknownGame, match="No dice are thrown in keep; they are in indicesion"):
            make("keep")
        with pytest.raises(UnknownOption, match="There is no option 'speed'"):
            make(GAME, speed=3)
    with pytest.raises(WarbonesError, match=r"inDICEsion has no seat 2; choose from 0 \(Alpha\), 1 \(Beta\)"):
        gymnasium_throws.ThrowsEnv(GAME, 2, players=2)


def test_observations_depend_on_the_seat_s_knowledge_alone() -> None:
    """Only the results of future throws are secret, so positions that differ only in the seed look the same."""
    game = load(GAME)
    one, other = (new_game(game, seed, {"players": 2}) for seed in (1, 2))
    for _ in range(2):
        for position in (one, other):
            apply_action(
                position,
                min(position.to_act),
                {"choice": int(choice_mask(position, min(position.to_act)).argmax()), "throw": STILL},
            )
    assert one.throw is None
    for seat in range(2):
        assert all(
            np.array_equal(observe(one, seat)[key], observe(other, seat)[key]) for key in ("observation", "choices")
        )
    waiting = ({0, 1} - one.to_act).pop()
    assert not observe(one, waiting)["choices"].any()
    assert observation_space(one.game).contains(observe(one, waiting))
    assert not action_space(one.game).contains({"choice": 0})
