"""Each table stepped by a thread of its own with working room of its own, as a GPU does it."""

from __future__ import annotations

from typing import Any

import numpy as np

from warbones.compiled.jit import inline
from warbones.vector.kernels.lockstep import may_step, step_seats
from warbones.vector.kernels.records import SKIP, RecordMemory, Scratch
from warbones.vector.kernels.sequential import step_table


def scratch_per_table(hand: Scratch, count: int, placed: Any = np.asarray, *, compact: bool) -> Scratch:
    """Return working room for each of ``count`` tables: a `Hand` whose arrays have a row for each of them.

    ``placed`` puts an array where its threads find it. What shows the same memory as a hand's records shows it here.
    """
    states, features, t, out, heads, named = (
        placed(np.repeat(each[None], count, axis=0))
        for each in (hand.states, hand.features, hand.t, hand.out, hand.heads, hand.named)
    )
    shown = features if compact else states
    sheet = RecordMemory(*(shown.view(kind).reshape(count, -1) for kind in (np.int8, np.int16, np.int64)))
    return Scratch(
        states, states.view(np.int64).reshape(count, len(hand.states), -1), features, sheet, t, out, heads, named
    )


@inline
def scratch_of(hands: Any, at: int) -> Any:
    """Return a table's working room."""
    sheet = RecordMemory(hands.sheet.bytes[at], hands.sheet.shorts[at], hands.sheet.words[at])
    return Scratch(
        hands.states[at], hands.words[at], hands.features[at], sheet,
        hands.t[at], hands.out[at], hands.heads[at], hands.named[at],
    )  # fmt: skip


@inline
def step_one_table(hall: Any, hands: Any, rows: Any, words: Any, autoreset: int, at: int) -> None:
    """Step one table, whoever is asked first."""
    step_table(hall, scratch_of(hands, at), None, rows, words[at], autoreset, at)


@inline
def step_one_table_in_lockstep(
    hall: Any, hands: Any, rows: Any, words: Any, autoreset: int, secret_words: int, at: int
) -> None:
    """Step one table in lockstep."""
    if words[at, 0] != SKIP and may_step(hall, rows, words, autoreset, at):
        step_seats(hall, scratch_of(hands, at), rows, words, autoreset, secret_words, at)
