"""A store in one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from warbones.rooms.storage.codec import bots_of, decode_match, decode_status, decode_turn, json, unknown_table
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import StoreFailed, StoreUnusable
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.server.store import blocks
from warbones.server.store.club.tables import TABLES
from warbones.server.store.mailboxes import MAILBOX_TABLES
from warbones.server.store.sqlite.runner import SqliteRunner
from warbones.server.store.sqlite.writer import InsertRow, Writer, rows
from warbones.server.store.versions import VERSION, upgraded
from warbones.table.answers import Turn

T = TypeVar("T")

FILE: Final = "matches.sqlite"

SETTINGS: Final = """
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA fullfsync = ON;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON;
"""
SET_UP: Final = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    bots INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    played TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS turns (
    id TEXT NOT NULL REFERENCES matches,
    number INTEGER NOT NULL,
    turn TEXT NOT NULL,
    PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS standings (
    id TEXT PRIMARY KEY REFERENCES matches,
    stands TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reviews (
    id TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    turns INTEGER NOT NULL,
    review TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due ON standings (id) WHERE json_extract(stands, '$.due') IS NOT NULL;
CREATE INDEX IF NOT EXISTS listed ON matches (played) WHERE json_extract(setup, '$.listed');
CREATE TEMP VIEW played AS SELECT id, number, turn, stands, over FROM turns NATURAL JOIN standings NATURAL JOIN matches;
CREATE TEMP TRIGGER play INSTEAD OF INSERT ON played BEGIN
    INSERT INTO turns VALUES (new.id, new.number, new.turn);
    INSERT INTO standings VALUES (new.id, new.stands) ON CONFLICT (id) DO UPDATE SET stands = excluded.stands;
    UPDATE matches SET played = CURRENT_TIMESTAMP, over = new.over WHERE id = new.id;
END;
"""
"""``setup``, ``turn`` and ``stands`` are JSON of `StoredMatch`, `Turn` and `MatchStatus`; ``bots`` counts the bots.

``played`` exists only in memory: a row inserted into it stores a turn, the match's status after it, and the time.
"""

CREATE: Final = "INSERT INTO matches (id, setup, bots) VALUES (?, ?, ?)"
ADD: Final = "INSERT INTO turns (id, number, turn) VALUES (?, ?, ?)"
NOTE: Final = "INSERT INTO standings (id, stands) VALUES (?, ?)"
PLAY: Final = rows("played", 5)
RESEAT: Final = "UPDATE matches SET setup = ?, bots = ? WHERE id = ?"
MATCH: Final = "SELECT setup FROM matches WHERE id = ?"
STANDS: Final = "SELECT setup, stands FROM matches LEFT JOIN standings USING (id) WHERE id = ?"
TURNS: Final = "SELECT turn FROM turns WHERE id = ? ORDER BY number"
UNFINISHED: Final = (
    "SELECT id FROM matches WHERE bots AND NOT over AND played > datetime('now', ?) ORDER BY played DESC"
)
LISTED: Final = (
    "SELECT id FROM matches WHERE json_extract(setup, '$.listed') AND NOT over AND played > datetime('now', ?) "
    "ORDER BY played DESC LIMIT ?"
)
IN_PLAY: Final = """
SELECT id, CAST((julianday('now') - julianday(played)) * 86400 AS INTEGER) FROM matches
WHERE NOT over AND played > datetime('now', ?) ORDER BY played DESC LIMIT ?
"""
OLD: Final = "SELECT id FROM matches WHERE julianday('now') - julianday(played) >= ?"
REMOVE: Final = (
    "DELETE FROM turns WHERE id = ?",
    "DELETE FROM standings WHERE id = ?",
    "DELETE FROM matches WHERE id = ?",
)
DUE: Final = "SELECT id, json_extract(stands, '$.due') FROM standings WHERE json_extract(stands, '$.due') IS NOT NULL"


class SqliteStore:
    """The store of one machine, in ``folder``. Only one process at a time may open it."""

    def __init__(self, folder: Path) -> None:
        """Open the store, creating it if needed. Raises `StoreUnusable`."""
        db = opened(folder)
        self._writer = Writer(db)
        self.runner = SqliteRunner(self._writer)
        """The store of players and tournaments, in the same file."""

    async def close(self) -> None:
        """Finish pending jobs and close the file."""
        await self._writer.close()

    async def hold(self, table: str) -> None:
        """Do nothing: this process holds every table in its file."""

    def let_go(self, table: str) -> None:
        """Do nothing: no other process can take a table."""

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, status: MatchStatus) -> None:
        """Store a new match, with its first turn unless it waits for people. Raises `StoreFailed`."""
        first = None if opening is None else json(opening)
        await self._do(partial(_create, table, json(match), bots_of(match), first, json(status)))

    async def append(self, table: str, number: int, turn: Turn, status: MatchStatus) -> None:
        """Store turn ``number`` (from 0), which must be new, and the match's status after it.

        Raises `StoreFailed`.
        """
        await self._do(InsertRow(PLAY, (table, number, json(turn), json(status), status.over)))

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Store a match's changed seats. Raises `StoreFailed`."""
        await self._do(partial(_reseat, table, json(match), bots_of(match)))

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable` or `StoreFailed`."""
        match, turns = await self._do(partial(_load, table), reads=True)
        if match is None:
            raise unknown_table()
        return decode_match(match), [decode_turn(turn) for turn in turns]

    async def load_status(self, table: str) -> tuple[StoredMatch, MatchStatus | None]:
        """Return a match and its status, None if that was not stored. Raises `UnknownTable` or `StoreFailed`."""
        row = await self._do(partial(_stands, table), reads=True)
        if row is None:
            raise unknown_table()
        match, status = row
        return decode_match(match), None if status is None else decode_status(status)

    async def unfinished(self, days: int) -> list[str]:
        """Return unfinished tables with bots and a move in the last ``days``, latest first."""
        return await self._do(partial(_tables, UNFINISHED, _ago(days)), reads=True)

    async def listed(self, days: int, most: int) -> list[str]:
        """Return the latest ``most`` unfinished listed tables with a move in the last ``days``."""
        return await self._do(partial(_tables, LISTED, _ago(days), most), reads=True)

    async def in_play(self, days: int, most: int) -> list[tuple[str, int]]:
        """Return the latest ``most`` unfinished tables with a move in the last ``days``, and the seconds since then."""
        return await self._do(lambda db: list(db.execute(IN_PLAY, (_ago(days), most))), reads=True)

    async def forget(self, days: float, spared: Collection[str]) -> int:
        """Delete matches without a move for ``days``, except those ``spared``, and return their number."""
        return await self._do(partial(_forget, days, frozenset(spared)))

    async def check(self) -> None:
        """Check that the store can be written to. Raises `StoreFailed`."""
        await self._do(_touch)

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables with a timeout or scheduled start ahead, each with its time (`MatchStatus.due`)."""
        return await self._do(lambda db: list(db.execute(DUE)), reads=True)

    async def _do(self, job: Callable[[sqlite3.Connection], T], *, reads: bool = False) -> T:
        try:
            return await self._writer.do(job, reads=reads)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error


def opened(folder: Path) -> sqlite3.Connection:
    """Return a connection with exclusive access to the matches in ``folder``. Raises `StoreUnusable`."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        db = sqlite3.connect(folder / FILE, timeout=1, isolation_level=None, check_same_thread=False)
        with ExitStack() as opening:
            opening.callback(db.close)
            db.executescript(SETTINGS)
            _upgrade(db, folder)
            db.executescript(SET_UP)
            db.executescript(TABLES)
            db.executescript(MAILBOX_TABLES)
            db.execute(blocks.TABLE)
            db.execute(f"PRAGMA user_version = {VERSION}")
            opening.pop_all()
    except (OSError, sqlite3.DatabaseError) as error:
        raise StoreUnusable(
            f"The matches in {folder} cannot be opened ({error}). If another table serves them, use that one, "
            "or choose another folder with --data."
        ) from error
    return db


def _upgrade(db: sqlite3.Connection, folder: Path) -> None:
    """Upgrade the tables of an earlier version, atomically. Raises `StoreUnusable`.

    The renamed column keeps an earlier version from writing rows that this one could not read.
    """
    version = max(1, db.execute("PRAGMA user_version").fetchone()[0])  # version 1 left it at 0
    if version > VERSION:
        raise StoreUnusable(f"A later Warbones wrote the matches in {folder} (version {version}): update this one.")
    is_new = not db.execute("SELECT 1 FROM pragma_table_info('matches')").fetchone()
    if is_new or version == VERSION:
        return
    db.create_function("upgraded", 1, partial(upgraded, version=version))
    db.execute("BEGIN IMMEDIATE")
    if version == 1:
        db.execute("ALTER TABLE matches RENAME COLUMN match TO setup")
    db.execute("UPDATE matches SET setup = upgraded(setup)")
    db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _touch(db: sqlite3.Connection) -> None:
    """Rewrite a page of the file unchanged, to check that it is writable."""
    db.execute(f"PRAGMA user_version = {db.execute('PRAGMA user_version').fetchone()[0]}")


def _create(table: str, match: str, bots: int, opening: str | None, status: str, db: sqlite3.Connection) -> None:
    db.execute(CREATE, (table, match, bots))
    db.execute(NOTE, (table, status))
    if opening is not None:
        db.execute(ADD, (table, 0, opening))


def _reseat(table: str, match: str, bots: int, db: sqlite3.Connection) -> None:
    db.execute(RESEAT, (match, bots, table))


def _load(table: str, db: sqlite3.Connection) -> tuple[str | None, list[str]]:
    match = next((found for (found,) in db.execute(MATCH, (table,))), None)
    return match, [turn for (turn,) in db.execute(TURNS, (table,))]


def _stands(table: str, db: sqlite3.Connection) -> tuple[str, str | None] | None:
    return next(db.execute(STANDS, (table,)), None)


def _tables(query: str, *given: Any) -> list[str]:
    *values, db = given
    return [table for (table,) in db.execute(query, values)]


def _forget(days: float, spared: Collection[str], db: sqlite3.Connection) -> int:
    gone = [(table,) for (table,) in db.execute(OLD, (days,)) if table not in spared]
    for statement in REMOVE:
        db.executemany(statement, gone)
    return len(gone)


def _ago(days: int) -> str:
    return f"-{days} days"
