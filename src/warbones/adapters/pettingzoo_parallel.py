"""The games as PettingZoo's parallel environments: ``parallel_env("dicewing")``.

Every agent answers at every step; one with nothing to decide answers `wait`, the last token.
"""

from __future__ import annotations

from warbones.core.extras import need

need("pettingzoo")

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from warbones.adapters.checks import NotBegun
from warbones.adapters.single_table import SingleTable
from warbones.adapters.spaces import Agents, Seen, observation_space
from warbones.core.errors import IllegalAction, integer, quoted
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD, token_count
from warbones.encoding.tokens import GAME_OVER, encoded_game

Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def parallel_env(
    game: str | Game, render_mode: str | None = None, observations: str = RECORD, **options: Value
) -> WarbonesParallelEnv:
    """Return a game as a parallel environment; ``observations`` is "record" or "features".

    Raises `UnknownGame` or `UnknownOption`.
    """
    return WarbonesParallelEnv(game, render_mode, observations, **options)


def wait(game: Game) -> int:
    """Return the token of an agent that waits."""
    return token_count(game)


class WarbonesParallelEnv(Agents, ParallelEnv[str, Seen, int]):
    """A game in which all agents (player_0 has seat 0) answer at every step."""

    metadata: ClassVar[dict[str, Any]] = {"name": "warbones_parallel_v0", "render_modes": ["ansi"]}

    def __init__(
        self, game: str | Game, render_mode: str | None = None, observations: str = RECORD, **options: Value
    ) -> None:
        """Set a table for ``game`` with these rule options. Raises `UnknownGame` or `UnknownOption`."""
        self._game, self.render_mode = encoded_game(game), render_mode
        self._wait = wait(self._game)
        actions = self._wait + 1
        seen = partial(observation_space, self._game, actions, observations)
        super().__init__(self._game, seen, partial(spaces.Discrete, actions))
        self._begun = False
        self._table = SingleTable(self._game, options, together=True, observations=observations)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # PettingZoo's: rule options belong to the environment
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed rolls the same dice. Rule options are given when the environment is made."""
        self._table.begin(seed)
        self._begun, self.agents = True, self.possible_agents[:]
        return self._seen(), {name: {} for name in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {name: self._table.seen(seat) for seat, name in enumerate(self.possible_agents)}

    def step(self, actions: Mapping[str, int]) -> Stepped:
        """Apply every agent's token. An illegal one changes nothing, and its info's "refused" says why.

        Raises `NotBegun`, and `IllegalAction` unless ``actions`` maps agents to tokens.
        """
        if not self._begun:
            raise NotBegun
        if not isinstance(actions, Mapping):
            raise IllegalAction(
                f"A step needs a number for each agent, such as {{'player_0': 0}}, not {quoted(actions)}."
            )
        if not self.agents:
            return {}, {}, {}, {}, {name: {"refused": GAME_OVER} for name in self.possible_agents if name in actions}
        playing = self.agents
        given = [actions.get(name, self._wait) for name in playing]
        infos = {name: self._refused(seat, given[seat]) for seat, name in enumerate(playing)}
        self._table.apply_tokens(given)
        over = self._table.over
        rewards = dict(zip(playing, self._table.scores, strict=True))
        self.agents = [] if over else playing
        return self._seen(), rewards, dict.fromkeys(playing, over), dict.fromkeys(playing, False), infos

    def _refused(self, seat: int, number: object) -> dict[str, Any]:
        allowed = self._table.legal_tokens(seat)
        if integer(number) in allowed:
            return {}
        following = [each for each in allowed if each != self._wait]
        return {"refused": str(self._table.illegal_token_error(seat, number, following))}

    def render(self) -> str | None:
        """Return the table as a spectator sees it."""
        return self._table.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
