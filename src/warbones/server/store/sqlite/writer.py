"""One thread that writes to SQLite, and commits together what came in while it was writing.

Each statement hands Python over to the thread that plays and waits until it gets it back, which takes longer than to
write. So rows that come in together are one statement, which is its own transaction.
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
    """Return a statement that adds any number of rows to a table, given as one JSON array of arrays."""
    read = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(columns))
    return f"INSERT INTO {table} SELECT {read} FROM json_each(?)"  # noqa: S608  # the names are ours


def _add(added: Sequence[InsertRow], db: sqlite3.Connection) -> None:
    db.execute(added[0].statement, (msgspec.json.encode([row.values for row in added]).decode(),))


def _alike(jobs: Sequence[Job]) -> list[InsertRow]:
    """Return the jobs if all of them add rows by the same statement, otherwise none."""
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

        One that only ``reads`` is done although nothing can be written.
        A job may be done again where another of its group failed: what it did before is then taken back.
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
