"""One thread that does what a store is asked for, and does together what came in while it was at work."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, NamedTuple, TypeVar

Job = TypeVar("Job")

GROUP: Final = 256
"""Most jobs that are done together."""


class Asked(NamedTuple, Generic[Job]):
    """A job, who waits for it, and whether it changes nothing."""

    job: Job
    done: asyncio.Future[Any]
    reads: bool


class Grouping(ABC, Generic[Job]):
    """Does jobs one group after the other, away from the event loop."""

    def __init__(self, name: str) -> None:
        """Start the thread."""
        self._asked: SimpleQueue[Asked[Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def ask(self, job: Job, *, reads: bool = False) -> asyncio.Future[Any]:
        """Return what will be what ``job`` came to, once that is kept; one that is done with by then is left out."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.put(Asked(job, done, reads))
        return done

    async def close(self) -> None:
        """Finish what was asked for, and let go of what it was done with."""
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)
        self._end()

    @abstractmethod
    def _results(self, group: Sequence[Asked[Job]]) -> list[Any]:
        """Return what each job came to, or its error: one that fails fails alone."""

    @abstractmethod
    def _end(self) -> None:
        """Let go of what jobs are done with."""

    def _work(self) -> None:
        going = True
        while going:
            waiting = self._waiting()
            going = None not in waiting
            if group := [asked for asked in waiting if asked and not asked.done.done()]:
                _tell(group, self._results(group))

    def _waiting(self) -> list[Asked[Job] | None]:
        waiting = [self._asked.get()]
        try:
            while len(waiting) < GROUP:
                waiting.append(self._asked.get_nowait())
        except Empty:
            return waiting
        return waiting


def _tell(group: Sequence[Asked[Any]], results: Sequence[Any]) -> None:
    """Tell who asked, all at once: waking the loop costs more than the rest of it."""
    with suppress(RuntimeError):  # the loop was closed, and nobody waits
        group[0].done.get_loop().call_soon_threadsafe(_settle, group, results)


def _settle(group: Sequence[Asked[Any]], results: Sequence[Any]) -> None:
    for (_, done, _), result in zip(group, results, strict=True):
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
