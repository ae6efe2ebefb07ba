"""The spaces of observations and actions that PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from warbones.adapters.extras import extra
from warbones.adapters.node import Node
from warbones.adapters.view import bounds, mask, observation
from warbones.core.game import Game
from warbones.terminal.text import scene_text

with extra("gymnasium"):
    from gymnasium import spaces

Seen = dict[str, NDArray[Any]]
"""What a seat is given: ``observation`` (float32) and ``action_mask`` (int8, 1: may be said now)."""


def observation_space(game: Game, actions: int) -> spaces.Dict:
    """Return the space of `seen` values for a game with so many actions."""
    low, high = bounds(game)
    return spaces.Dict({
        "observation": spaces.Box(low, high, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
    })  # fmt: skip


def seen(node: Node, seat: int, actions: int) -> Seen:
    """Return what ``seat`` is given at a node."""
    return {"observation": observation(node, seat), "action_mask": mask(node, seat, actions)}


def agents(game: Game) -> list[str]:
    """Return the names of the seats' agents, in order."""
    return [f"player_{seat}" for seat in range(len(game.names))]


def table_text(node: Node, seat: int | None) -> str:
    """Return the table as ``seat`` sees it, or a spectator (None), in lines of text."""
    return scene_text(node.stand.position.scene(seat)).plain
