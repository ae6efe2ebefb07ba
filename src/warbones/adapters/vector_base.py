"""The base of the vector environments: spaces, buffers, seeds and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from secrets import randbits
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from warbones.adapters.checks import NotBegun
from warbones.adapters.spaces import Seen, observation_space
from warbones.core.errors import BadSeed, IllegalAction, WarbonesError, integer, quoted
from warbones.encoding.observations import token_count
from warbones.encoding.tokens import illegal_token
from warbones.vector.kernels.records import INVALID
from warbones.vector.tables import AUTORESET, Tables

Ints = NDArray[np.int64]
StepResult = tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]

MODES: Final = dict(zip(AutoresetMode, AUTORESET, strict=True))
SEED_BITS: Final = 63


class StepActions(NamedTuple):
    """The actions of a step: as tokens, and as given, for error messages."""

    tokens: Ints
    numbers: NDArray[Any]


class BaseVectorEnv(VectorEnv[Seen, Any, NDArray[Any]]):
    """The base of both vector environments: spaces, buffers, seeds and refusals."""

    def __init__(self, tables: Tables, rows: int, autoreset: AutoresetMode, *, copy: bool) -> None:
        """Take over the tables."""
        self.tables, self.num_envs, self._copy, self._numbers = tables, rows, copy, tables.numbers
        self.metadata = {"render_modes": [], "autoreset_mode": autoreset}
        self.autoreset_mode = autoreset  # where TorchRL looks
        self.single_observation_space = observation_space(tables.game, self._numbers, tables.observations)
        self.single_action_space = spaces.Discrete(self._numbers)
        self.observation_space = batch_space(self.single_observation_space, rows)
        self.action_space = batch_space(self.single_action_space, rows)
        self._rows, self._seeded = tables.new_rows(), False
        self._sending: ThreadPoolExecutor | None = None
        self._sent: Future[StepResult] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for a copy. Raises `WarbonesError` during a step."""
        if self._sent is not None:
            raise WarbonesError("A step is under way: call recv before the environment is copied or pickled.")
        return self.__dict__ | {"_sending": None}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal numbers of each row, in the form that libraries with masked policies expect."""
        masks: NDArray[np.bool_] = self._rows.action_mask.astype(np.bool_)
        return masks

    def _seen(self) -> Seen:
        seen = {"observation": self._rows.observation, "action_mask": self._rows.action_mask}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _last_seen(self, row: int) -> Seen:
        """Return the final observation of a row whose game ended and was followed by another."""
        rows = self._rows
        return {"observation": rows.final_observation[row].copy(), "action_mask": rows.final_mask[row].copy()}

    def _seed(self, seed: Any) -> None:
        """Seed the dice: with one seed for all tables, or a list of one for each. Raises `BadSeed`."""
        if is_list(seed) and integer(seed) is None:
            if len(seed) != self.tables.count:
                raise BadSeed(f"'seed' must be one number or a list of {self.tables.count}, not of {len(seed)}.")
            self.tables.seed_each([randbits(SEED_BITS) if each is None else each for each in seed])
        elif seed is not None or not self._seeded:
            self.tables.seed(randbits(SEED_BITS) if seed is None else seed)
        self._seeded = True

    def _given(self, actions: Any) -> StepActions:
        """Return the actions. Raises `WarbonesError` unless they are a row of integers."""
        given = integers_of(actions)
        if given is None or given.size != self.num_envs or given.shape[1:] not in ((), (1,)):
            raise IllegalAction(f"A step needs {self.num_envs} integers, one for each row, not {quoted(actions)}.")
        if not self._seeded:
            raise NotBegun
        numbers = given.reshape(-1).copy()
        return StepActions(_as_tokens(numbers), numbers)

    def _why(self, number: object, seat: int, mask: NDArray[np.int8], *, over: bool = False) -> str:
        following = np.flatnonzero(mask).tolist()
        wait = token_count(self.tables.game)
        return str(
            illegal_token(
                self.tables.game, seat, integer(number), [each for each in following if each != wait], over=over
            )
        )

    def step(self, actions: Any) -> StepResult:
        """Step every row with its token. Raises `WarbonesError`."""
        return self._stepped(self._given(actions))

    def _stepped(self, given: StepActions) -> StepResult:
        raise NotImplementedError

    def send(self, actions: Any) -> None:
        """Begin a step in the background; `recv` waits for it. Raises `WarbonesError`."""
        if self._sent is not None:
            raise WarbonesError("A step is under way: call recv before the next send.")
        given = self._given(actions)
        self._sending = self._sending or ThreadPoolExecutor(1)
        self._sent = self._sending.submit(self._stepped, given)

    def recv(self) -> StepResult:
        """Return the result of the step begun by `send`. Raises `WarbonesError`."""
        if self._sent is None:
            raise WarbonesError("Nothing was sent: call send first.")
        sent, self._sent = self._sent, None
        return sent.result()

    def close_extras(self, **_kwargs: Any) -> None:
        """Stop the threads."""
        self.tables.close()
        if self._sending:
            self._sending.shutdown()


def is_list(given: object) -> bool:
    """Return whether a value is a sequence."""
    return isinstance(given, list | tuple | range) or (isinstance(given, np.ndarray) and given.ndim > 0)


def integers_of(given: object) -> NDArray[Any] | None:
    """Return integers as an array, or None for anything else."""
    if isinstance(given, list | tuple):  # NumPy would take a boolean in it for an integer
        numbers = [integer(each) for each in given]
        return None if None in numbers else np.array(numbers, object)
    try:
        array = np.asarray(given)
    except Exception:  # noqa: BLE001  # an object of any type may raise anything
        return None
    return array if array.dtype.kind in "iu" else None


def _as_tokens(numbers: NDArray[Any]) -> Ints:
    """Return numbers as int64, with `INVALID` in place of negative and too large ones."""
    tokens, fits = np.full(len(numbers), INVALID, np.int64), (numbers >= 0) & (numbers < INVALID)
    tokens[fits] = numbers[fits]
    return tokens


def reset_mask(options: dict[str, Any] | None, rows: int) -> NDArray[np.bool_] | None:
    if options is not None and not isinstance(options, Mapping):
        raise WarbonesError(f"The options of a reset are by name, such as 'reset_mask', not {quoted(options)}.")
    which = (options or {}).get("reset_mask")
    if which is None:
        return None
    if not isinstance(which, np.ndarray) or which.dtype != np.bool_ or which.shape != (rows,):
        raise WarbonesError(f"'reset_mask' is an array of {rows} booleans, not {quoted(which)}.")
    return which


def final_info(ended: Mapping[int, Seen], rows: int) -> dict[str, Any]:
    """Return the final observations of games that ended, in Gymnasium's format."""
    observations, marked = np.full(rows, None, object), np.zeros(rows, np.bool_)
    for row, seen in ended.items():
        observations[row], marked[row] = seen, True
    return {"final_obs": observations, "_final_obs": marked, "final_info": {}, "_final_info": marked.copy()}
