"""One table in compiled code, for environments of one game: sequential, or in lockstep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from warbones.adapters.checks import NotBegun
from warbones.adapters.spaces import Seen, scene_as_text
from warbones.adapters.streams import fresh_seed
from warbones.core.errors import IllegalAction, integer
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD
from warbones.encoding.tokens import illegal_token
from warbones.players.bot_names import Bot
from warbones.vector.kernels.records import INVALID, SEATS
from warbones.vector.tables import Tables


class SingleTable:
    """One table."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        bots: Sequence[Bot | None] = (None,) * SEATS,
        *,
        together: bool = False,
        observations: str = RECORD,
    ) -> None:
        """Set up the table; no game has begun. Raises `UnknownOption`."""
        self.tables = Tables(
            game, 1, options, bots=bots, together=together, autoreset="disabled", observations=observations
        )
        self._rows, self._other = self.tables.new_rows(), self.tables.new_rows()
        self._seeded = False
        self._tokens = np.zeros(self.tables.rows, np.int64)
        self._step = self.tables.stepper(self._tokens, self._rows)

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for a copy; the stepper is bound to this table's memory."""
        held = self.__dict__.copy()
        del held["_step"]
        return held

    def __setstate__(self, held: dict[str, Any]) -> None:
        """Restore the state from `__getstate__`."""
        self.__dict__.update(held)
        self._step = self.tables.stepper(self._tokens, self._rows)

    def begin(self, seed: int | None) -> None:
        """Begin the first game of a seed, or the next game if no seed is given. Raises `BadSeed`."""
        if seed is not None or not self._seeded:
            self.tables.seed(fresh_seed() if seed is None else seed)
        self._seeded = True
        self.tables.begin(self._rows)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._rows.over[0])

    @property
    def scores(self) -> tuple[float, ...]:
        """Every seat's result: zeros until the game is over."""
        return tuple(self._rows.reward[0].tolist())

    @property
    def turn(self) -> int | None:
        """The seat that is asked, if seats are asked one at a time."""
        seat = int(self._rows.acting[0])
        return seat if seat >= 0 else None

    def legal_tokens(self, row: int) -> tuple[int, ...]:
        """Return the legal tokens of a row; sequential tables have one row."""
        return tuple(np.flatnonzero(self._rows.action_mask[row]).tolist())

    def seen(self, row: int) -> Seen:
        """Return a row as last written."""
        if not self._seeded:
            raise NotBegun
        return {"observation": self._rows.observation[row].copy(), "action_mask": self._rows.action_mask[row].copy()}

    def seen_by(self, seat: int) -> Seen:
        """Return a seat's view and legal tokens. Sequential tables only."""
        if seat == self.turn:
            return self.seen(0)
        self.tables.observe(0, seat, self._other)
        return {"observation": self._other.observation[0].copy(), "action_mask": self._other.action_mask[0].copy()}

    def apply_token(self, number: object) -> None:
        """Apply a token for the seat that is asked. Raises `IllegalAction`, leaving everything unchanged."""
        if not self._seeded:
            raise NotBegun
        token, turn = integer(number), self.turn
        legal = () if turn is None else self.legal_tokens(0)
        if token is None or token not in legal:
            raise self.illegal_token_error(turn or 0, number, legal)
        self._tokens[0] = token
        self._step()

    def apply_tokens(self, numbers: Sequence[object]) -> None:
        """Apply a token for each seat, in lockstep; illegal ones are ignored."""
        if not self._seeded:
            raise NotBegun
        for seat, number in enumerate(numbers):
            token = integer(number)
            self._tokens[seat] = INVALID if token is None or not 0 <= token < INVALID else token
        self._step()

    def illegal_token_error(self, seat: int, number: object, following: Sequence[int]) -> IllegalAction:
        """Return the error for an illegal token."""
        return illegal_token(self.tables.game, seat, number, following, over=self.over)

    def text(self, seat: int | None) -> str:
        """Return the table as ``seat`` sees it, or a spectator (None), in lines of text."""
        if not self._seeded:
            raise NotBegun
        return scene_as_text(self.tables.position(0), seat)
