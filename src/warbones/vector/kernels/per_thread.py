"""Kernels in which each table is stepped by a thread with its own scratch, as on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from warbones.compiled.jit import inline
from warbones.vector.kernels.lockstep import may_step, step_seats
from warbones.vector.kernels.records import SKIP, RecordMemory, Scratch
from warbones.vector.kernels.sequential import step_table


def scratch_per_table(scratch: Scratch, count: int, placed: Any = np.asarray, *, compact: bool) -> Scratch:
    """Return scratch for ``count`` tables: a `Scratch` whose arrays have a row for each table.

    ``placed`` moves an array to where its threads can read it. Views that share memory in a `Scratch` share it here
    too.
    """
    states, features, t, out, heads, named = (
        placed(np.repeat(each[None], count, axis=0))
        for each in (scratch.states, scratch.features, scratch.t, scratch.out, scratch.heads, scratch.named)
    )
    shown = features if compact else states
    sheet = RecordMemory(*(shown.view(kind).reshape(count, -1) for kind in (np.int8, np.int16, np.int64)))
    return Scratch(
        states, states.view(np.int64).reshape(count, len(scratch.states), -1), features, sheet, t, out, heads, named
    )


@inline
def scratch_of(scratches: Any, at: int) -> Any:
    """Return the scratch of one table."""
    sheet = RecordMemory(scratches.sheet.bytes[at], scratches.sheet.shorts[at], scratches.sheet.words[at])
    return Scratch(
        scratches.states[at], scratches.words[at], scratches.features[at], sheet,
        scratches.t[at], scratches.out[at], scratches.heads[at], scratches.named[at],
    )  # fmt: skip


@inline
def step_one_table(batch: Any, scratches: Any, rows: Any, tokens: Any, autoreset: int, at: int) -> None:
    """Step one table sequentially."""
    step_table(batch, scratch_of(scratches, at), None, rows, tokens[at], autoreset, at)


@inline
def step_one_table_in_lockstep(
    batch: Any, scratches: Any, rows: Any, tokens: Any, autoreset: int, secret_words: int, at: int
) -> None:
    """Step one table in lockstep."""
    if tokens[at, 0] != SKIP and may_step(batch, rows, tokens, autoreset, at):
        step_seats(batch, scratch_of(scratches, at), rows, tokens, autoreset, secret_words, at)
