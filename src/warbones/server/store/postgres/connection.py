"""A PostgreSQL connection on its own thread: it commits in batches, and reconnects after an outage."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

import psycopg
from psycopg.pq import TransactionStatus

from warbones.rooms.storage.store import StoreFailed, Unreachable
from warbones.server.store.batch_worker import BatchWorker, PendingJob

T = TypeVar("T")

Rows = list[tuple[Any, ...]]

logger = logging.getLogger(__name__)

AGAIN: Final = 0.1
"""Seconds between two attempts to reach the database."""

PATIENCE: Final = 3
"""Seconds that one attempt may take."""

SHUTS_DOWN: Final = "57P"
"""The prefix of the error codes with which the database ends its connections."""

SESSION: Final = (
    "SET synchronous_commit = on",  # acknowledged writes are on disk, whatever the database's default is
    "SET idle_in_transaction_session_timeout = '1s'",  # a paused process locks no row for long
    "SET default_transaction_isolation = 'read committed'",  # a write that waited for a row reads it again
)


class Job(NamedTuple):
    """A statement and its values.

    ``was_done`` is a query with the same values that returns a row if the statement was executed. It runs after the
    connection broke, when the outcome is unknown; without it the statement may be executed twice.
    """

    statement: str
    given: Mapping[str, Any]
    was_done: str | None = None


class ReconnectingConnection(BatchWorker[Job]):
    """A connection that reconnects by itself."""

    def __init__(self, url: str, name: str) -> None:
        """Start the thread; it connects on first use."""
        self._url = url
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self._is_lost = False
        super().__init__(name)

    async def do(self, job: Job, found: Callable[[Rows], T], patience: float) -> T:
        """Run ``job`` and return ``found`` of its rows, once committed.

        Raises `StoreFailed`, or `Unreachable` if the database did not answer within ``patience`` seconds.
        """
        done = self.ask(job)
        late = asyncio.get_running_loop().call_later(patience, _give_up, done)
        try:
            return found(await done)
        finally:
            late.cancel()

    def _end(self) -> None:
        self._drop()

    def _results(self, group: Sequence[PendingJob[Job]], *, again: bool = False) -> list[Any]:
        """Return the rows of each job, or its `StoreFailed`. Wait for the database while any job's caller waits."""
        while any(not asked.done.done() for asked in group):
            try:
                return self._done(group, again=again)
            except psycopg.Error as error:
                if not is_broken(self._connection, error):
                    return self._apart(group, error, again=again)
                self._lose(error)
            again = True
            time.sleep(AGAIN)
        return [Unreachable()] * len(group)

    def _apart(self, group: Sequence[PendingJob[Job]], error: psycopg.Error, *, again: bool) -> list[Any]:
        """Run the jobs one at a time, after one of them failed."""
        if len(group) == 1:
            return [StoreFailed(described(error))]
        return [self._results([asked], again=again)[0] for asked in group]

    def _done(self, group: Sequence[PendingJob[Job]], *, again: bool) -> list[Any]:
        """Run all jobs in one transaction and return their rows. Raises `psycopg.Error`."""
        connection = self._connected()
        if connection.info.transaction_status != TransactionStatus.IDLE:
            connection.rollback()
        done = [self._was_done(connection, asked.job) if again else None for asked in group]
        with connection.pipeline():
            connection.execute("BEGIN")
            cursors = [
                None if rows else connection.execute(asked.job.statement, asked.job.given)
                for asked, rows in zip(group, done, strict=True)
            ]
            connection.execute("COMMIT")
        return [cursor.fetchall() if cursor else rows for cursor, rows in zip(cursors, done, strict=True)]

    def _was_done(self, connection: psycopg.Connection[tuple[Any, ...]], job: Job) -> Rows | None:
        if job.was_done is None:
            return None
        return connection.execute(job.was_done, job.given).fetchall()

    def _connected(self) -> psycopg.Connection[tuple[Any, ...]]:
        if self._connection is None:
            self._connection = connected(self._url)
            self._is_lost = False
        return self._connection

    def _lose(self, error: psycopg.Error) -> None:
        if not self._is_lost:
            logger.warning("The database cannot be reached; waiting for it: %s", described(error))
        self._is_lost = True
        self._drop()

    def _drop(self) -> None:
        if self._connection:
            with suppress(psycopg.Error):
                self._connection.close()
        self._connection = None


def connected(url: str) -> psycopg.Connection[tuple[Any, ...]]:
    """Return an autocommit connection with durable commits. Raises `psycopg.Error`."""
    connection = psycopg.connect(url, autocommit=True, connect_timeout=PATIENCE, application_name="warbones")
    connection.prepare_threshold = 1
    for setting in SESSION:
        connection.execute(setting)
    return connection


def is_broken(connection: psycopg.Connection[tuple[Any, ...]] | None, error: psycopg.Error) -> bool:
    """Return whether a connection is dead. A database that shuts down may send an error, or nothing at all."""
    if connection is None or connection.closed:
        return True
    state = error.sqlstate
    return isinstance(error, psycopg.OperationalError) and (state is None or state.startswith(SHUTS_DOWN))


def described(error: psycopg.Error) -> str:
    """Return the error's message without the values involved."""
    return str(error).strip().split("\n")[0]


def _give_up(done: asyncio.Future[Any]) -> None:
    if not done.done():
        done.set_exception(Unreachable())
