"""How good a position looks: what simple players go by."""

from __future__ import annotations

from warbones.core.rule import rule
from warbones.games.keep.state import State


@rule
def evaluate(s: State, seat: int) -> float:
    """Return how good the position looks for ``seat``, about -1 to 1."""
    return (s.keep[seat] - s.keep[1 - seat]) / 20.0
