"""Jobs on the SQLite file that holds the matches, done by its one writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from warbones.rooms.storage import StoreFailed
from warbones.server.store.statements import Database, Row
from warbones.server.store.writer import Writer

T = TypeVar("T")


class _Here:
    """Runs statements inside the transaction that the writer has begun."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def run(self, statement: str, *values: Any) -> list[Row]:
        return self._db.execute(statement, values).fetchall()


class SqliteDesk:
    """Does jobs between the writer's own."""

    def __init__(self, writer: Writer) -> None:
        """Work at ``writer``."""
        self._writer = writer

    async def do(self, job: Callable[[Database], T], *, reads: bool = False) -> T:
        """Return what ``job`` returned, once that is kept. Raises what it raises, which undoes it, or `StoreFailed`."""
        try:
            result = await self._writer.do(partial(_undone_if_broken, job), reads=reads)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
        if isinstance(result, Exception):
            raise result
        return result


def _undone_if_broken(job: Callable[[Database], T], db: sqlite3.Connection) -> T | Exception:
    """Return what a job came to, or what it raised: others' jobs are in the same transaction, and go on."""
    db.execute("SAVEPOINT job")
    try:
        result: T | Exception = job(_Here(db))
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001  # whoever asked is told of it
        db.execute("ROLLBACK TO job")
        result = error
    db.execute("RELEASE job")
    return result
