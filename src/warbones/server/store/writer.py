"""One thread that writes to SQLite, and commits together what came in while it was writing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from warbones.server.store.grouping import Asked, Grouping

T = TypeVar("T")

Job = Callable[[sqlite3.Connection], Any]


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
        try:
            self._connection.execute("BEGIN" if all(asked.reads for asked in group) else "BEGIN IMMEDIATE")
            results = [asked.job(self._connection) for asked in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return results
