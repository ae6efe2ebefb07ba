"""The number of simulations that a device manages in the time for a move."""

from __future__ import annotations

from typing import Final

MOST_SECONDS: Final = 3.0
"""The longest search for a move, in seconds."""

TRIAL: Final = 0.1
"""The share of a search that shows how fast a device is."""


class Pace:
    """Limits searches on slow devices, by the speed of earlier ones."""

    def __init__(self, most_seconds: float = MOST_SECONDS) -> None:
        """Limit the approximate seconds of each search."""
        self._most = most_seconds
        self._rates: dict[str, float] = {}
        self.shares: Final[dict[str, float]] = {}
        """The share of its simulations that the last search could run, by game: below 1 on a slow device."""

    def knows(self, game: str) -> bool:
        """Return whether a search of the game was timed."""
        return game in self._rates

    def trial(self, effort: int) -> int:
        """Return the number of simulations for a first, short search."""
        return max(1, round(effort * TRIAL))

    def within(self, game: str, effort: int) -> int:
        """Return as many simulations as the time allows, at most ``effort``."""
        allowed = max(1, min(effort, int(self._rates.get(game, effort) * self._most)))
        self.shares[game] = allowed / effort
        return allowed

    def note(self, game: str, effort: int, seconds: float) -> None:
        """Record how long a search took."""
        if seconds > 0:
            self._rates[game] = effort / seconds
