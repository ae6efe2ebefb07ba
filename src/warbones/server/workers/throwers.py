"""Throws reckoned on all cores, away from the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

from warbones.core.rules.throw import Landing, Throw
from warbones.physics import thrown


class Throwers:
    """Threads that reckon throws: MuJoCo steps without the GIL, so they hold nobody up. They start when needed."""

    def __init__(self) -> None:
        """Have as many as there are cores."""
        self._threads = ThreadPoolExecutor(cpu_count() or 1, thread_name_prefix="thrower")

    async def throw(self, throw: Throw, seed: int) -> tuple[Landing, bytes]:
        """Return the facts of a throw, and the packed flight."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, thrown, throw, seed)

    def close(self) -> None:
        """Stop once the throws in the air have landed."""
        self._threads.shutdown(wait=False, cancel_futures=True)
