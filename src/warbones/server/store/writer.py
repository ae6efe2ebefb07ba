"""One thread that writes to SQLite, and commits together what came in while it was writing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

GROUP = 256
"""Most jobs in one commit."""


class _Asked(NamedTuple):
    job: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    reads: bool


class Writer:
    """Does jobs on a connection, one after the other, away from the event loop that opens it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Start the thread. From now on ``connection``, which commits only when told, is the writer's alone."""
        self._connection = connection
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], T], *, reads: bool = False) -> T:
        """Return what ``job`` returned, once that is committed. Raises `sqlite3.Error`.

        One that only ``reads`` is done although nothing can be written.
        A job may be done again where another of its group failed: what it did before is then taken back.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put(_Asked(job, done, reads))
        return await done

    async def close(self) -> None:
        """Finish what was asked for, and close the connection."""
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _write(self) -> None:
        going = True
        while going:
            waiting = self._waiting()
            going = None not in waiting
            if group := [asked for asked in waiting if asked and not asked.done.cancelled()]:
                _tell(group, self._results(group))

    def _waiting(self) -> list[_Asked | None]:
        waiting = [self._asked.get()]
        try:
            while len(waiting) < GROUP:
                waiting.append(self._asked.get_nowait())
        except Empty:
            return waiting
        return waiting

    def _results(self, group: Sequence[_Asked]) -> list[Any]:
        """Return what each job came to, or its `sqlite3.Error`: one that fails fails alone."""
        try:
            return self._committed(group)
        except sqlite3.Error as error:
            return [error] if len(group) == 1 else [self._results([asked])[0] for asked in group]

    def _committed(self, group: Sequence[_Asked]) -> list[Any]:
        """Do all jobs, or none. Raises `sqlite3.Error`."""
        try:
            self._connection.execute("BEGIN" if all(asked.reads for asked in group) else "BEGIN IMMEDIATE")
            results = [asked.job(self._connection) for asked in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return results


def _tell(group: Sequence[_Asked], results: Sequence[Any]) -> None:
    """Tell who asked, all at once: waking the loop costs more than the rest of it."""
    with suppress(RuntimeError):  # the loop was closed, and nobody waits
        group[0].done.get_loop().call_soon_threadsafe(_settle, group, results)


def _settle(group: Sequence[_Asked], results: Sequence[Any]) -> None:
    for (_, done, _), result in zip(group, results, strict=True):
        if done.done():
            continue
        if isinstance(result, sqlite3.Error):
            done.set_exception(result)
        else:
            done.set_result(result)
