"""Games that are pickled or copied midway continue unchanged, even in another process."""

from __future__ import annotations

import copy
import hashlib
import pickle
import subprocess
import sys
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import pytest

from tests.adapters.test_arguments import last_listed
from tests.effort import cases
from warbones import GAMES, Position, WarbonesError, load
from warbones.adapters.gymnasium import WarbonesEnv, env_id
from warbones.adapters.gymnasium_throws import ThrowsEnv
from warbones.adapters.gymnasium_vector import vector_env
from warbones.adapters.open_spiel import load_game
from warbones.adapters.pettingzoo import env
from warbones.adapters.pettingzoo_parallel import parallel_env
from warbones.adapters.pettingzoo_throws import env as throws_env
from warbones.compiled.engine import Compiled

STEPS: Final = 12
THROW: Final = np.linspace(-0.1, 0.1, 13, dtype=np.float32)
Playing = Callable[[Any, int], Any]


def words(mask: Any, at: int) -> int:
    allowed = np.flatnonzero(mask)
    return int(allowed[at % len(allowed)])


def in_turn(table: Any, at: int) -> Any:
    if not table.agents:
        table.reset()
    seen, reward, over, *_ = table.last()
    table.step(None if over else words(seen["action_mask"], at))
    return seen, reward


def together(table: Any, at: int) -> Any:
    if not table.agents:
        return table.reset()
    masks = {agent: table._table.seen(seat)["action_mask"] for seat, agent in enumerate(table.agents)}
    return table.step({agent: words(mask, at) for agent, mask in masks.items()})[:3]


def alone(table: Any, at: int) -> Any:
    masks = table.unwrapped.action_masks()
    return table.step(words(masks, at)) if masks.any() else table.reset()  # the next game of the same seed


def in_rows(table: Any, at: int) -> Any:
    masks = table.action_masks()
    return table.step(np.array([words(mask, at + row) if mask.any() else 0 for row, mask in enumerate(masks)]))[:3]


def throwing(table: Any, at: int) -> Any:
    masks = table._info()["action_mask"]["choice"]
    return table.step({"choice": words(masks, at), "throw": THROW})[:2] if masks.any() else table.reset()


def throwing_in_turn(table: Any, at: int) -> Any:
    if not table.agents:
        table.reset()
    seen, _, over, *_ = table.last()
    table.step(None if over else {"choice": words(seen["choices"], at), "throw": THROW})
    return seen, table.rewards


def walking(state: Any, at: int) -> Any:
    if state.is_terminal():
        return state.returns()
    allowed = state.legal_actions()
    state.apply_action(allowed[at % len(allowed)])
    return str(state), state.returns(), state.observation_string(at % 2)


def answering(position: Position, at: int) -> Any:
    if position.over:
        return position.scores()
    for seat, due in position.owed.items():
        position.roll(1 + at % due.sides, seat)
        break
    else:
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[at % len(position.legal(seat))])
    return position.to_dict(), [position.events(seat) for seat in (0, 1, None)]


def begun(table: Any) -> Any:
    table.reset(seed=11)
    return table


def thrown() -> Position:
    return ThrowsEnv("indicesion", 0, last_listed, players=2)._position


ALL: Final[dict[str, tuple[Callable[[], Any], Playing]]] = {
    **{f"{game} readable": (lambda game=game: load(game).new(), answering) for game in GAMES if game != "indicesion"},
    **{
        f"{game} compiled": (lambda game=game: load(game).run_by(Compiled).new(seed=3), answering)
        for game in ("keep", "dicewing")
    },
    "thrown": (thrown, answering),
    "Gymnasium against a bot": (lambda: begun(gymnasium.make(env_id("keep"), bot="random")), alone),
    "Gymnasium against a search": (lambda: begun(WarbonesEnv("keep", 1, "search:20", round_limit=8)), alone),
    "Gymnasium against a function": (lambda: begun(WarbonesEnv("keep", 0, last_listed)), alone),
    "features": (lambda: begun(WarbonesEnv("keep", 0, "random", observations="features")), alone),
    "vector": (lambda: begun(vector_env(5, "keep", bot="random", seat=[0, 1, 0, 1, 1])), in_rows),
    "vector of features": (lambda: begun(vector_env(3, "keep", bot="random", observations="features")), in_rows),
    "vector against a search": (lambda: begun(vector_env(2, "keep", bot="search:20")), in_rows),
    "vector on threads": (lambda: begun(vector_env(200, "keep", bot="random", threads=2)), in_rows),
    "all seats": (lambda: begun(vector_env(4, "dicewing", self_play=True)), in_rows),
    "throws": (lambda: begun(ThrowsEnv("indicesion", 0, "novice", players=2)), throwing),
    "PettingZoo": (lambda: begun(env("dicewing")), in_turn),
    "parallel": (lambda: begun(parallel_env("dicewing")), together),
    "PettingZoo's throws": (lambda: begun(throws_env("indicesion", players=2)), throwing_in_turn),
    "OpenSpiel": (lambda: load_game("dicewing").new_initial_state(), walking),
    "OpenSpiel's features": (lambda: load_game("keep", observations="features").new_initial_state(), walking),
}

SHORT: Final = {name for name in ALL if "search" not in name and name != "throws"}
"""Leaves out tables that compile a search and a bot that aims its throws: the others test the same."""


def plain(seen: Any) -> Any:
    """Return the results of steps in a form that can be compared."""
    if isinstance(seen, dict):
        return {name: plain(each) for name, each in seen.items()}
    if isinstance(seen, list | tuple):
        return [plain(each) for each in seen]
    return seen.tolist() if isinstance(seen, np.ndarray) else repr(seen)


def middle(name: str) -> Any:
    """Return a game after some steps."""
    make, play = ALL[name]
    table = make()
    for at in range(STEPS):
        play(table, at)
    return table


def going_on(name: str, table: Any) -> Any:
    """Return the results of further steps."""
    return plain([ALL[name][1](table, at) for at in range(STEPS)])


def digest(found: Any) -> str:
    return hashlib.sha256(repr(found).encode()).hexdigest()


@pytest.mark.parametrize("name", cases(ALL, SHORT))
def test_a_pickled_or_copied_game_continues_unchanged(name: str) -> None:
    table = middle(name)
    kept = pickle.dumps(table)
    twins = [pickle.loads(kept), copy.deepcopy(table), pickle.loads(pickle.dumps(pickle.loads(kept)))]
    expected = going_on(name, table)
    for twin in twins:
        assert going_on(name, twin) == expected


LATER: Final = """
import pickle, sys
from pathlib import Path
kept = pickle.loads(Path(sys.argv[1]).read_bytes())  # before anything of the program was imported
from tests.adapters.test_pickles import digest, going_on
for name, table in kept.items():
    print(name, digest(going_on(name, pickle.loads(table))), sep="=")
"""


@pytest.mark.parametrize("names", [SHORT, pytest.param(ALL, marks=pytest.mark.torture)], ids=["short", "all"])
def test_games_go_on_in_another_process(tmp_path: Path, names: Collection[str]) -> None:
    file, expected = tmp_path / "games", {}
    kept = {}
    for name in names:
        table = middle(name)
        kept[name] = pickle.dumps(table)
        expected[name] = digest(going_on(name, table))
    file.write_bytes(pickle.dumps(kept))
    done = subprocess.run(
        [sys.executable, "-c", LATER, str(file)], capture_output=True, text=True, timeout=280, check=False
    )
    assert done.returncode == 0, done.stderr
    assert dict(line.split("=") for line in done.stdout.splitlines()) == expected


@pytest.mark.parametrize("game", [load("keep"), load("keep").run_by(Compiled)], ids=["readable", "compiled"])
def test_the_last_answer_can_still_be_taken_back(game: Any) -> None:
    position = game.new(seed=2)
    before = position.to_dict()
    position.act(min(position.to_act), 1)
    twin = pickle.loads(pickle.dumps(position))
    twin.take_back()
    assert twin.to_dict() == before
    assert position.to_dict() != before


def test_an_unpickled_game_is_the_same_object_and_a_changed_game_is_refused() -> None:
    game = load("indicesion")
    assert pickle.loads(pickle.dumps(game)) is game
    assert pickle.loads(pickle.dumps(game.seated({"players": 2}))) is game.seated({"players": 2})
    changed = replace(load("keep"), ruleset=replace(load("keep").ruleset, most_actions=7))
    with pytest.raises(WarbonesError, match="DICE WAR cannot be pickled: it is not in a variable"):
        pickle.dumps(changed)


def test_a_game_of_other_rules_is_refused() -> None:
    kept = pickle.dumps(load("keep"), protocol=0)
    version = f"V{load('keep').rules_version}\n".encode()
    assert kept.count(version) == 1
    with pytest.raises(WarbonesError, match="This was pickled under the rules of DICE WAR of version 0"):
        pickle.loads(kept.replace(version, b"V0\n"))


def test_while_a_step_is_under_way_nothing_is_pickled() -> None:
    table = begun(vector_env(2, "keep", bot="random"))
    table.send([words(mask, 0) for mask in table.action_masks()])
    for way in (pickle.dumps, copy.deepcopy):
        with pytest.raises(WarbonesError, match="A step is under way: call recv before"):
            way(table)
    table.recv()
    twin = pickle.loads(pickle.dumps(table))
    given = [words(mask, 0) for mask in table.action_masks()]
    twin.send(given)
    assert plain(twin.recv()) == plain(table.step(given))
    for each in (table, twin):
        each.close()
