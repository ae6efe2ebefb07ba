"""Observation and action spaces shared by PettingZoo and Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from warbones.core.errors import UnknownSeat, quoted
from warbones.core.play.game import Game
from warbones.core.play.position import Position
from warbones.core.view.text.scenes import scene_text
from warbones.encoding.node import Node
from warbones.encoding.observations import RECORD, bounds, observation, token_mask

Space = spaces.Space[Any]
Seen = dict[str, NDArray[Any]]
"""A seat's input: ``observation`` (float32) and ``action_mask`` (int8, 1: legal)."""


def observation_space(game: Game, actions: int, observations: str = RECORD) -> spaces.Dict:
    """Return the space of `observe` for a game with this many actions. Raises `WarbonesError`."""
    low, high = bounds(game, observations)
    return spaces.Dict({
        "observation": spaces.Box(low, high, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
    })  # fmt: skip


def observe(node: Node, seat: int, actions: int, observations: str = RECORD) -> Seen:
    """Return the input of ``seat`` at a node."""
    return {"observation": observation(node, seat, observations), "action_mask": token_mask(node, seat, actions)}


class Agents:
    """The agents of a game, one for each seat, with their spaces."""

    def __init__(self, game: Game, observations: Callable[[], Space], actions: Callable[[], Space]) -> None:
        """Name the agents of ``game``, with separate spaces for each."""
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(len(game.names))]
        self.observation_spaces = {name: observations() for name in self.possible_agents}
        self.action_spaces = {name: actions() for name in self.possible_agents}

    def seat_of(self, agent: object) -> int:
        """Return an agent's seat. Raises `UnknownSeat`."""
        if type(agent) is not str or agent not in self.possible_agents:
            raise UnknownSeat(f"There is no agent {quoted(agent)}; choose from {', '.join(self.possible_agents)}.")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> Space:
        """Return the agent's observation space. Raises `UnknownSeat`."""
        return self.observation_spaces[self.possible_agents[self.seat_of(agent)]]

    def action_space(self, agent: str) -> Space:
        """Return the agent's action space. Raises `UnknownSeat`."""
        return self.action_spaces[self.possible_agents[self.seat_of(agent)]]


def scene_as_text(position: Position, seat: int | None) -> str:
    """Return the table as ``seat`` sees it, or a spectator (None), in lines of text."""
    return scene_text(position.scene(seat)).plain
