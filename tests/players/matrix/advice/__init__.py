"""Advice that knows nothing about a matrix."""

from __future__ import annotations

from tests.players.matrix.rules import State
from warbones.core.rules.step import rule


@rule
def evaluate(s: State, seat: int) -> float:
    """Return 0 for every position."""
    return 0.0
