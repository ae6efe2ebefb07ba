"""Who owes the next decision: what every rule that is over ends with."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.rules.state import Phase, State


@rule
def ask(s: State, seat: int, phase: Phase) -> None:
    """A decision of a seat is due."""
    s.asked = seat
    s.phase = phase


@rule
def wait(s: State, phase: Phase) -> None:
    """Nothing is asked: what follows by itself is next."""
    s.asked = NOBODY
    s.phase = phase
