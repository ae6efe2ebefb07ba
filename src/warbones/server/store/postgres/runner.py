"""Transactions, one per job, on a PostgreSQL database that several servers may share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import Any, Final, TypeVar

import psycopg
from psycopg import errors

from warbones.rooms.storage.store import StoreFailed, Unreachable
from warbones.server.store.postgres.connection import AGAIN, connected, described, is_broken
from warbones.server.store.transactions import Row, Transaction

T = TypeVar("T")

PATIENT: Final = 10.0
"""Seconds for which a job waits for an unreachable database, or is retried after conflicts."""

CROSSED: Final = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)
"""The errors of a job that conflicts with another server's: it is retried."""

Connection = psycopg.Connection[tuple[Any, ...]]


class _There:
    """Statements inside a transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def run(self, statement: str, *values: Any) -> list[Row]:
        found = self._db.execute(statement.replace("?", "%s"), values)
        return found.fetchall() if found.description else []


class PostgresRunner:
    """Runs one job at a time, on its own connection, and reconnects by itself."""

    def __init__(self, url: str) -> None:
        """Connect on first use."""
        self._url, self._turn = url, Lock()
        self._connection: Connection | None = None

    async def do(self, job: Callable[[Transaction], T], *, reads: bool = False) -> T:  # noqa: ARG002  # as declared
        """Run ``job`` and return its result once committed. Its errors roll it back; also raises `StoreFailed`.

        If the connection breaks during the commit, the job runs again: every job detects that it was done already.
        """
        return await asyncio.to_thread(partial(self._done, job))

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.to_thread(self._drop)

    def _done(self, job: Callable[[Transaction], T]) -> T:
        until = time.monotonic() + PATIENT
        with self._turn:
            while True:
                try:
                    return self._tried(job)
                except psycopg.Error as error:
                    if is_broken(self._connection, error):
                        self._drop()
                    elif not isinstance(error, CROSSED):
                        raise StoreFailed(described(error)) from error
                    if time.monotonic() > until:
                        raise Unreachable from error
                time.sleep(AGAIN)

    def _tried(self, job: Callable[[Transaction], T]) -> T:
        """Run a job once. Raises `psycopg.Error`, or the job's errors."""
        db = self._connection = self._connection or connected(self._url)
        with db.transaction():
            db.execute("SET TRANSACTION ISOLATION LEVEL SERIALIZABLE")
            return job(_There(db))

    def _drop(self) -> None:
        if self._connection:
            with suppress(psycopg.Error):
                self._connection.close()
        self._connection = None
