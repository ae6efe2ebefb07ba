"""The compiled engine: same interface as the interpreted one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from warbones.compiled import entry_points
from warbones.compiled.layout import pack, unpack
from warbones.compiled.registry import STEP, register
from warbones.core.record.records import Record
from warbones.core.rules.engine import Engine, Outcome
from warbones.core.rules.ruleset import Ruleset
from warbones.core.rules.step import TAPE, WIDTH, DieNeeded


class Compiled(Engine):
    """Runs one game's compiled rules. A state is an array of one record, so a copy is a copy of bytes."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Register the rules. Each call is compiled, or loaded from the cache, on first use."""
        self.ruleset = ruleset
        self.dtype = register(ruleset)

    def load(self, record: Record) -> Any:
        """Return a plain record in packed form."""
        state = np.zeros(1, self.dtype)
        pack(record, state[0])
        return state

    def plain(self, state: Any) -> Any:
        """Return the plain record of a packed state."""
        return unpack(self.ruleset.state, state[0])

    def copy(self, state: Any) -> Any:
        return state.copy()

    def take(self, state: Any, seat: int, action: int, faces: Sequence[int]) -> Outcome:
        """Run a step on a copy of ``state`` with the faces rolled so far (at most `TAPE`)."""
        after, t, due = state.copy(), np.zeros(1, STEP), None
        t["answered"] = len(faces)
        t["tape"][0, : len(faces)] = faces[:TAPE]
        try:
            entry_points.take(after, t, seat, action)
        except DieNeeded:
            due = (int(t["due_sides"][0]), int(t["due_seat"][0]))
        events = [tuple(words) for words in t["event"][0].reshape(-1, WIDTH)[: t["told"][0]].tolist()]
        return Outcome(after, events, due)

    def decides(self, state: Any, seat: int) -> bool:
        return bool(entry_points.decides_now(state, seat))

    def over(self, state: Any) -> bool:
        return bool(entry_points.is_over(state))

    def legal(self, state: Any, seat: int) -> list[int]:
        out = np.zeros(self.ruleset.most_actions, np.int64)
        return out[: entry_points.list_legal(state, seat, out)].tolist()

    def payoff(self, state: Any, seat: int) -> int:
        return int(entry_points.payoff_of(state, seat))

    def redact(self, state: Any, seat: int) -> None:
        entry_points.redact_in(state, seat)
