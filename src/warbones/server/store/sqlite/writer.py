"""A thread that writes to SQLite, and commits the jobs that arrived during a write together.

Each statement hands the GIL to the event loop's thread and waits to get it back, which takes longer than the write. So
rows that arrive together are one statement, which is its own transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from warbones.server.store.batch_worker import BatchWorker, PendingJob

T = TypeVar("T")

Job = Callable[[sqlite3.Connection], Any]


@dataclass(frozen=True)
class InsertRow:
    """A job that adds a row by ``statement``, made by `rows`."""

    statement: str
    values: tuple[str | int, ...]

    def __call__(self, db: sqlite3.Connection) -> None:
        """Add the row."""
        _add([self], db)


def rows(table: str, columns: int) -> str:
    """Return a statement that adds any number of rows to a table. Its parameter is a JSON array of arrays."""
    read = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(columns))
    return f"INSERT INTO {table} SELECT {read} FROM json_each(?)"  # noqa: S608  # the names are ours


def _add(added: Sequence[InsertRow], db: sqlite3.Connection) -> None:
    db.execute(added[0].statement, (msgspec.json.encode([row.values for row in added]).decode(),))


def _alike(jobs: Sequence[Job]) -> list[InsertRow]:
    """Return the jobs if all of them add rows with the same statement, otherwise none."""
    added = [job for job in jobs if isinstance(job, InsertRow)]
    return added if len(added) == len(jobs) and len({row.statement for row in added}) == 1 else []


class Writer(BatchWorker[Job]):
    """Runs jobs on a connection, off the event loop that opened it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Start the thread, which owns ``connection`` (in autocommit mode) from now on."""
        self._connection = connection
        super().__init__("writer")

    async def do(self, job: Callable[[sqlite3.Connection], T], *, reads: bool = False) -> T:
        """Run ``job`` and return its result once committed. Raises `sqlite3.Error`.

        A job that only ``reads`` runs even if nothing can be written. If another job of its batch fails, the batch is
        rolled back and each job runs again by itself.
        """
        result: T = await self.ask(job, reads=reads)
        return result

    def _end(self) -> None:
        self._connection.close()

    def _results(self, group: Sequence[PendingJob[Job]]) -> list[Any]:
        """Return each job's result or `sqlite3.Error`: a failing job fails alone."""
        try:
            return self._committed(group)
        except sqlite3.Error as error:
            return [error] if len(group) == 1 else [self._results([asked])[0] for asked in group]

    def _committed(self, group: Sequence[PendingJob[Job]]) -> list[Any]:
        """Run all jobs in one transaction. Raises `sqlite3.Error`."""
        jobs = [asked.job for asked in group]
        if added := _alike(jobs):
            _add(added, self._connection)
            return [None] * len(jobs)
        try:
            self._connection.execute("BEGIN" if all(asked.reads for asked in group) else "BEGIN IMMEDIATE")
            results = [job(self._connection) for job in jobs]
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return results
