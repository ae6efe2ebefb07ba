"""The games for stable-baselines3 and sb3-contrib: ``vec_env("dicewing", 256, bot="greedy")``.

`TablesVecEnv` is a ``VecEnv`` over `warbones.adapters.gymnasium_vector`: a seat at each of many tables, or all of them.
sb3-contrib's ``MaskablePPO`` gets the masks from ``env_method("action_masks")``, which returns the array of all rows.
"""

from __future__ import annotations

from warbones.core.extras import need

need("training")

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from warbones.adapters.gymnasium_vector import BatchOpponent, vector_env
from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD
from warbones.vector.kernels.records import SEATS

Indices = int | Iterable[int] | None


class TablesVecEnv(VecEnv):
    """One seat at each of many tables, or all seats; a new game begins as soon as one is over."""

    def __init__(self, rows: int, game: str | Game, **kwargs: Any) -> None:
        """Set up the tables; ``kwargs`` are those of `vector_env`. Raises `WarbonesError`."""
        self.envs = vector_env(rows, game, autoreset_mode="SameStep", **kwargs)
        self.render_mode = None
        self._actions: NDArray[Any] = np.zeros(rows, np.int64)
        super().__init__(rows, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> Any:
        """Begin new games, with the seed given to `seed`, if any."""
        seeds = self._seeds[0]
        self._reset_seeds()
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return self.envs.reset(seed=seeds)[0]

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Seed the dice of the games from the next reset on."""
        self._seeds = [seed] * self.num_envs
        return self._seeds

    def step_async(self, actions: NDArray[Any]) -> None:
        """Take the actions of the next step."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Step; a game that ended has its last observation in its info as ``terminal_observation``."""
        seen, reward, over, _, info = self.envs.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over).tolist():
            infos[row] = {"terminal_observation": info["final_obs"][row], "TimeLimit.truncated": False}
        for row in np.flatnonzero(info.get("_refused", ())).tolist():
            infos[row]["refused"] = info["refused"][row]
        return seen, reward, over, infos

    def close(self) -> None:
        """End the threads."""
        self.envs.close()

    def env_method(self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any) -> Any:
        """Answer ``action_masks`` with an array, a row for each table. Raises `WarbonesError` for anything else."""
        if method_name != "action_masks" or method_args or method_kwargs:
            raise WarbonesError(f"All tables are one environment: it has action_masks(), and no {method_name}.")
        masks = self.envs.action_masks()
        return masks if indices is None else masks[list(self._get_indices(indices))]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Return an attribute, which all tables share, once per table."""
        held = self if attr_name == "render_mode" else self.envs
        return [getattr(held, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:  # noqa: ARG002  # theirs
        """Refuse: tables have nothing to set. Raises `WarbonesError`."""
        raise WarbonesError(f"All tables are one environment: {attr_name} cannot be set at some of them.")

    def env_is_wrapped(self, wrapper_class: Any, indices: Indices = None) -> list[bool]:  # noqa: ARG002  # theirs
        """Return False for each table: none is wrapped."""
        return [False for _ in self._get_indices(indices)]


def vec_env(
    game: str | Game,
    tables: int,
    seat: int | Sequence[int] = 0,
    bot: str | BatchOpponent = "greedy",
    threads: int = 1,
    observations: str = RECORD,
    *,
    self_play: bool = False,
    **options: Value,
) -> TablesVecEnv:
    """Return a game for stable-baselines3; with ``self_play`` a row for each seat of each table.

    Raises `WarbonesError`.
    """
    given: dict[str, Any] = {"threads": threads, "observations": observations, **options}
    if self_play:
        return TablesVecEnv(SEATS * tables, game, self_play=True, **given)
    return TablesVecEnv(tables, game, seat=seat, bot=bot, **given)
