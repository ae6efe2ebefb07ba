"""What rooms ask of whoever reckons throws, and odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from warbones.concurrency.fair_queue import Clients
from warbones.core.rules.throw import Landing, Throw

T = TypeVar("T")


class Throwers(Protocol):
    """Reckon throws, and odds, without holding up the event loop. ``clients()`` wait for each, and have turns."""

    @property
    def engine(self) -> str:
        """What throws are reckoned with here, whose figures another version or machine may not repeat exactly."""

    async def throw(self, throw: Throw, seed: int, clients: Clients) -> tuple[Landing, bytes]:
        """Return the facts of a throw, and the packed flight."""

    async def do(self, work: Callable[[], T], clients: Clients) -> T:
        """Run ``work``, which takes part of a second, and return its result. Raises what it raises."""

    def close(self) -> None:
        """Stop once the throws in the air have landed."""
