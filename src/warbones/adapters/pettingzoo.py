"""The games as PettingZoo's turn-based environments (AEC): ``env("keep", round_limit=8)``."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from warbones.adapters.extras import extra
from warbones.adapters.node import Node, first_node
from warbones.adapters.spaces import Agents, Seen, observation_space, seen, table_text
from warbones.adapters.streams import DiceStreams
from warbones.adapters.view import distinct
from warbones.adapters.words import spoken
from warbones.core.record.options import Value

with extra("pettingzoo"):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(game: str, render_mode: str | None = None, **options: Value) -> AECEnv[str, Seen, int]:
    """Return a game as a turn-based environment. Raises `UnknownGame` or `UnknownOption`."""
    return wrappers.OrderEnforcingWrapper(WarbonesEnv(game, render_mode, **options))


class WarbonesEnv(Agents, AECEnv[str, Seen, int]):
    """A game in which the agents (player_0 has seat 0) are asked for one word at a time."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "warbones_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, game: str, render_mode: str | None = None, **options: Value) -> None:
        """Set a table for ``game`` with these rule options. Raises `UnknownGame` or `UnknownOption`."""
        self._game, self._options, self.render_mode = spoken(game), options, render_mode
        actions = distinct(self._game)
        super().__init__(self._game, partial(observation_space, self._game, actions), partial(spaces.Discrete, actions))
        self._node: Node = first_node(self._game, options)
        self._random, _ = seeding.np_random(None)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # theirs
        """Begin a game; the same seed rolls the same dice. Rule options are given when the environment is made."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._streams = DiceStreams(self._random, len(self.possible_agents))
        self._node = self._streams.settle(first_node(self._game, self._options))
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self._node.turn or 0]

    def observe(self, agent: str) -> Seen:
        """Return what the agent knows; its mask is all zeros where another is asked."""
        return seen(self._node, self.possible_agents.index(agent), distinct(self._game))

    def step(self, action: int | None) -> None:
        """Say a word for the agent that is asked. Raises `IllegalAction`, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        node = self._node.say(self.possible_agents.index(agent), -1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        self._node = self._streams.settle(node)
        self.rewards = {name: float(score) for name, score in zip(self.agents, self._node.scores, strict=True)}
        self.terminations = dict.fromkeys(self.agents, self._node.over)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self._node.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        return table_text(self._node, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
