"""Workspaces for searches of a game, with its network if it has one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from warbones.compiled.layout import apart, pack
from warbones.compiled.registry import register, register_features
from warbones.core.play.parts import Parts
from warbones.players.learned.files import Weights, weights_of
from warbones.players.learned.inputs import inputs_of
from warbones.players.search.analysis import Workspace, new_workspace
from warbones.players.search.network import Net


def workspace_for(game: Parts, nodes: int) -> Workspace:
    """Return a workspace for one thread; ``nodes`` as in `new_workspace`. Raises `BadWeights`."""
    weights = weights_of(game)
    net = None if weights is None else new_network(game, weights)
    ruleset = game.ruleset
    return new_workspace(register(ruleset), len(game.names), ruleset.most_actions, nodes, net, ruleset.most_drafted)


def new_network(game: Parts, weights: Weights) -> Net:
    """Return a game's network with scratch for one thread."""
    features = apart(1, register_features(game.ruleset))
    cells, hidden = features.view(np.int16)[: inputs_of(game.ruleset).width], apart(len(weights.bias), np.float32)
    return _read_only(game, weights)._replace(features=features, cells=cells, hidden=hidden)


@lru_cache(maxsize=8)  # training goes from one network to the next
def _read_only(game: Parts, weights: Weights) -> Net:
    """Return the read-only part of a game's network, shared by all threads; the scratch is None."""
    inputs = inputs_of(game.ruleset)
    table, nothing = inputs.table(weights.rows)
    options, bits = _options(game)
    return Net(
        features=None,
        cells=None,
        low=inputs.low,
        high=inputs.high,
        start=inputs.start,
        parts=inputs.parts,
        stride=inputs.stride,
        base=inputs.base,
        table=np.ascontiguousarray(table, np.float32),
        bias=(weights.bias + nothing).astype(np.float32),
        out=weights.out,
        lift=weights.lift,
        hidden=None,
        options=options,
        bits=bits,
    )


def _options(game: Parts) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return the words of a position with the game's default options, and a mask of their option bits."""
    kind = register(game.ruleset)
    start, mask = np.zeros(1, kind), np.zeros(kind.itemsize, np.uint8)
    pack(game.ruleset.blank({}), start[0])
    offset, part = kind.fields["options"][1], kind.fields["options"][0]  # type: ignore[index]  # a record has fields
    mask[offset : offset + part.itemsize] = 0xFF
    return start.view(np.int64).copy(), mask.view(np.int64)
