"""Requirements of training libraries, tested for the libraries that are installed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import warbones.adapters.gymnasium  # noqa: F401  # registers the games
from warbones import load
from warbones.players.policies.policy import Policy

NEEDED = "needs pip install warbones[training]"


def test_stable_baselines_is_given_masks_and_last_observations() -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDED)
    from sb3_contrib.common.maskable.utils import get_action_masks  # noqa: PLC0415  # may be missing

    from warbones.adapters.stable_baselines import vec_env  # noqa: PLC0415  # likewise

    env, rng, ended = vec_env("dicewing", 8, bot="random"), np.random.default_rng(1), 0
    env.seed(1)
    env.reset()
    while ended < 8:
        masks = get_action_masks(env)
        assert masks.shape == (8, 21)
        _, reward, over, infos = env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in masks]))
        assert not reward[~over].any()
        assert [set(info) for info in infos] == [
            {"terminal_observation", "TimeLimit.truncated"} if each else set() for each in over
        ]
        ended += int(over.sum())


def test_stable_baselines_plays_both_seats_of_each_table() -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDED)
    from warbones.adapters.stable_baselines import vec_env  # noqa: PLC0415  # may be missing

    env, rng, ended, waited = vec_env("dicewing", 4, self_play=True), np.random.default_rng(1), 0, 0
    env.seed(1)
    env.reset()
    assert env.num_envs == 8
    while ended < 8:
        masks = env.env_method("action_masks")
        waited += int(masks[:, -1].sum())
        _, reward, over, _ = env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in masks]))
        assert (reward[0::2] == -reward[1::2]).all()
        ended += int(over.sum())
    assert waited > 0


def test_torchrl_s_wrapper_passes_masks_on() -> None:
    pytest.importorskip("torchrl", reason=NEEDED)
    from torchrl.envs import ActionMask, GymWrapper, TransformedEnv  # noqa: PLC0415  # may be missing

    envs = gymnasium.make_vec("warbones/dicewing-v2", num_envs=4, bot="random", autoreset_mode="Disabled")
    wrapped = TransformedEnv(GymWrapper(envs, categorical_action_encoding=True), ActionMask())
    played = wrapped.rollout(100, break_when_any_done=False)
    chosen = played["action_mask"].gather(-1, played["action"].unsqueeze(-1).long())
    assert bool(chosen.all())
    assert int(played["next", "done"].sum()) > 0


EXAMPLES = Path(__file__).parents[2] / "examples" / "training"
LIBRARIES = {"self_play_ppo": "torch", "maskable_ppo": "sb3_contrib", "torchrl_ppo": "torchrl"}
IN_DICE_WAR = "--hint", "standing", "--then", "greedy:4", "--entropy", "0.03"


def trained(example: str, game: str, path: Path, *more: str) -> int:
    """Run an example, and return the wins of its final policy in a hundred games."""
    pytest.importorskip(LIBRARIES[example], reason=NEEDED)
    command = [sys.executable, "-W", "ignore", EXAMPLES / f"{example}.py", game, "--out", path, *more]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return int(re.findall(r"At the end (\d+)%", ran.stdout)[0])


@pytest.mark.parametrize("example", LIBRARIES)
def test_an_example_trains_and_writes_a_policy(tmp_path: Path, example: str) -> None:
    path = tmp_path / "policy.onnx"
    trained(example, "dicewing", path, "--minutes", "0.02", "--against", "random")
    assert Policy(path, load("dicewing")).observations == "features"
    assert path.with_suffix(".csv").read_text(encoding="utf-8").startswith("minutes,words,won")


@pytest.mark.parametrize("example", LIBRARIES)
def test_an_example_goes_on_against_a_bot_with_a_hint(tmp_path: Path, example: str) -> None:
    path = tmp_path / "policy.onnx"
    trained(example, "keep", path, "--minutes", "0.1", "--against", "random", *IN_DICE_WAR)
    assert Policy(path, load("keep")).observations == "features"


@pytest.mark.torture
@pytest.mark.timeout(14400)
@pytest.mark.parametrize("game", ["dicewing", "keep"])
@pytest.mark.parametrize("example", LIBRARIES)
def test_an_example_learns_to_beat_greedy(tmp_path: Path, example: str, game: str) -> None:
    more = IN_DICE_WAR if game == "keep" else ()
    assert trained(example, game, tmp_path / "policy.onnx", "--minutes", "25", *more) >= 60
