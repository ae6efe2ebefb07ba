"""The base of the turn-based PettingZoo environments, which checks the order of turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from warbones.adapters.checks import NotBegun
from warbones.adapters.spaces import Agents, Space
from warbones.core.errors import IllegalAction, quoted
from warbones.core.play.game import Game
from warbones.encoding.tokens import GAME_OVER


class TurnBasedEnv(Agents, AECEnv[str, Any, Any]):
    """Agents that act one at a time; player_0 has seat 0."""

    def __init__(self, game: Game, observations: Callable[[], Space], actions: Callable[[], Space]) -> None:
        """Name the agents. No game has begun."""
        super().__init__(game, observations, actions)
        self._begun = False

    def _begin(self) -> None:
        """Enter all agents in a new game."""
        self._begun, self.agents = True, self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise NotBegun

    def _is_over(self, action: object) -> bool:
        """Return whether the game is over for the selected agent, which then leaves.

        Raises `NotBegun`, or `IllegalAction` for anything but None after the end.
        """
        self._must_have_begun()
        if not self.agents:
            raise IllegalAction(GAME_OVER)
        if not self.terminations[self.agent_selection]:
            return False
        if action is not None:
            raise IllegalAction(f"{GAME_OVER} Pass None for each agent, not {quoted(action)}.")
        self._was_dead_step(None)
        return True

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class OrderChecks(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """PettingZoo's own checks of the order of calls, with Warbones' errors."""

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked. Raises `NotBegun` or `IllegalAction`."""
        self._has_updated = True
        self.env.step(action)

    def observe(self, agent: str) -> Any:
        """Return an agent's observation. Raises `NotBegun` or `UnknownSeat`."""
        return super().observe(agent) if self._has_reset else _raise_not_begun()

    def render(self) -> Any:
        """Return the table as a spectator sees it. Raises `NotBegun`."""
        return super().render() if self._has_reset else _raise_not_begun()

    def last(self, observe: bool = True) -> Any:  # the signature is PettingZoo's
        """Return the acting agent's observation, and its rewards. Raises `NotBegun`."""
        return super().last(observe) if self._has_reset else _raise_not_begun()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Raises `BadSeed`, leaving everything unchanged."""
        self.env.reset(seed=seed, options=options)
        self._has_reset = self._has_updated = True


def _raise_not_begun() -> NoReturn:
    raise NotBegun
