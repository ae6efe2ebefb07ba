"""All seats of many tables as a Gymnasium vector environment, in lockstep: every row answers at every step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from warbones.adapters.spaces import Seen
from warbones.adapters.vector_base import MODES, BaseVectorEnv, Ints, StepActions, StepResult, final_info, reset_mask
from warbones.core.errors import WarbonesError, integer, quoted
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD
from warbones.vector.kernels.records import SEATS
from warbones.vector.tables import Tables


class SelfPlayEnvs(BaseVectorEnv):
    """All seats of many tables in lockstep: row 2t is seat 0 of table t, row 2t + 1 its seat 1.

    Every row answers at every step; a row that is not asked has one legal number, the last: wait. ``info["acting"]``
    marks the rows that are asked. A secret phase has the same length whatever is chosen.
    """

    def __init__(
        self,
        num_envs: int,
        game: Game,
        autoreset: AutoresetMode,
        options: Mapping[str, Value] | Sequence[Mapping[str, Value]],
        threads: int,
        *,
        copy: bool,
        observations: str = RECORD,
    ) -> None:
        """Set up a table for every two rows. Raises `WarbonesError` or `UnknownOption`."""
        rows = integer(num_envs)
        if rows is None or rows % SEATS:
            raise WarbonesError(
                f"Self-play has {SEATS} rows a table: num_envs is an even number, not {quoted(num_envs)}."
            )
        tables = Tables(
            game,
            rows // SEATS,
            options,
            together=True,
            autoreset=MODES[autoreset],
            observations=observations,
            threads=threads,
        )
        super().__init__(tables, rows, autoreset, copy=copy)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin new games; ``seed`` and ``options["reset_mask"]`` (by rows) are those of `TableEnvs`.

        Raises `WarbonesError`.
        """
        which = reset_mask(options, self.num_envs)
        if which is None or seed is not None or not self._seeded:
            self._seed(seed)
        tables = None if which is None else np.asarray(which.reshape(-1, SEATS).any(axis=1))
        self.tables.begin(self._rows, tables)
        return self._seen(), {"acting": self._rows.acting == 1}

    def _stepped(self, given: StepActions) -> StepResult:
        tokens, over = given.tokens, np.repeat(self._rows.over, SEATS)
        masks = self._rows.action_mask.copy() if self._wrong(tokens).any() else None
        self.tables.step(tokens, self._rows)
        info: dict[str, Any] = {"acting": self._rows.acting == 1}
        refused = self._rows.refused & (~over if self._begins_anew else True)
        if masks is not None and (wrong := np.flatnonzero(refused)).size:
            texts, rows = np.full(self.num_envs, None, object), np.zeros(self.num_envs, np.bool_)
            for row in wrong.tolist():
                texts[row] = self._why(given.numbers[row], row % SEATS, masks[row], over=bool(over[row]))
            rows[wrong] = True
            info |= {"refused": texts, "_refused": rows}
        ended = np.repeat(self._rows.over, SEATS)
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP and ended.any():
            info |= final_info({row: self._last_seen(row) for row in np.flatnonzero(ended).tolist()}, self.num_envs)
        return self._seen(), self._rows.reward.reshape(-1).copy(), ended, np.zeros(self.num_envs, np.bool_), info

    @property
    def _begins_anew(self) -> bool:
        """Whether a new game begins at a table whose game is over, whatever numbers are given."""
        return self.metadata["autoreset_mode"] is not AutoresetMode.DISABLED

    def _wrong(self, tokens: Ints) -> NDArray[np.bool_]:
        inside = np.minimum(tokens, self._numbers - 1)
        allowed: NDArray[np.bool_] = self._rows.action_mask[np.arange(self.num_envs), inside] == 1
        return ~allowed | (tokens >= self._numbers)
