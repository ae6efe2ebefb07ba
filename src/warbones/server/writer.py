"""One thread that writes to SQLite, and commits together what came in while it was writing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]

GROUP = 256
"""Most jobs in one commit."""


class Writer:
    """Does jobs on a connection, one after the other, away from the event loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Start the thread. From now on ``connection``, which commits only when told, is the writer's alone."""
        self._connection = connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Return what ``job`` returned, once that is committed. Raises `sqlite3.Error`."""
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    async def close(self) -> None:
        """Finish what was asked for, and close the connection."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _write(self) -> None:
        going = True
        while going:
            jobs = self._waiting()
            going = None not in jobs
            self._commit([job for job in jobs if job and job[1].set_running_or_notify_cancel()])

    def _waiting(self) -> list[Job | None]:
        jobs = [self._jobs.get()]
        try:
            while len(jobs) < GROUP:
                jobs.append(self._jobs.get_nowait())
        except Empty:
            return jobs
        return jobs

    def _commit(self, jobs: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [_attempt(self._connection, job) for job, _ in jobs]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            results = [error] * len(jobs)
            self._roll_back()
        for (_, done), result in zip(jobs, results, strict=True):
            if isinstance(result, sqlite3.Error):
                done.set_exception(result)
            else:
                done.set_result(result)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _attempt(db: sqlite3.Connection, job: Callable[[sqlite3.Connection], Any]) -> Any:
    """Do one job of a group: all of it, or nothing while the others go on."""
    db.execute("SAVEPOINT job")
    try:
        result = job(db)
    except sqlite3.Error as error:
        if not db.in_transaction:
            raise  # SQLite itself took back the whole group, as it does on a full disk
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result
