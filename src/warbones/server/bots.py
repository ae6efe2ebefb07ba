"""What the server asks of whoever plays the bots' seats (`warbones.players.pool`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from warbones.core.errors import WarbonesError
from warbones.core.position import Position
from warbones.players.pool import Weighed

OFFERED: Final = ("search", "greedy", "random")
"""The bots that people may choose from, the strongest first."""


class NoSuchBot(WarbonesError):
    """A bot that people cannot choose."""


def offered(bot: str) -> str:
    """Return the bot that people call so, "" being the strongest. Raises `NoSuchBot`."""
    if bot and bot not in OFFERED:
        raise NoSuchBot(f"There is no bot {bot!r}; there are {', '.join(OFFERED)}.")
    return bot or OFFERED[0]


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

    async def weigh(self, seen: Position, seat: int, bot: str) -> Sequence[Weighed]:
        """Return what ``bot`` makes of ``seen``, the best action first, where a decision of ``seat`` is due."""

    def close(self) -> None:
        """Stop whatever is going on."""
