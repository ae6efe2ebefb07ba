"""A queue for a limited resource that is fair to its clients."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

Clients = Callable[[], Collection[str]]
"""Returns the names of the clients that wait for a job now, if any."""

NOBODY: Final = ""
"""The client of all jobs that nobody waits for, which share one client's turns."""

REMEMBERED: Final = 4096
"""The maximum number of clients whose last turn is remembered."""


def nobody() -> Collection[str]:
    """Return no clients."""
    return ()


@dataclass(eq=False)
class _Waiting:
    turn: asyncio.Future[None]
    clients: Clients
    background: bool


class FairQueue:
    """Gives ``places`` to jobs, round robin over their clients.

    The next place goes to the client whose last turn is longest ago, so that a client with one job waits for one job of
    each other client, however many those have. A client's own jobs run oldest first, and its background jobs last.
    """

    def __init__(self, places: int) -> None:
        """Start with all places free."""
        self.places = self._free = places
        self._line: list[_Waiting] = []
        self._turns = 0
        self._last: OrderedDict[str, int] = OrderedDict()
        """The number of each client's last turn, the latest at the end."""

    def __len__(self) -> int:
        """Return the number of queued jobs."""
        return len(self._line)

    def waiting(self, client: str) -> int:
        """Return the number of this client's queued jobs."""
        return sum(client in _names(job) for job in self._line)

    def clients(self) -> Counter[str]:
        """Return the number of each client's queued jobs."""
        return Counter(name for job in self._line for name in job.clients())

    @property
    def running(self) -> int:
        """The number of jobs that have a place."""
        return self.places - self._free

    @property
    def is_idle(self) -> bool:
        """Whether no job has a place."""
        return not self.running

    @asynccontextmanager
    async def place(self, clients: Clients = nobody, *, background: bool = False) -> AsyncIterator[None]:
        """Hold a place while the context lasts."""
        await self.acquire(clients, background=background)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, clients: Clients = nobody, *, background: bool = False) -> None:
        """Wait for a place, which must be released."""
        job = _Waiting(asyncio.get_running_loop().create_future(), clients, background)
        if self._free:
            self._free -= 1
            self._note(job)
            return
        self._line.append(job)
        try:
            await job.turn
        except asyncio.CancelledError:
            if job in self._line:
                self._line.remove(job)
            else:
                self.release()
            raise

    def release(self) -> None:
        """Free a place and give it to the next job."""
        job = min((each for each in self._line if not each.turn.done()), key=self._rank, default=None)
        if job is None:
            self._free += 1
            return
        self._line.remove(job)
        self._note(job)
        job.turn.set_result(None)

    def _rank(self, job: _Waiting) -> tuple[int, bool, bool]:
        names = _names(job)
        return min(self._last.get(name, 0) for name in names), job.background, NOBODY in names

    def _note(self, job: _Waiting) -> None:
        """Record a turn for every client of the job."""
        self._turns += 1
        for name in _names(job):
            self._last[name] = self._turns
            self._last.move_to_end(name)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)


def _names(job: _Waiting) -> Collection[str]:
    return job.clients() or (NOBODY,)
