"""Matches in one SQLite file: one thread writes, and commits in groups what came in meanwhile."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec

from warbones.server.storage import StoredMatch, StoreFailed, StoreUnusable, UnknownTable
from warbones.table.answers import Turn

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]

GROUP = 256
"""Most jobs in one commit."""

SET_UP = """
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA fullfsync = ON;
PRAGMA foreign_keys = ON;
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY,
    match TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    played TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS turns (
    id TEXT NOT NULL REFERENCES matches,
    number INTEGER NOT NULL,
    turn TEXT NOT NULL,
    PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
"""

UNFINISHED = """
SELECT id FROM matches
WHERE NOT over AND played > datetime('now', ?)
  AND EXISTS (SELECT 1 FROM json_each(match, '$.bots') WHERE value IS NOT NULL)
ORDER BY played DESC
"""


class SqliteStore:
    """The store of one machine, in ``folder``. One process at a time may open it."""

    def __init__(self, folder: Path) -> None:
        """Open the store, and make it where there is none. Raises `StoreUnusable`."""
        self._connection = _opened(folder)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="matches", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Finish what was asked for, and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._connection.close()

    # What can be asked

    async def create(self, table: str, match: StoredMatch, opening: Turn) -> None:
        """Keep a new match and its first turn. Raises `StoreFailed`."""
        await self._do(partial(_create, table, _json(match), _json(opening)))

    async def append(self, table: str, number: int, turn: Turn, *, over: bool) -> None:
        """Keep turn ``number`` (from 0), which must not be there yet. Raises `StoreFailed`."""
        await self._do(partial(_append, table, number, _json(turn), over))

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable`."""
        found, turns = await self._do(partial(_read, table))
        if not found:
            raise UnknownTable("There is no such table.")
        match = msgspec.json.decode(found[0][0], type=StoredMatch)
        return match, [msgspec.json.decode(turn, type=Turn) for (turn,) in turns]

    async def unfinished(self, days: int) -> list[str]:
        """Return tables with bots, played at in the last ``days``, whose match is not over, the latest first."""
        return await self._do(partial(_unfinished, days))

    # The writer

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have the writer do a job. Returns once it is committed. Raises `StoreFailed`."""
        done: Future[T] = Future()
        self._jobs.put((job, done))
        try:
            return await asyncio.wrap_future(done)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

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


def _opened(folder: Path) -> sqlite3.Connection:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        db = sqlite3.connect(folder / "matches.sqlite", timeout=1, isolation_level=None, check_same_thread=False)
        with ExitStack() as opening:
            opening.callback(db.close)
            db.executescript(SET_UP)
            opening.pop_all()
    except (OSError, sqlite3.DatabaseError) as error:
        raise StoreUnusable(
            f"The matches in {folder} cannot be opened ({error}). If another table serves them, use that one, "
            "or choose another folder with --data."
        ) from error
    return db


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


def _create(table: str, match: str, opening: str, db: sqlite3.Connection) -> None:
    db.execute("INSERT INTO matches (id, match) VALUES (?, ?)", (table, match))
    _add(db, table, 0, opening)


def _append(table: str, number: int, turn: str, over: bool, db: sqlite3.Connection) -> None:
    _add(db, table, number, turn)
    db.execute("UPDATE matches SET played = CURRENT_TIMESTAMP, over = ? WHERE id = ?", (over, table))


def _add(db: sqlite3.Connection, table: str, number: int, turn: str) -> None:
    db.execute("INSERT INTO turns (id, number, turn) VALUES (?, ?, ?)", (table, number, turn))


def _read(table: str, db: sqlite3.Connection) -> tuple[list[tuple[str]], list[tuple[str]]]:
    match = db.execute("SELECT match FROM matches WHERE id = ?", (table,)).fetchall()
    return match, db.execute("SELECT turn FROM turns WHERE id = ? ORDER BY number", (table,)).fetchall()


def _unfinished(days: int, db: sqlite3.Connection) -> list[str]:
    return [table for (table,) in db.execute(UNFINISHED, (f"-{days} days",))]


def _json(value: StoredMatch | Turn) -> str:
    return msgspec.json.encode(value).decode()
