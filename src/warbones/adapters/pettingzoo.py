"""The games as PettingZoo's turn-based environments (AEC): ``env("keep", round_limit=8)``."""

from __future__ import annotations

from warbones.core.extras import need

need("pettingzoo")

from functools import partial
from typing import Any, ClassVar
from warnings import warn

from gymnasium import spaces
from pettingzoo import AECEnv

from warbones.adapters.pettingzoo_turns import OrderChecks, TurnBasedEnv
from warbones.adapters.single_table import SingleTable
from warbones.adapters.spaces import Seen, observation_space
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD, token_count
from warbones.encoding.tokens import encoded_game


def env(
    game: str | Game, render_mode: str | None = None, observations: str = RECORD, **options: Value
) -> AECEnv[str, Seen, int]:
    """Return a game as a turn-based environment; ``observations`` is "record" or "features".

    Raises `UnknownGame` or `UnknownOption`.
    """
    return OrderChecks(WarbonesAECEnv(game, render_mode, observations, **options))


class WarbonesAECEnv(TurnBasedEnv):
    """A game in which the agents (player_0 has seat 0) are asked for one token at a time."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "warbones_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str | Game, render_mode: str | None = None, observations: str = RECORD, **options: Value
    ) -> None:
        """Set a table for ``game`` with these rule options. Raises `UnknownGame` or `UnknownOption`."""
        self._game, self.render_mode = encoded_game(game), render_mode
        actions = token_count(self._game)
        seen = partial(observation_space, self._game, actions, observations)
        super().__init__(self._game, seen, partial(spaces.Discrete, actions))
        self._table = SingleTable(self._game, options, observations=observations)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # theirs
        """Begin a game; the same seed rolls the same dice. Rule options are given when the environment is made."""
        self._table.begin(seed)
        self._begin()
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self._table.turn or 0]

    def observe(self, agent: str) -> Seen:
        """Return the agent's observation, with its legal tokens if it owes a decision. Raises `UnknownSeat`."""
        self._must_have_begun()
        return self._table.seen_by(self.seat_of(agent))

    def step(self, action: int | None) -> None:
        """Choose a token for the selected agent. Raises `IllegalAction`, leaving everything unchanged."""
        if self._is_over(action):
            return
        agent = self.agent_selection
        self._table.apply_token(action)
        self._cumulative_rewards[agent] = 0.0
        over = self._table.over
        self.rewards = dict(zip(self.agents, self._table.scores, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if over:
            self._deads_step_first()

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        return self._table.text(None) if self.render_mode == "ansi" else None


def __getattr__(name: str) -> Any:
    """Return the environment under its old name."""
    if name != "WarbonesEnv":
        raise AttributeError(f"There is no {name!r} here.")
    warn("WarbonesEnv is now WarbonesAECEnv", DeprecationWarning, stacklevel=2)
    return WarbonesAECEnv
