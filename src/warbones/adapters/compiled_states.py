"""OpenSpiel states stepped by compiled code, token by token and die by die.

The tokens are those of `warbones.encoding.node`. A state holds the packed position of the last decision, the token
applied there, and the faces rolled since. Each face replays the step from that position; a step that runs out of faces
names the die it needs. The readable node is built only on request: for output as text, for a spectator's view, and for
a seat's view while a die is pending.
"""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Any, Final, NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from warbones.core.errors import IllegalAction, WarbonesError, WrongRoll, quoted
from warbones.core.record.options import Value
from warbones.core.rules.step import TAPE, DieNeeded, TooManyEvents
from warbones.encoding.node import Node
from warbones.encoding.tokens import GAME_OVER, illegal_token
from warbones.games import load
from warbones.vector.kernels.records import NEW_GAME, SEATS
from warbones.vector.tables import Tables

MOST_FACES: Final = TAPE // 8
"""The maximum number of faces that compiled code takes between two decisions. Beyond that, nodes take over, which limit
endless rerolls.

Nodes stop at a number of events, long before the tape is full: a compiled state must not go further than its node can.
"""

PathSince = tuple[Any, int] | None
"""Numbers in a linked list, last first, so that states share their common past."""


class StateKey(NamedTuple):
    """The common part of states: a game, its rule options, and the kind of its observations."""

    game: str
    options: tuple[tuple[str, Value], ...]
    observations: str


class StateStepper:
    """The one table on which all states with the same key are stepped."""

    def __init__(self, key: StateKey) -> None:
        """Set up the table."""
        self.key = key
        self.tables = Tables(load(key.game), 1, dict(key.options), autoreset="disabled", observations=key.observations)
        self.rows, self._token = self.tables.new_rows(), np.zeros(1, np.int64)
        self._step = self.tables.stepper(self._token, self.rows)
        batch, scratch, _ = self.tables.internals()
        t, packed = scratch.t, (batch.states, batch.tables)
        self.mark = [names[-1] for each in packed if (names := each.dtype.names)]
        self._state, self._table = (each.view(np.uint8) for each in packed)  # copied as memory, not field by field
        t["drawing"] = 0
        self._used, self._answered, self._tape, self._sides = t["used"], t["answered"], t["tape"][0], t["due_sides"]
        self._lock, self._shown = Lock(), (None, None)  # type: tuple[Lock, tuple[Any, Any]]

    def run(self, before: CompiledState, token: int, faces: tuple[int, ...]) -> CompiledState:
        """Apply a token to a state, then these faces."""
        after = CompiledState.__new__(CompiledState)
        after.key, after.stepper = self.key, self
        with self._lock:
            self._put(before)
            self._used[0], self._answered[0], self._tape[: len(faces)] = 0, len(faces), faces
            self._token[0] = token
            try:
                self._step()
            except DieNeeded:
                after.state, after.table, after.token, after.faces = before.state, before.table, token, faces
                after.turn, after.sides, after.over = None, int(self._sides[0]), False
                after.legal, after.scores = (), (0.0,) * SEATS
            else:
                self._take(after)
        return after

    def _put(self, compiled: CompiledState) -> None:
        """Load a state onto the table."""
        self._shown = None, None
        if compiled.state is not None:
            self._state[:], self._table[:] = compiled.state, compiled.table

    def _take(self, compiled: CompiledState) -> None:
        """Fill in a state from the table and its row."""
        row = self.rows
        compiled.state, compiled.table, compiled.token, compiled.faces = self._state.copy(), self._table.copy(), 0, ()
        compiled.over, compiled.sides = bool(row.over[0]), 0
        compiled.turn = None if compiled.over else int(row.acting[0])
        compiled.legal = tuple(row.action_mask[0].nonzero()[0].tolist())
        compiled.scores = tuple(row.reward[0].tolist())
        self._shown = compiled, compiled.turn

    def write(self, compiled: CompiledState, seat: int, out: NDArray[np.float32]) -> None:
        """Write a seat's view of a state in which no die is pending."""
        with self._lock:
            if self._shown != (compiled, seat):
                self._put(compiled)
                self.tables.observe(0, seat, self.rows)
                self._shown = compiled, seat
            out[:] = self.rows.observation[0]


@lru_cache(maxsize=32)
def stepper_for(key: StateKey) -> StateStepper:
    """Return the table for a key."""
    return StateStepper(key)


class CompiledState:
    """An immutable state: a die of ``sides`` is pending, or seat ``turn`` is asked, or the game is ``over``."""

    key: StateKey | None
    """None if nodes take over from here."""
    stepper: StateStepper | None
    """The stepper that made it; None for the first state, and where nodes continue."""
    state: Any
    """The packed position at the last decision, as bytes; None before the first."""
    table: Any
    """The table's bookkeeping there."""
    token: int
    faces: tuple[int, ...]
    sides: int
    turn: int | None
    legal: tuple[int, ...]
    over: bool
    scores: tuple[float, ...]

    def __init__(self, node: Node, key: StateKey | None = None) -> None:
        """Begin at a node: the start of a game, or a state that nodes take over."""
        self._node, self._since = node, None  # type: tuple[Node, PathSince]
        self.key, self.stepper, self.state, self.table, self.token, self.faces = key, None, None, None, NEW_GAME, ()
        self.sides, self.turn, self.over = node.due.sides if node.due else 0, node.turn, node.over
        self.legal = () if node.turn is None else node.legal_tokens(node.turn)
        self.scores = tuple(float(score) for score in node.scores)

    def __copy__(self) -> CompiledState:
        """Return the state itself, as it is immutable."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> CompiledState:
        """Return the state itself, as it is immutable."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the packed state and its node, so that no game has to be replayed."""
        mark = None if self.stepper is None else self.stepper.mark
        return _compiled_state, (self.key, mark, self.node, self.state, self.table, self.token, self.faces)

    @property
    def node(self) -> Node:
        """The node of this state."""
        numbers, rest = [], self._since
        while rest is not None:
            rest, number = rest
            numbers.append(number)
        for number in reversed(numbers):
            self._node = next_node(self._node, number)
        self._since = None
        return self._node

    def after(self, number: int) -> CompiledState:
        """Return the state after a token, or a face numbered from 0. Raises `IllegalAction` or `WrongRoll`."""
        if self.key is None or not self._may(number) or len(self.faces) == MOST_FACES:
            return CompiledState(next_node(self.node, number))
        stepper = self.stepper or stepper_for(self.key)
        try:
            if self.sides:
                compiled = stepper.run(self, self.token, (*self.faces, number + 1))
            else:
                begun = self if self.state is not None else stepper.run(self, NEW_GAME, ())
                compiled = stepper.run(begun, number, ())
        except TooManyEvents:  # dice are rolled again and again
            return CompiledState(next_node(self.node, number))
        compiled._node, compiled._since = self._node, (self._since, number)
        return compiled

    def refuse(self, number: object) -> NoReturn:
        """Raise the error for a value that is not a legal token or face."""
        if self.sides:
            raise WrongRoll(
                f"The faces of a die of {self.sides} sides are 0 to {self.sides - 1}, not {quoted(number)}."
            )
        raise illegal_token(self.node.game, self.turn or 0, number, self.legal, over=self.over)

    def _may(self, number: int) -> bool:
        return 0 <= number < self.sides if self.sides else number in self.legal

    def write(self, seat: int, out: NDArray[np.float32]) -> bool:
        """Write a seat's view into ``out``; return False, and write nothing, if only the node can show it."""
        if self.stepper is None or self.state is None or self.sides or not 0 <= seat < SEATS:
            return False
        self.stepper.write(self, seat, out)
        return True


def next_node(node: Node, number: int) -> Node:
    """Return the node after a token, or a face numbered from 0. Raises `IllegalAction` or `WrongRoll`."""
    if node.over:
        raise IllegalAction(GAME_OVER)
    return (node.roll(number + 1) if node.turn is None else node.apply_token(node.turn, number)).settled()


def _compiled_state(
    key: StateKey | None, mark: Any, node: Node, state: Any, table: Any, token: int, faces: tuple[int, ...]
) -> CompiledState:
    fits = key is None or isinstance(key, StateKey)
    compiled, stepper = CompiledState(node, key), stepper_for(key) if key and mark and fits else None
    if not fits or (stepper and mark != stepper.mark):
        raise WarbonesError("This state was written by another version of the rules.")
    compiled.stepper, compiled.state, compiled.table, compiled.token, compiled.faces = (
        stepper,
        state,
        table,
        token,
        faces,
    )
    return compiled
