"""Threads that simulate throws, and compute odds, off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from os import cpu_count
from typing import TypeVar

from warbones.concurrency.detached import to_its_end
from warbones.concurrency.fair_queue import Clients, FairQueue, nobody
from warbones.core.errors import WarbonesError
from warbones.core.rules.throw import Landing, Throw
from warbones.physics import engine, simulate_throw

T = TypeVar("T")


class ThrowThreads:
    """Threads that simulate throws. MuJoCo releases the GIL, so they block no other thread. They start when needed.

    They also compute odds. Clients take turns, as with bots.
    """

    def __init__(self) -> None:
        """Use one thread per core."""
        self.queue = FairQueue(cpu_count() or 1)
        self._threads = ThreadPoolExecutor(self.queue.places, thread_name_prefix="thrower")

    @property
    def engine(self) -> str:
        """The physics engine's name."""
        return engine()

    async def throw(self, throw: Throw, seed: int, clients: Clients = nobody) -> tuple[Landing, bytes]:
        """Simulate a throw; return its facts and the packed flight."""
        return await self.do(partial(simulate_throw, throw, seed), clients)

    async def do(self, work: Callable[[], T], clients: Clients = nobody) -> T:
        """Run ``work`` when it is its ``clients``' turn, and return its result."""
        await self.queue.acquire(clients)
        return await to_its_end(self._done(work), (WarbonesError,))

    async def _done(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.queue.release()

    def close(self) -> None:
        """Stop once the throws in the air have landed."""
        self._threads.shutdown(wait=False, cancel_futures=True)
