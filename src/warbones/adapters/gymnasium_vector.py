"""The games as Gymnasium vector environments: ``gymnasium.make_vec("warbones/dicewing-v2", num_envs=4096)``.

Tables are stepped by compiled code (`warbones.vector`). `TableEnvs` has one seat at each table, with a bot or a
function of the batch at the other; `warbones.adapters.gymnasium_self_play` has all seats of all tables.
"""

from __future__ import annotations

from warbones.core.extras import need

need("gymnasium")

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from warbones.adapters.checks import must_be_opponent
from warbones.adapters.gymnasium_self_play import SelfPlayEnvs
from warbones.adapters.spaces import Seen
from warbones.adapters.vector_base import (
    MODES,
    BaseVectorEnv,
    Ints,
    StepActions,
    StepResult,
    final_info,
    is_list,
    reset_mask,
)
from warbones.core.errors import IllegalAction, UnknownSeat, WarbonesError, integer, quoted
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD
from warbones.encoding.tokens import encoded_game
from warbones.players.bot_names import bot_named
from warbones.players.policies.compatibility import must_fit
from warbones.players.policies.file_names import is_file, path_of
from warbones.players.policies.policy import Policy
from warbones.vector.kernels.records import SEATS, SKIP
from warbones.vector.tables import Tables

BatchOpponent = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
"""Answers for the other seat at many tables: given rows of its view and masks, it returns a token for each row."""


class TableEnvs(BaseVectorEnv):
    """One seat at each of many tables; a bot, or a function of the batch, has the other.

    A row with an illegal token leaves its table unchanged, and ``info["refused"]`` gives the reason.
    """

    def __init__(
        self,
        num_envs: int,
        game: Game,
        seat: int | Sequence[int],
        bot: str | BatchOpponent,
        autoreset: AutoresetMode,
        options: Mapping[str, Value] | Sequence[Mapping[str, Value]],
        threads: int,
        *,
        copy: bool,
        observations: str = RECORD,
    ) -> None:
        """Set up the tables. Raises `WarbonesError`, `UnknownOption`, `UnknownBot` or `UnknownSeat`."""
        tables = Tables(game, num_envs, options, autoreset=MODES[autoreset], observations=observations, threads=threads)
        must_be_opponent(bot)
        super().__init__(tables, tables.count, autoreset, copy=copy)
        self._seats = _seats(game, seat, tables.count)
        self._answer = None if isinstance(bot, str) else bot
        if isinstance(bot, str) and is_file(bot):
            self._answer = _policy(bot, game, observations)
        elif isinstance(bot, str):
            for each in range(SEATS):
                tables.seat_bot(1 - each, bot_named(bot, game), self._seats == each)
        tables.watch(self._seats)
        self._reward = np.zeros(tables.count, np.float32)
        self._over = np.zeros(tables.count, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin new games: the same ``seed`` rolls the same dice.

        A list has a seed for each table. With ``options["reset_mask"]`` only marked tables begin a new game. Raises
        `WarbonesError` or `BadSeed`.
        """
        which = reset_mask(options, self.num_envs)
        if which is None or seed is not None or not self._seeded:
            self._seed(seed)
        self.tables.begin(self._rows, which)
        self._over[slice(None) if which is None else which] = False
        self._let_others_answer()
        return self._seen(), {}

    def _stepped(self, given: StepActions) -> StepResult:
        """Apply a token at every table; then let the others play until our seat has to act again."""
        before = self._rows.action_mask
        wrong = self._forbidden(given.tokens)
        masks = before[wrong].copy()
        self._reward[:] = 0
        ended: dict[int, Seen] = {}
        self._play(given.tokens, ended)
        self._let_others_answer(ended)
        info = self._info(given.numbers, wrong, masks)
        if ended:
            info |= final_info(ended, self.num_envs)
        return self._seen(), self._reward.copy(), self._over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _forbidden(self, tokens: Ints) -> Ints:
        """Return the rows with an illegal token. Where a game is over and restarts, any token is legal."""
        inside = np.minimum(tokens, self._numbers - 1)
        allowed = (self._rows.action_mask[np.arange(self.num_envs), inside] == 1) & (tokens < self._numbers)
        if self.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP:
            allowed |= self._over
        return np.flatnonzero(~allowed)

    def _info(self, numbers: NDArray[Any], wrong: Ints, masks: NDArray[np.int8]) -> dict[str, Any]:
        if not len(wrong):
            return {}
        texts, rows = np.full(self.num_envs, None, object), np.zeros(self.num_envs, np.bool_)
        for row, mask in zip(wrong.tolist(), masks, strict=True):
            over = bool(self._over[row])
            texts[row] = self._why(numbers[row], int(self._seats[row]), mask, over=over)
        rows[wrong] = True
        return {"refused": texts, "_refused": rows}

    def _play(self, tokens: Ints, ended: dict[int, Seen]) -> None:
        stepped = tokens != SKIP
        self.tables.step(tokens, self._rows)
        over = stepped & self._rows.over
        self._over[stepped] = self._rows.over[stepped]
        self._reward[over] = self._rows.reward[over, self._seats[over]]
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            for row in np.flatnonzero(over).tolist():
                ended[row] = self._last_seen(row)

    def _let_others_answer(self, ended: dict[int, Seen] | None = None) -> None:
        """Call the function of the batch while the other seat is asked at any table."""
        over, reward = self._over.copy(), self._reward.copy()
        while self._answer and len(rows := self._others()):
            mask = self._rows.action_mask[rows]
            answers = np.asarray(self._answer(self._rows.observation[rows], mask))
            if answers.dtype.kind not in "iu" or answers.shape != (len(rows),):
                raise WarbonesError(
                    f"An opponent must return {len(rows)} integers, not {answers.dtype} of {answers.shape}."
                )
            fits = (answers >= 0) & (answers < self._numbers)
            fits[fits] = mask[fits, answers[fits]] == 1
            if not fits.all():
                at = int(np.flatnonzero(~fits)[0])
                raise IllegalAction(f"The opponent: {self._why(answers[at], int(1 - self._seats[rows[at]]), mask[at])}")
            tokens = np.full(self.num_envs, SKIP, np.int64)
            tokens[rows] = answers
            self._play(tokens, {} if ended is None else ended)
            over |= self._over
            reward = np.where(self._reward != 0, self._reward, reward)
        self._over, self._reward = over, reward

    def _others(self) -> Ints:
        asked = self._rows.acting
        return np.flatnonzero((asked >= 0) & (asked != self._seats))


def _policy(bot: str, game: Game, observations: str) -> BatchOpponent:
    """Return a policy from a file as an opponent. Raises `BadPolicy`, or `WarbonesError` for other observations."""
    policy, rng = Policy(path_of(must_fit(bot, game)), game), np.random.default_rng(0)
    if policy.observations != observations:
        raise WarbonesError(f"{policy.name} needs other observations: pass observations={policy.observations!r}.")
    return partial(policy.words, rng=rng)


def _seats(game: Game, seat: Any, tables: int) -> Ints:
    if not is_list(seat) or integer(seat) is not None:
        return np.full(tables, game.must_have_seat(seat), np.int64)
    given = [game.must_have_seat(each) for each in seat]
    if len(given) != tables:
        raise UnknownSeat(f"'seat' must be one number or a list of {tables}, not of {len(given)}.")
    return np.array(given, np.int64)


def vector_env(
    num_envs: int,
    game: str | Game,
    seat: int | Sequence[int] = 0,
    bot: str | BatchOpponent = "greedy",
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    table_options: Sequence[Mapping[str, Value]] | None = None,
    threads: int = 1,
    observations: str = RECORD,
    *,
    self_play: bool = False,
    copy: bool = True,
    **options: Value,
) -> BaseVectorEnv:
    """Return a vector environment: `TableEnvs`, or with ``self_play`` `SelfPlayEnvs`, where ``num_envs`` counts rows.

    ``bot`` is a bot's name or a `BatchOpponent`; ``seat`` is one seat for all tables or a list with one for each;
    ``table_options`` has rule options for each table, in place of ``options`` for all. ``observations`` is "record" or,
    for the compact ones of the game, "features". Without ``copy``, observations are the buffers themselves: do not
    write to them, and do not read them after the next step. Raises `WarbonesError`.
    """
    if table_options is not None and options:
        raise WarbonesError("Give rule options by name, for all tables, or as 'table_options', for each: not both.")
    chosen = options if table_options is None else table_options
    try:
        autoreset = AutoresetMode(autoreset_mode)
    except ValueError:
        modes = ", ".join(mode.value for mode in AutoresetMode)
        raise WarbonesError(f"'autoreset_mode' must be one of {modes}, not {quoted(autoreset_mode)}.") from None
    if self_play:
        return SelfPlayEnvs(
            num_envs, encoded_game(game), autoreset, chosen, threads, copy=copy, observations=observations
        )
    return TableEnvs(
        num_envs, encoded_game(game), seat, bot, autoreset, chosen, threads, copy=copy, observations=observations
    )
