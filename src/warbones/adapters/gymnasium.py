"""The games as Gymnasium environments, one seat against bots: ``gymnasium.make("warbones/keep-v1", bot="greedy")``.

Importing this module registers every game as ``warbones/GAME-vN``, N being the version of its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from warbones.adapters.extras import extra
from warbones.adapters.node import Node, first_node
from warbones.adapters.spaces import Seen, observation_space, seen, table_text
from warbones.adapters.streams import DiceStreams
from warbones.adapters.view import distinct, mask
from warbones.adapters.words import refuse, spoken, spoken_games, whole
from warbones.core.play.game import Game
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.record.options import Value

with extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces

Opponent = Callable[[Position, int], Action | int]
"""Chooses for a seat from the position as that seat knows it."""

Answer = TypeVar("Answer")


class OneSeat(gymnasium.Env[Seen, Answer]):
    """One seat at a table; a bot has each of the others."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(self, game: Game, seat: int, bot: str | Opponent, render_mode: str | None) -> None:
        """Sit down at ``seat``. Raises `UnknownBot` or `UnknownSeat`."""
        game.must_have_seat(seat)
        self._game, self._seat, self.render_mode = game, seat, render_mode
        self._choose = self._by_bot(bot) if isinstance(bot, str) else bot

    def _by_bot(self, name: str) -> Opponent:
        from warbones.players import bots  # noqa: PLC0415  # brings the compiler

        bot = bots.bot_named(name, self._game)
        return lambda known, seat: bots.choose(known, seat, bot, int(self.np_random.integers(2**32)))


class WarbonesEnv(OneSeat[int]):
    """One seat of a game; a bot has each of the others.

    An action that the mask forbids changes nothing, and ``info["refused"]`` says why. The reward is the seat's result
    when the game is over, 0 before.
    """

    def __init__(
        self, game: str, seat: int = 0, bot: str | Opponent = "greedy", render_mode: str | None = None, **options: Value
    ) -> None:
        """Sit down at ``seat`` of ``game`` with these rule options, against a bot's name or a function.

        Raises `UnknownGame`, `UnknownOption`, `UnknownBot` or `UnknownSeat`.
        """
        super().__init__(spoken(game), seat, bot, render_mode)
        self._options = options
        self._node: Node = first_node(self._game, options)
        actions = distinct(self._game)
        self.observation_space: spaces.Space[Any] = observation_space(self._game, actions)
        self.action_space: spaces.Space[Any] = spaces.Discrete(actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; the same seed rolls the same dice. Rule options are given when the environment is made."""
        super().reset(seed=seed, options=options)
        self._streams = DiceStreams(self.np_random, len(self._game.names))
        self._node = self._until_asked(first_node(self._game, self._options))
        return self._seen(), {}

    def _until_asked(self, node: Node) -> Node:
        node = self._streams.settle(node)
        while (turn := node.turn) is not None and turn != self._seat:
            node = self._streams.settle(node.act(turn, self._choose(node.stand.seen(turn).copy(), turn)))
        return node

    def _seen(self) -> Seen:
        return seen(self._node, self._seat, distinct(self._game))

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Say a word (`warbones.adapters.words`); once the action is whole, bots go on until this seat is asked."""
        node, allowed = self._node, self._node.may_say(self._seat)
        if whole(action) not in allowed:
            info = {"refused": str(refuse(self._game, self._seat, action, allowed))}
            return self._seen(), 0.0, node.over, False, info
        self._node = self._until_asked(node.say(self._seat, int(action)))
        return self._seen(), float(self._node.scores[self._seat]), self._node.over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are allowed now, as libraries with masked policies ask for it."""
        return mask(self._node, self._seat, distinct(self._game)).astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as this seat sees it."""
        return table_text(self._node, self._seat) if self.render_mode == "ansi" else None


def env_id(game: str) -> str:
    """Return the id under which a game is registered."""
    return f"warbones/{game}-v{spoken(game).rules_version}"


for _each in spoken_games():
    gymnasium.register(env_id(_each), f"{__name__}:WarbonesEnv", kwargs={"game": _each})
