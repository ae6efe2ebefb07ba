"""Bookkeeping of a table, and the scratch memory of a thread."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from warbones.compiled.layout import apart, dtype
from warbones.compiled.registry import STEP
from warbones.compiled.sources import shared_fingerprint
from warbones.core.record.records import Grid, Record, grid, wide
from warbones.core.rules.step import KEYED, OWNERS, Rng

SEATS: Final = 2
"""The seats of every compiled game."""

MOST_SECRET_ACTIONS: Final = 64
"""The maximum number of actions of a seat in one secret phase."""

STREAM_WORDS: Final = 4
"""Words in the state of a dice stream."""

NEW_GAME: Final = -1
"""In place of a token: begin a new game at this table."""

NO_TOKEN: Final = -2
"""In place of a token: apply none, but write the row."""

SKIP: Final = -3
"""In place of a token: leave the table and its row unchanged."""

INVALID: Final = 1 << 40
"""A token that no game has, in place of negative numbers, which would mean one of the above."""

AGENT: Final = -1
"""In place of a bot's kind: the caller answers for this seat."""


class PartialAction(Record):
    """A seat's unfinished action: words of the head, then members of a set (`core.notation.spelling`).

    ``upto`` is one more than the last member chosen, or 0.
    """

    heads: int
    upto: int
    head: int = wide()
    named: int = wide()


class TableState(Record):
    """A table's bookkeeping. ``viewer`` is the seat whose view its row shows after the game, or -1 for the last one
    asked.
    """

    key: int = wide()
    number: int = wide()  # the game's number, from 1 on; 0: none has begun
    dice: Grid = grid(OWNERS, STREAM_WORDS, bits=64)
    rng: Rng  # for its bots
    partial: Grid = grid(SEATS, of=PartialAction)
    over: int
    viewer: int
    opening: int = wide()  # the index of the opening that its games begin from
    steps: int  # of the current phase, in lockstep
    acts_secretly: Grid = grid(SEATS)  # 1: the seat answers in secret, on its own copy
    done: Grid = grid(SEATS)  # 1: the seat's action would be visible, so it waits
    saved_dice: Grid = grid(OWNERS, STREAM_WORDS, bits=64)  # the dice at the beginning of the phase
    action_count: Grid = grid(SEATS)  # actions that the seat has taken in this phase
    action: Grid = grid(SEATS, MOST_SECRET_ACTIONS, bits=64)


TABLE: Final = dtype(TableState, shared_fingerprint())


class RecordMemory(NamedTuple):
    """The memory of the record shown in rows, as cells of each width."""

    bytes: Any  # int8[bytes]
    shorts: Any  # int16[bytes / 2]
    words: Any  # int64[bytes / 8]


class Scratch(NamedTuple):
    """Scratch memory of one thread. ``states[0]`` is a seat's view; ``words`` is the same memory."""

    states: Any  # record[3]
    words: Any  # int64[3, bytes / 8]
    features: Any  # features record[2]: of the seat's view, and zeros
    sheet: RecordMemory  # of the view, or of its features
    t: Any  # Step[1], drawing for each owner
    out: Any  # int64[most actions]: the legal actions
    heads: Any  # int64[most actions]: their heads
    named: Any  # int64[most actions]: their members


def new_scratch(record: np.dtype[Any], features: np.dtype[Any], most_actions: int, *, compact: bool) -> Scratch:
    """Return scratch memory for a game with these records. If ``compact``, rows show the features."""
    states, told, t = apart(3, record), apart(2, features), apart(1, STEP)
    t["drawing"] = KEYED
    shown = (told if compact else states)[:1]
    sheet = RecordMemory(*(shown.view(kind) for kind in (np.int8, np.int16, np.int64)))
    actions = (apart(most_actions + 1, np.int64) for _ in range(3))
    return Scratch(states, states.view(np.int64).reshape(3, -1), told, sheet, t, *actions)


class TableBatch(NamedTuple):
    """All tables."""

    states: Any  # record[tables]: the positions; in lockstep also each seat's copy
    openings: Any  # record[...]: the positions that games begin from
    tables: Any  # TableState[tables]
    kinds: Any  # int64[tables, seats]: the kind of bot at each seat, or `AGENT`
    efforts: Any  # int64[tables, seats]: its effort
    plan: Any  # ObservationPlan


class Rows(NamedTuple):
    """The caller's buffers. ``rows`` is the number of tables, or in lockstep the number of seats at all tables."""

    observation: Any  # float32[rows, width]
    action_mask: Any  # int8[rows, numbers]
    acting: Any  # int64[tables]: the seat that is asked, -1: none; in lockstep uint8[rows]: whether it is
    reward: Any  # float32[tables, seats]
    over: Any  # bool[tables]
    refused: Any  # bool[rows]
    held: Any  # int8[rows, ...]: the contents of the rows (`warbones.vector.kernels.observations`)
    final_observation: Any  # as ``observation``, for a game that ended before the next began in the same step
    final_mask: Any
    final_held: Any


class ObservationPlan(NamedTuple):
    """The columns of an observation."""

    runs: Any  # int64[runs, 6] (`warbones.vector.kernels.observations`)
    width: int  # columns of the record
    compact: bool  # the record is that of the features
    held: int  # entries of a row's ``held`` for these columns
