"""The entry points of `engine.Compiled`, one for each call, over arrays of one record."""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import entry_point
from warbones.core.rules.calls import choices, decides, over, payoff, redact, step


@entry_point
def take(states: Any, t: Any, seat: int, action: int) -> None:
    """Take a step in place. Raises DieNeeded at the end of the tape."""
    step(states[0], t[0], seat, action)


@entry_point
def decides_now(states: Any, seat: int) -> bool:
    """Return whether ``seat`` owes a decision."""
    return decides(states[0], seat)


@entry_point
def is_over(states: Any) -> bool:
    """Return whether the game is over."""
    return over(states[0])


@entry_point
def list_legal(states: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions into ``out``; return their number."""
    return choices(states[0], seat, out)


@entry_point
def payoff_of(states: Any, seat: int) -> int:
    """Return the seat's result."""
    return payoff(states[0], seat)


@entry_point
def redact_in(states: Any, seat: int) -> None:
    """Undo the secret actions of ``seat``."""
    redact(states[0], seat)
