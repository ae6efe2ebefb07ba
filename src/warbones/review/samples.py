"""Samples that a judge goes by: positions played on, thousands of times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from warbones.core.play.position import Position


@dataclass(frozen=True)
class Mean:
    """A mean of results, and its variance: the square of its standard error."""

    value: float
    variance: float


class Sampler(Protocol):
    """Plays positions of one game on, always the same way for the same questions."""

    def lay(self, position: Position) -> int:
        """Lay a position out, with nobody's choice made; return how many simulations it gets."""

    def play(self, seat: int, actions: Sequence[int], weights: Sequence[float] | float = 1.0) -> None:
        """Have a seat play these actions, by ``weights``."""

    def mix(self, seat: int) -> list[tuple[int, float]]:
        """Return a seat's actions with the share of each, the commonest first."""

    def tried(self, seat: int, sims: int, salt: int) -> list[int]:
        """Return the actions that a search tries for ``seat``, which is asked alone, the most tried first."""

    def measured(self, seat: int, sims: int, salt: int) -> Mean:
        """Return the mean result for ``seat``, beginning with the actions given by `play`."""

    def agree(self, seen: Position, effort: int) -> None:
        """Have both seats, who are asked at once, play what they do in equilibrium."""
