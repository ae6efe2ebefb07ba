"""Transactions on the SQLite file of matches, run by its only writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from warbones.rooms.storage.store import StoreFailed
from warbones.server.store.sqlite.writer import Writer
from warbones.server.store.transactions import Row, Transaction

T = TypeVar("T")


class _Here:
    """Statements inside the writer's current transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def run(self, statement: str, *values: Any) -> list[Row]:
        return self._db.execute(statement, values).fetchall()


class SqliteRunner:
    """Runs jobs between the writer's own jobs."""

    def __init__(self, writer: Writer) -> None:
        """Run jobs on ``writer``."""
        self._writer = writer

    async def do(self, job: Callable[[Transaction], T], *, reads: bool = False) -> T:
        """Run ``job`` and return its result once committed. Its errors roll it back; also raises `StoreFailed`."""
        try:
            result = await self._writer.do(partial(_undone_if_broken, job), reads=reads)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
        if isinstance(result, Exception):
            raise result
        return result


def _undone_if_broken(job: Callable[[Transaction], T], db: sqlite3.Connection) -> T | Exception:
    """Return a job's result, or its error after rolling back that job alone: others share the transaction."""
    db.execute("SAVEPOINT job")
    try:
        result: T | Exception = job(_Here(db))
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001  # raised for the job's caller
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result
