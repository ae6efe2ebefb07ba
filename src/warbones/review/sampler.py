"""The interface of a judge's sampler, which plays positions on thousands of times."""

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
    """Simulates positions of one game, reproducibly for the same questions."""

    def lay(self, position: Position) -> int:
        """Set the position, with nobody's choice made; return its number of simulations."""

    def play(self, seat: int, actions: Sequence[int], weights: Sequence[float] | float = 1.0) -> None:
        """Set the actions that a seat plays, by ``weights``."""

    def mix(self, seat: int) -> list[tuple[int, float]]:
        """Return a seat's actions with their probabilities, the likeliest first."""

    async def tried(self, seat: int, sims: int, salt: int) -> list[int]:
        """Return the actions that a search tries for ``seat``, which acts alone, the most tried first."""

    async def measured(self, seat: int, sims: int, salt: int) -> Mean:
        """Return the mean result for ``seat``, starting with the actions set by `play`."""

    async def agree(self, seen: Position, effort: int) -> None:
        """Set the play of both seats, which act simultaneously, to an equilibrium."""
