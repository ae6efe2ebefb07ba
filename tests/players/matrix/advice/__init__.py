"""No knowledge of a matrix at all."""

from __future__ import annotations

from tests.players.matrix.rules import State
from warbones.core.rules.step import rule


@rule
def evaluate(s: State, seat: int) -> float:
    """Return nothing to go by."""
    return 0.0
