"""Bots from files: they play by what their seat knows, and their faults are reported in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from typer.testing import CliRunner

from tests.policies import policy
from warbones import Position, WarbonesError, load
from warbones.adapters.gymnasium import env_id
from warbones.cli.app import app
from warbones.core.extras import MissingExtra
from warbones.encoding.observations import FEATURES, OBSERVATION_KINDS, bounds
from warbones.lab.batch import simulate
from warbones.players.bot_names import UnknownBot, bot_named
from warbones.players.policies.compatibility import games_of, must_fit
from warbones.players.policies.file_bots import FileBots
from warbones.players.policies.file_names import BadPolicy
from warbones.players.policies.player import policy_action
from warbones.players.policies.policy import Policy
from warbones.rooms.bots import Misplayed

GAME = load("dicewing")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def launching() -> Position:
    """Return a position of DiceWing where both seats launch in secret."""
    position = GAME.new(seed=1)
    while len(position.to_act) < 2:
        (seat,) = position.to_act
        position.act(seat, position.legal(seat)[0])
    return position


@pytest.mark.parametrize("observations", OBSERVATION_KINDS)
def test_a_policy_plays_a_game_and_the_same_seed_plays_it_again(tmp_path: Path, observations: str) -> None:
    made, position = Policy(policy(tmp_path / "p.onnx", observations=observations), GAME), GAME.new(seed=1)
    assert made.observations == observations
    number = 0
    while not position.over:
        for seat in sorted(position.to_act):
            seen, number = position.seen_by(seat), number + 1
            action = policy_action(made, seen, seat, number)
            assert action == policy_action(made, seen, seat, number)
            position.act(seat, action)
    assert number > 20


def test_a_policy_is_given_what_its_seat_knows_and_nothing_else(tmp_path: Path) -> None:
    made, given = Policy(policy(tmp_path / "p.onnx"), GAME), []
    words = made.words

    def noted(observation: np.ndarray, mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
        given[-1].append(observation.tobytes() + mask.tobytes())
        return words(observation, mask, rng)

    made.words = noted  # type: ignore[method-assign]
    for choice in (0, 5):
        position = launching()
        position.act(0, position.legal(0)[choice])
        given.append([])
        policy_action(made, position.seen_by(1), 1, seed=1)
    assert len(given[0]) == 2
    assert given[0] == given[1]


@pytest.mark.parametrize(
    ("sort", "sentence"),
    [
        ("no number", "p.onnx answered with scores that are not finite numbers."),
        ("wide", r"p.onnx answered with float32 of \(1, 22\), not with scores of shape \(1, 21\)."),
        ("worst", r"p.onnx answered with token \d+, which isn't allowed there."),
        ("says 999", r"p.onnx answered with token \d+, which isn't allowed there."),
    ],
)
def test_unplayable_policies_are_reported_in_a_sentence(tmp_path: Path, sort: str, sentence: str) -> None:
    made, position = Policy(policy(tmp_path / "p.onnx", sort=sort), GAME), launching()
    with pytest.raises(Misplayed, match=sentence):
        policy_action(made, position.seen_by(0), 0, seed=1)


@pytest.mark.anyio
async def test_a_policy_that_takes_too_long_is_ended_with_its_process(tmp_path: Path) -> None:
    slow, files = policy(tmp_path / "p.onnx", sort="slow"), FileBots(patience=4)
    try:
        with pytest.raises(Misplayed, match=r"p.onnx did not answer within 4 seconds."):
            await files.choose(launching().seen_by(0), 0, f"file:{slow}")
    finally:
        files.close()


@pytest.mark.anyio
async def test_a_policy_that_has_left_the_table_is_reported_in_a_sentence() -> None:
    with pytest.raises(Misplayed, match=r"gone.onnx is not at this table any more."):
        await FileBots({}).choose(launching().seen_by(0), 0, "file:gone.onnx")


def test_a_file_that_is_not_a_policy_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good, junk = policy(tmp_path / "p.onnx"), tmp_path / "junk.onnx"
    width = len(bounds(load("dicewing"), FEATURES)[0])
    assert games_of(good, ("army", "dicewing", "keep")) == ("dicewing",)
    junk.write_bytes(b"junk")
    for path, game, sentence in (
        (tmp_path / "none.onnx", "dicewing", "There is no file"),
        (junk, "dicewing", "is not an ONNX file that can be run"),
        (good, "keep", f"is not a policy for DICE WAR: it reads {width} numbers, not"),
        (good, "indicesion", "no policy from a file can play it"),
    ):
        with pytest.raises(BadPolicy, match=sentence):
            must_fit(f"file:{path}", load(game))
    monkeypatch.setitem(sys.modules, "onnxruntime", None)  # type: ignore[arg-type]  # marks a module as missing
    with pytest.raises(MissingExtra, match=r'pip install "warbones\[policies\]"'):
        must_fit(f"file:{good}", GAME)


def test_the_command_refuses_one_in_a_sentence() -> None:
    ran = CliRunner().invoke(app, ["play", "dicewing", "--bot", "file:/nowhere/p.onnx"])
    assert ran.exit_code == 2
    assert "There is no file /nowhere/p.onnx: name a policy as file:PATH, an ONNX file." in " ".join(ran.output.split())
    with pytest.raises(UnknownBot, match="A bot from a file plays in"):
        bot_named("file:p.onnx", GAME)


def test_a_batch_of_games_against_a_policy(tmp_path: Path) -> None:
    seats = [f"file:{policy(tmp_path / 'p.onnx')}", "random"]
    one, two = (simulate("dicewing", 40, seats, seed=1, swap=True) for _ in range(2))
    assert one.wins == two.wins
    assert [each.name for each in one.wins] == ["file:p.onnx", "random"]
    assert sum(each.wins for each in one.wins) + one.draws == 40
    wrong = [f"file:{policy(tmp_path / 'w.onnx', sort='no number')}", "random"]
    with pytest.raises(Misplayed):
        simulate("dicewing", 4, wrong, seed=1)


def test_agents_train_against_a_policy(tmp_path: Path) -> None:
    bot, name = f"file:{policy(tmp_path / 'p.onnx')}", env_id("dicewing")
    envs = gymnasium.make_vec(name, 8, bot=bot, observations="features")
    seen, _ = envs.reset(seed=1)
    for _ in range(30):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    with pytest.raises(WarbonesError, match=r"p.onnx needs other observations: pass observations='features'"):
        gymnasium.make_vec(name, 8, bot=bot)
