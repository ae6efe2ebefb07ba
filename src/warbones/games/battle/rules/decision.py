"""The next decision: the seat that owes it, or none."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, rule
from warbones.games.battle.rules.state import Phase, State


@rule
def ask(s: State, seat: int, phase: Phase) -> None:
    """Ask a seat for a decision."""
    s.asked = seat
    s.phase = phase


@rule
def wait(s: State, phase: Phase) -> None:
    """Ask nobody: the phase goes on without a decision."""
    s.asked = NOBODY
    s.phase = phase
