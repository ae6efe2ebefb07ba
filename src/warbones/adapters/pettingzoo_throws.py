"""Games of throws as PettingZoo's turn-based environments (AEC): ``env("indicesion", players=2)``.

`warbones.adapters.throws` describes actions and observations. ``info["action_mask"]`` is each agent's mask for sampling
from its action space.
"""

from __future__ import annotations

from warbones.core.extras import need

need("pettingzoo")

from functools import partial
from typing import Any, ClassVar
from warnings import warn

from gymnasium.utils import seeding
from pettingzoo import AECEnv

from warbones.adapters.pettingzoo_turns import OrderChecks, TurnBasedEnv
from warbones.adapters.throws import (
    SEED,
    ThrowAction,
    ThrowObservation,
    action_mask,
    action_space,
    apply_action,
    new_game,
    observation_space,
    observe,
    throwing_game,
)
from warbones.core.play.game import Game, must_be_seed
from warbones.core.record.options import Value
from warbones.core.view.text.scenes import scene_text


def env(
    game: str | Game, render_mode: str | None = None, **options: Value
) -> AECEnv[str, ThrowObservation, ThrowAction]:
    """Return a game as a turn-based environment. Raises `UnknownGame` or `UnknownOption`."""
    return OrderChecks(ThrowsAECEnv(game, render_mode, **options))


class ThrowsAECEnv(TurnBasedEnv):
    """A game in which the agents (player_0 has seat 0) choose and throw in turn; one decision a step."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "warbones_throws_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, game: str | Game, render_mode: str | None = None, **options: Value) -> None:
        """Set a table for ``game`` with these rule options. Raises `UnknownGame` or `UnknownOption`."""
        self._whole, self._options, self.render_mode = throwing_game(game), options, render_mode
        self._game = self._whole.seated(options)
        self._random, _ = seeding.np_random(None)
        self._position = new_game(self._whole, 0, options)
        super().__init__(self._game, partial(observation_space, self._game), partial(action_space, self._game))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # theirs
        """Begin a game; the same seed gives the same rolls and throws. Rule options are given when the environment is
        made.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(must_be_seed(seed))
        self._position = new_game(self._whole, int(self._random.integers(SEED)), self._options)
        self._begin()
        self._ask()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[min(self._position.to_act, default=0)]
        self.infos = {name: {"action_mask": action_mask(self._position, self.seat_of(name))} for name in self.agents}

    def observe(self, agent: str) -> ThrowObservation:
        """Return the agent's observation; its choices are all zeros while another is asked. Raises `UnknownSeat`."""
        self._must_have_begun()
        return observe(self._position, self.seat_of(agent))

    def step(self, action: ThrowAction | None) -> None:
        """Take the selected agent's action. Raises `IllegalAction`, leaving everything unchanged."""
        if self._is_over(action):
            return
        agent = self.agent_selection
        apply_action(self._position, self.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        scores = self._position.scores()
        self.rewards = {name: float(scores[self.seat_of(name)]) for name in self.agents}
        self.terminations = dict.fromkeys(self.agents, self._position.over)
        self._ask()
        self._accumulate_rewards()
        if self._position.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        return scene_text(self._position.scene(None)).plain if self.render_mode == "ansi" else None


def __getattr__(name: str) -> Any:
    """Return the environment under its old name."""
    if name != "ThrowsEnv":
        raise AttributeError(f"There is no {name!r} here.")
    warn("ThrowsEnv is now ThrowsAECEnv", DeprecationWarning, stacklevel=2)
    return ThrowsAECEnv
