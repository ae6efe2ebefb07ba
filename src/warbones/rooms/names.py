"""What rooms ask of whoever knows how people may be called."""

from __future__ import annotations

from typing import Protocol


class Names(Protocol):
    """Cleans and compares what people type in (`warbones.club.names`, or `plain_names` where nobody is a stranger)."""

    def cleaned(self, written: str) -> str:
        """Return a name as all may read it. Raises `BadName`."""

    def is_alike(self, one: str, other: str) -> bool:
        """Return whether people take two names for one another."""
