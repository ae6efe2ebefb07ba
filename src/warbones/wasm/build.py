"""A game's searches as WebAssembly: ``GAME.wasm``, its description ``GAME.json``, its arrays' contents ``GAME.bin``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numba
import numpy as np

from warbones.compiled.registry import register
from warbones.core.play.game import Game
from warbones.games import load
from warbones.players.search.analysis import analyse_position
from warbones.players.search.follow_ups import most_tried
from warbones.players.search.root_samples import (
    new_result_matrix,
    new_root_strategies,
    sample_results,
    solve_equilibrium,
)
from warbones.players.workspaces import workspace_for
from warbones.wasm.description import ALIGNED, described_calls, described_record
from warbones.wasm.link import link
from warbones.wasm.modules import compile_object, modules
from warbones.wasm.network import TABLE, described_table

Calls = Mapping[str, tuple[Any, tuple[Any, ...]]]


def build(game: str | Game, folder: Path) -> None:
    """Write a game's three files into ``folder``. The functions must not come from Numba's cache."""
    game = load(game)
    calls = entry_points(game)
    compiled = {name: _compiled(function, args) for name, (function, args) in calls.items()}
    with TemporaryDirectory() as scratch:
        linked = link(map(compile_object, modules(compiled)), calls, Path(scratch))
    described, contents = described_calls({name: (each.py_func, args) for name, (each, args) in calls.items()}, TABLE)
    contents += bytes(-len(contents) % ALIGNED)
    network, weights = described_table(game, len(contents))
    described |= network | {
        "game": game.id,
        "seats": len(game.names),
        "most_actions": game.ruleset.most_actions,
        "record": described_record(register(game.ruleset)),
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game.id}.wasm").write_bytes(linked)
    (folder / f"{game.id}.bin").write_bytes(contents + weights)
    (folder / f"{game.id}.json").write_bytes(msgspec.json.encode(described))


def entry_points(game: Game) -> Calls:
    """Return the functions that bots, hints and reviews call, by name, with arguments of the right types."""
    workspace, strategies = workspace_for(game, 1), new_root_strategies(game.ruleset.most_actions)
    matrix, room = new_result_matrix(strategies), np.zeros((3, 2, 1))
    return {
        "analyse_position": (analyse_position, (workspace, 0, 0, 0, 0, 0)),
        "most_tried": (most_tried, (workspace, 0, 0.0)),
        "sample_results": (sample_results, (workspace, strategies, matrix, 0, 0, 0)),
        "solve_equilibrium": (solve_equilibrium, (matrix.totals.ravel(), 0, 0, *room, 0)),
    }


def _compiled(function: Any, args: tuple[Any, ...]) -> Any:
    types = tuple(map(numba.typeof, args))
    function.compile(types)
    return function.overloads[types]
