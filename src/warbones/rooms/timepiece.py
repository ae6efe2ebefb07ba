"""What clocks go by."""

from __future__ import annotations

from typing import Protocol


class Timepiece(Protocol):
    """Tells the time in milliseconds since 1970, and what of it does not count."""

    @property
    def lost(self) -> int:
        """How many milliseconds did not count since this process began."""

    def now(self) -> int:
        """Return what time it is."""

    def down(self, since: int) -> int:
        """Return how many milliseconds after ``since`` did not count."""

    def lose(self, begin: int, end: int) -> None:
        """Let what lies between two moments not count."""

    def beat(self) -> None:
        """Be told that the server runs: about once a second."""
