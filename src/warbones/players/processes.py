"""Processes for slow jobs: each runs one job at a time, and the others wait in a fair queue."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from os import _exit
from threading import Thread
from time import perf_counter
from typing import TypeVar

from warbones.concurrency.detached import to_its_end
from warbones.concurrency.fair_queue import Clients, FairQueue, nobody
from warbones.core.errors import WarbonesError

Result = TypeVar("Result")


JobObserver = Callable[[float, float], None]
"""Called with the seconds a job waited, and the seconds it took."""


def ignore_job(waited: float, took: float) -> None:
    """Ignore a finished job."""


class ProcessQueue:
    """A queue in front of ``count`` processes, which start on demand and are replaced if they are killed."""

    def __init__(self, count: int = 1, limit: float | None = None, on_done: JobObserver = ignore_job) -> None:
        """Allow a job ``limit`` seconds (None: any time), after which its process is stopped.

        ``on_done`` is called for each job with its waiting time and its duration.
        """
        self._limit, self._on_done = limit, on_done
        self._queue = FairQueue(count)
        self._executor: Executor | None = None
        self._closed = False

    @property
    def queue(self) -> FairQueue:
        """The waiting jobs."""
        return self._queue

    async def do(self, work: Callable[[], Result], clients: Clients = nobody, *, background: bool = False) -> Result:
        """Run ``work`` in another process, when its ``clients`` have their turn, and return its result.

        A job in the ``background`` comes after its clients' other jobs. A job whose process is killed is retried once.
        Raises `BrokenProcessPool` if it is killed again, any error of ``work``, and `TimeoutError`.
        """
        asked = perf_counter()
        await self._queue.acquire(clients, background=background)
        finished = self._finished(work, perf_counter() - asked)
        return await to_its_end(finished, (WarbonesError, BrokenProcessPool, TimeoutError))

    async def _finished(self, work: Callable[[], Result], waited: float) -> Result:
        began = perf_counter()
        try:
            with suppress(BrokenProcessPool):
                return await self._tried(work)
            return await self._tried(work)
        finally:
            self._on_done(waited, perf_counter() - began)
            self._queue.release()

    async def _tried(self, work: Callable[[], Result]) -> Result:
        self._must_be_open()
        executor = self._executor = self._executor or processes(self._queue.places)
        try:
            async with asyncio.timeout(self._limit):
                return await run(executor, work)
        except (BrokenProcessPool, TimeoutError):
            if self._executor is executor:  # the next job gets new processes
                self._executor = None
            await asyncio.to_thread(stop, executor)
            self._must_be_open()
            raise

    async def rest(self) -> None:
        """Stop idle processes until the next job: after compiling they hold a lot of memory."""
        if self._queue.is_idle and self._executor is not None:
            executor, self._executor = self._executor, None
            await asyncio.to_thread(stop, executor)

    def _must_be_open(self) -> None:
        """Raise CancelledError after `close`: a job that stops with its process has not failed."""
        if self._closed:
            raise asyncio.CancelledError("No new work is accepted: the processes were stopped.")

    def close(self) -> None:
        """Stop the processes immediately; their jobs are not retried."""
        self._closed = True
        if self._executor is not None:
            stop(self._executor)


def processes(count: int) -> ProcessPoolExecutor:
    """Return processes that end with this one, however it is killed."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_follow_parent)


def stop(executor: Executor) -> None:
    """Stop processes immediately."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):
        process.terminate()
    executor.shutdown(cancel_futures=True)  # waits: its thread must not outlast the program


async def run(executor: Executor, work: Callable[[], Result]) -> Result:
    """Run ``work`` in one of the processes and return its result."""
    return await asyncio.get_running_loop().run_in_executor(executor, work)


def _follow_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it ends. Runs in a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGPIPE"):  # Windows has no such signal
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # an answer that nobody waits for is not an error
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        _exit(0)
