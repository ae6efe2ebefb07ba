"""Tables stepped on a GPU, one thread for each: the same rules, compiled for CUDA by numba-cuda.

This has never run on a GPU, as none was available. Tests show what can be shown without one: that every game's rules
compile for CUDA, and that tables stepped one by one (`kernels.per_thread`) on a processor play as `Tables` do.
"""

# numba-cuda comes without types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from warbones.core.extras import need

need("cuda")

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import numba
import numba.cuda
import numba_cuda  # noqa: F401  # replaces Numba's own, outdated CUDA target
import numpy as np
from numba.cuda.target import CUDATypingContext
from numba.cuda.typing.templates import infer_global, make_overload_template

from warbones.compiled.jit import INLINED, trailing_zeros, widening_template
from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.encoding.observations import RECORD
from warbones.vector.kernels.per_thread import scratch_per_table, step_one_table, step_one_table_in_lockstep
from warbones.vector.kernels.records import NEW_GAME, TableBatch
from warbones.vector.tables import Tables

cuda: Any = numba.cuda

BLOCK: Final = 64
"""Threads per block: a guess, as no GPU has run this yet."""

_registered: set[Callable[..., Any]] = set()


def register_inline_functions() -> None:
    """Register every inline function for CUDA code."""
    for function, chosen in INLINED.items():
        if function not in _registered:
            _registered.add(function)
            here = _lowest if function is trailing_zeros else chosen
            plain = make_overload_template(function, here, {}, strict=False, inline="never")
            infer_global(function, numba.types.Function(widening_template(plain, CUDATypingContext)))


def _lowest(_bits: Any) -> Callable[[int], int]:
    return lambda bits: cuda.ffs(bits) - 1


def step(batch: Any, scratches: Any, rows: Any, tokens: Any, autoreset: int) -> None:
    """Step this thread's table."""
    at = cuda.grid(1)
    if at < len(batch.tables):
        step_one_table(batch, scratches, rows, tokens, autoreset, at)


def step_together(batch: Any, scratches: Any, rows: Any, tokens: Any, autoreset: int, secret_words: int) -> None:
    """Step this thread's table in lockstep."""
    at = cuda.grid(1)
    if at < len(batch.tables):
        step_one_table_in_lockstep(batch, scratches, rows, tokens, autoreset, secret_words, at)


@cache
def kernel(function: Callable[..., None]) -> Any:
    """Return ``step`` or ``step_together`` as a kernel; it is compiled for a game on first launch."""
    return cuda.jit(function)


def on_gpu(tree: Any) -> Any:
    """Return a tree of tuples, numbers and arrays with its arrays moved to the GPU."""
    if isinstance(tree, tuple):
        return type(tree)(*map(on_gpu, tree))
    return cuda.to_device(tree) if isinstance(tree, np.ndarray) else tree


def must_fit(tokens: Any, rows: int) -> None:
    """Raise `WarbonesError` unless there is a token for each row, as threads would read beyond the array."""
    if tokens.dtype != np.int64 or tokens.shape != (rows,):
        raise WarbonesError(f"Tokens are an int64 array of shape {(rows,)}, not {tokens.dtype} of {tokens.shape}.")


class CudaTables:
    """Many tables of one game on a GPU. `rows` are arrays there, which PyTorch can use directly (``torch.as_tensor``).

    One token is applied at a time, for the first seat asked, or with ``together`` for all seats in lockstep. The caller
    answers for every seat. A table plays the same games as a table of `Tables` with the same seed.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        options: Mapping[str, Value] = {},  # nobody changes it
        *,
        together: bool = False,
        autoreset: str = "next_step",
        observations: str = RECORD,
    ) -> None:
        """Set up the tables as `Tables` does. Raises `WarbonesError` or `UnknownOption`."""
        self._tables = Tables(game, tables, options, together=together, autoreset=autoreset, observations=observations)
        batch, scratch, compact = self._tables.internals()
        self._batch: TableBatch = on_gpu(batch)
        self._scratches = scratch_per_table(scratch, tables, cuda.to_device, compact=compact)
        self.rows = on_gpu(self._tables.new_rows())
        self._begin = cuda.to_device(np.full(self.rows.refused.shape, NEW_GAME, np.int64))
        register_inline_functions()

    def seed(self, seed: int) -> None:
        """Reseed the dice of all tables: the next game is each table's first. Raises `BadSeed`."""
        self._tables.seed(seed)
        self._batch.tables.copy_to_device(self._tables.internals()[0].tables)

    def begin(self) -> None:
        """Begin new games at all tables and write the rows."""
        self.step(self._begin)

    def step(self, tokens: Any) -> None:
        """Apply a token at every table, or for every seat in lockstep, and write the rows.

        Tokens are int64 on the GPU, one for each row: an array of PyTorch, CuPy or Numba. Raises `WarbonesError`.
        """
        game, count, autoreset = self._tables.game, self._tables.count, self._tables.autoreset
        given = cuda.as_cuda_array(tokens)
        must_fit(given, self._tables.rows)
        blocks = -(-count // BLOCK)
        if self._tables.together:
            launch = kernel(step_together)[blocks, BLOCK]
            launch(
                self._batch, self._scratches, self.rows, given.reshape(count, -1), autoreset, game.notation.secret_words
            )
        else:
            kernel(step)[blocks, BLOCK](self._batch, self._scratches, self.rows, given, autoreset)
