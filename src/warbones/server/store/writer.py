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

from warbones.server.store.grouping import Asked, Grouping

T = TypeVar("T")

Job = Callable[[sqlite3.Connection], Any]


@dataclass(frozen=True)
class Row:
    """The job to add a row by ``statement``, which `rows` wrote."""

    statement: str
    values: tuple[str | int, ...]

    def __call__(self, db: sqlite3.Connection) -> None:
        """Add the row."""
        _add([self], db)


def rows(table: str, columns: int) -> str:
    """Return the statement that adds any number of rows to a table, given as one JSON array of arrays."""
    read = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(columns))
    return f"INSERT INTO {table} SELECT {read} FROM json_each(?)"  # noqa: S608  # the names are ours


def _add(added: Sequence[Row], db: sqlite3.Connection) -> None:
    db.execute(added[0].statement, (msgspec.json.encode([row.values for row in added]).decode(),))


def _alike(jobs: Sequence[Job]) -> list[Row]:
    """Return the jobs where all of them add rows by one statement, else none."""
    added = [job for job in jobs if isinstance(job, Row)]
    return added if len(added) == len(jobs) and len({row.statement for row in added}) == 1 else []


class Writer(Grouping[Job]):
    """Does jobs on a connection, one after the other, away from the event loop that opens it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Start the thread. From now on ``connection``, which commits only when told, is the writer's alone."""
        self._connection = connection
        super().__init__("writer")

    async def do(self, job: Callable[[sqlite3.Connection], T], *, reads: bool = False) -> T:
        """Return what ``job`` returned, once that is committed. Raises `sqlite3.Error`.

        One that only ``reads`` is done although nothing can be written.
        A job may be done again where another of its group failed: what it did before is then taken back.
        """
        result: T = await self.ask(job, reads=reads)
        return result

    def _end(self) -> None:
        self._connection.close()

    def _results(self, group: Sequence[Asked[Job]]) -> list[Any]:
        """Return what each job came to, or its `sqlite3.Error`: one that fails fails alone."""
        try:
            return self._committed(group)
        except sqlite3.Error as error:
            return [error] if len(group) == 1 else [self._results([asked])[0] for asked in group]

    def _committed(self, group: Sequence[Asked[Job]]) -> list[Any]:
        """Do all jobs, or none. Raises `sqlite3.Error`."""
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
