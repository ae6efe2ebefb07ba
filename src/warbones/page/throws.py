"""Throws without physics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from warbones.concurrency.fair_queue import Clients, nobody
from warbones.core.rules.throw import Landing, Throw
from warbones.players.approximate_throws import approximate_landing

T = TypeVar("T")


class ApproximateThrows:
    """Throws whose landings are drawn from the table that bots aim with; nothing flies."""

    engine = "chance"

    async def throw(self, throw: Throw, seed: int, _clients: Clients = nobody) -> tuple[Landing, bytes]:
        """Return the landing of a throw, and no flight."""
        return thrown(throw, seed)

    async def do(self, work: Callable[[], T], _clients: Clients = nobody) -> T:
        """Run ``work`` immediately."""
        return work()

    def close(self) -> None:
        """Do nothing."""


def thrown(throw: Throw, seed: int) -> tuple[Landing, bytes]:
    """Return the landing of a throw, and no flight."""
    return approximate_landing(throw, seed), b""
