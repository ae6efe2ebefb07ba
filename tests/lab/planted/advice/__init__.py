"""The exact value of a position of the planted game."""

from __future__ import annotations

from tests.lab.planted.rules import LAST, State, lead
from warbones.core.rules.step import rule


@rule
def evaluate(s: State, seat: int) -> float:
    return 2.0 * lead(s) / LAST * (1 - 2 * seat)
