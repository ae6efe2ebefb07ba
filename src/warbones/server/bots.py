"""What the server asks of whoever plays the bots' seats (`warbones.players.pool`)."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from warbones.core.position import Position

OFFERED: Final = ("search", "greedy", "random")
"""The bots that people may choose from, the strongest first."""


class Progress(Protocol):
    """How far the bots are with getting ready."""

    @property
    def ready(self) -> bool:
        """Whether every bot answers without delay."""

    @property
    def text(self) -> str:
        """What is being prepared, in words."""

    @property
    def done(self) -> int:
        """How many parts are done."""

    @property
    def of(self) -> int:
        """How many parts there are."""


@runtime_checkable
class Bots(Protocol):
    """Bots that think outside the server's event loop."""

    def prepare(self) -> None:
        """Start to get ready, in the background. Called in a running event loop."""

    def preparing(self) -> Progress:
        """Return how far that is."""

    async def choose(self, seen: Position, seat: int, bot: str) -> str:
        """Return the action, in notation, that ``bot`` takes for ``seat``, which knows ``seen`` and no more."""

    def close(self) -> None:
        """Stop whatever is going on."""
