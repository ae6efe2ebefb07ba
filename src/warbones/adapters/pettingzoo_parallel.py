"""The games as PettingZoo's parallel environments: ``parallel_env("dicewing")``.

Every agent gives a number at every step; one that is not asked gives `wait`, the last number.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

import numpy as np

from warbones.adapters.extras import extra
from warbones.adapters.node import first_node
from warbones.adapters.spaces import Agents, Seen, observation_space, table_text
from warbones.adapters.streams import DiceStreams
from warbones.adapters.together import Together
from warbones.adapters.view import distinct, observation
from warbones.adapters.words import refuse, spoken, whole
from warbones.core.play.game import Game
from warbones.core.record.options import Value

with extra("pettingzoo"):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv

Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def parallel_env(game: str, render_mode: str | None = None, **options: Value) -> WarbonesParallelEnv:
    """Return a game as a parallel environment. Raises `UnknownGame` or `UnknownOption`."""
    return WarbonesParallelEnv(game, render_mode, **options)


def wait(game: Game) -> int:
    """Return the number that an agent gives which is not asked."""
    return distinct(game)


class WarbonesParallelEnv(Agents, ParallelEnv[str, Seen, int]):
    """A game in which all agents (player_0 has seat 0) give a number at every step."""

    metadata: ClassVar[dict[str, Any]] = {"name": "warbones_parallel_v0", "render_modes": ["ansi"]}

    def __init__(self, game: str, render_mode: str | None = None, **options: Value) -> None:
        """Set a table for ``game`` with these rule options. Raises `UnknownGame` or `UnknownOption`."""
        self._game, self._options, self.render_mode = spoken(game), options, render_mode
        self._wait = wait(self._game)
        actions = self._wait + 1
        super().__init__(self._game, partial(observation_space, self._game, actions), partial(spaces.Discrete, actions))
        self._random, _ = seeding.np_random(None)
        self._table = self._new_table()

    def _new_table(self) -> Together:
        return Together(first_node(self._game, self._options), DiceStreams(self._random, len(self._game.names)))

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # PettingZoo's: rule options belong to the environment
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed rolls the same dice. Rule options are given when the environment is made."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._table = self._new_table()
        self.agents = self.possible_agents[:]
        return self._seen(), {name: {} for name in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {name: self._seen_by(seat) for seat, name in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> Seen:
        allowed = np.zeros(self._wait + 1, np.int8)
        allowed[list(self._table.may_say(seat) or [self._wait])] = 1
        return {"observation": observation(self._table.known_to(seat), seat), "action_mask": allowed}

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """Take every agent's number. One that its mask forbids changes nothing, and its info's "refused" says why."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        given = [actions.get(name, self._wait) for name in self.agents]
        allowed = [self._table.may_say(seat) for seat in range(len(given))]
        infos = {name: self._say(seat, given[seat], allowed[seat]) for seat, name in enumerate(self.agents)}
        self._table.end_step()
        node, playing = self._table.node, self.agents
        rewards = {name: float(score) for name, score in zip(playing, node.scores, strict=True)}
        self.agents = [] if node.over else playing
        return self._seen(), rewards, dict.fromkeys(playing, node.over), dict.fromkeys(playing, False), infos

    def _say(self, seat: int, number: object, allowed: tuple[int, ...]) -> dict[str, Any]:
        said = whole(number)
        if said is not None and said in allowed:
            self._table.say(seat, said)
        elif allowed or said != self._wait:
            return {"refused": str(refuse(self._game, seat, number, allowed))}
        return {}

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        return table_text(self._table.node, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
