"""A thread that runs a store's jobs in batches: each has the jobs that arrived during the batch before."""

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
"""The maximum number of jobs in a batch."""


class PendingJob(NamedTuple, Generic[Job]):
    """A job, the future that waits for it, and whether it only reads."""

    job: Job
    done: asyncio.Future[Any]
    reads: bool


class BatchWorker(ABC, Generic[Job]):
    """Runs jobs in batches, off the event loop."""

    def __init__(self, name: str) -> None:
        """Start the thread."""
        self._asked: SimpleQueue[PendingJob[Job] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def ask(self, job: Job, *, reads: bool = False) -> asyncio.Future[Any]:
        """Return a future for the job's result, set once it is committed. Cancelled jobs are skipped."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.put(PendingJob(job, done, reads))
        return done

    async def close(self) -> None:
        """Finish pending jobs and release the connection."""
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)
        self._end()

    @abstractmethod
    def _results(self, group: Sequence[PendingJob[Job]]) -> list[Any]:
        """Return each job's result or error: a failing job fails alone."""

    @abstractmethod
    def _end(self) -> None:
        """Release the connection."""

    def _work(self) -> None:
        going = True
        while going:
            waiting = self._waiting()
            going = None not in waiting
            if group := [asked for asked in waiting if asked and not asked.done.done()]:
                _tell(group, self._results(group))

    def _waiting(self) -> list[PendingJob[Job] | None]:
        waiting = [self._asked.get()]
        try:
            while len(waiting) < GROUP:
                waiting.append(self._asked.get_nowait())
        except Empty:
            return waiting
        return waiting


def _tell(group: Sequence[PendingJob[Any]], results: Sequence[Any]) -> None:
    """Set all futures in one call, since waking the event loop costs more than everything else."""
    with suppress(RuntimeError):  # the event loop is closed, and nobody waits
        group[0].done.get_loop().call_soon_threadsafe(_settle, group, results)


def _settle(group: Sequence[PendingJob[Any]], results: Sequence[Any]) -> None:
    for (_, done, _), result in zip(group, results, strict=True):
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
