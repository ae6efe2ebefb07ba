"""The games as Gymnasium environments, one seat against bots: ``gymnasium.make("warbones/keep-v3", bot="greedy")``.

Importing this module registers every game as ``warbones/GAME-vN``, N being the version of its rules.
"""

from __future__ import annotations

from warbones.core.extras import need

need("gymnasium")

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from warbones.adapters.seats import CompiledSeat, NodeSeat, Opponent
from warbones.adapters.spaces import Seen, observation_space
from warbones.adapters.vector_base import BaseVectorEnv
from warbones.core.errors import IllegalAction
from warbones.core.play.game import LARGEST_SIGNED_SEED, Game, must_be_seed
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD, token_count
from warbones.encoding.tokens import encoded_game, encoded_games


class WarbonesEnv(gymnasium.Env[Seen, int]):
    """One seat of a game; bots play the others.

    An illegal action changes nothing, and ``info["refused"]`` says why. The reward is the seat's result when the game
    is over, 0 before.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        bot: str | Opponent = "greedy",
        render_mode: str | None = None,
        observations: str = RECORD,
        **options: Value,
    ) -> None:
        """Take ``seat`` in ``game`` with these rule options, against a bot's name or a function.

        ``observations`` is "record" or "features".

        Raises `UnknownGame`, `UnknownOption`, `UnknownBot` or `UnknownSeat`.
        """
        self._game, self.render_mode = encoded_game(game), render_mode
        self._seat = seat = self._game.must_have_seat(seat)
        actions = token_count(self._game)
        self.observation_space: spaces.Space[Any] = observation_space(self._game, actions, observations)
        self.action_space: spaces.Space[Any] = spaces.Discrete(actions)
        self._played = (
            CompiledSeat(self._game, seat, bot, options, observations)
            if isinstance(bot, str)
            else NodeSeat(self._game, seat, bot, options, observations)
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; the same seed rolls the same dice. Rule options are given when the environment is made.

        Raises `BadSeed`.
        """
        seed = None if seed is None else must_be_seed(seed, LARGEST_SIGNED_SEED)
        super().reset(seed=seed, options=options)
        self._played.begin(seed)
        return self._played.seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose a token (`warbones.encoding.tokens`); after a complete action, bots play until this seat is asked."""
        try:
            self._played.apply_token(action)
        except IllegalAction as wrong:
            return self._played.seen(), 0.0, self._played.over, False, {"refused": str(wrong)}
        return self._played.seen(), self._played.score, self._played.over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, in the form that libraries with masked policies expect."""
        return self._played.seen()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as this seat sees it."""
        return self._played.text() if self.render_mode == "ansi" else None


def env_id(game: str | Game) -> str:
    """Return the id under which a game is registered, which it is from then on. Raises `UnknownGame`."""
    found = encoded_game(game)
    made = f"warbones/{found.id}-v{found.rules_version}"
    if made not in gymnasium.registry:
        gymnasium.register(
            made,
            f"{__name__}:WarbonesEnv",
            vector_entry_point=f"{__name__}:_vector_env",
            kwargs={"game": found.id},
        )
    return made


def _vector_env(num_envs: int, **asked: Any) -> BaseVectorEnv:
    from warbones.adapters.gymnasium_vector import vector_env  # noqa: PLC0415  # imports the compiler

    return vector_env(num_envs, **asked)


for _each in encoded_games():
    env_id(_each)
