"""What a judge says of one decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEATS: Final = 2
"""Seats of a match that is reviewed: what one wins the other loses."""


@dataclass(frozen=True)
class Verdict:
    """What a decision is worth to its seat: the ``best`` action (a number) and ``value``, the chosen one's ``cost``.

    ``error`` is the standard error of the difference, with how far a short look and a long one differ; ``mix`` is empty
    where nobody else chose at the same time.
    """

    best: int
    value: float
    cost: float
    error: float
    mix: tuple[tuple[int, float], ...] = ()
