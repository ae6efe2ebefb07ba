"""Copies of matches from one store to another: stored JSON is copied unchanged and never decoded."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from warbones.core.errors import quoted
from warbones.core.extras import extra
from warbones.rooms.steady_clock import LastRun, Outages
from warbones.rooms.storage.codec import decode_match
from warbones.rooms.storage.store import StoreUnusable
from warbones.server.store.blocks import BLOCKS
from warbones.server.store.club.tables import NAMES
from warbones.server.store.key_file import FILE as KEY
from warbones.server.store.key_file import KeyFile
from warbones.server.store.mailboxes import MAILBOX_NAMES
from warbones.server.store.reviews import REVIEWS
from warbones.server.store.sqlite.sqlite_store import FILE, opened
from warbones.server.store.transactions import Row
from warbones.server.store.uptime import read_last_run, write_last_run

AT_ONCE: Final = 50
"""Matches held in memory at a time."""

PREFIXES: Final = ("postgresql://", "postgres://")


class MatchRows(NamedTuple):
    """A stored match: its JSON, the time of its last turn (UTC, to the second), and its turns by number."""

    table: str
    setup: str
    bots: int
    over: bool
    played: str
    stands: str | None
    turns: tuple[tuple[int, str], ...]


class ServerState(NamedTuple):
    """State stored beside the matches: the times at which servers ran, and the web push key ("" if there is none)."""

    ran: LastRun | None
    key: str


class Archive(ABC):
    """One end of a copy, locked against other changes. `keep` commits the writes."""

    @abstractmethod
    def tables(self) -> list[str]:
        """Return all tables, in order."""

    @abstractmethod
    def read(self, table: str) -> MatchRows:
        """Return a match."""

    @abstractmethod
    def write(self, kept: MatchRows) -> None:
        """Add a match."""

    @abstractmethod
    def run(self, statement: str, *values: Any) -> list[Row]:
        """Run a statement on players and tournaments, with "?" for each value, and return its rows."""

    @abstractmethod
    def server_state(self) -> ServerState:
        """Return the state stored beside the matches."""

    @abstractmethod
    def store_server_state(self, state: ServerState) -> None:
        """Store the state beside the matches, unless there is one already."""

    @abstractmethod
    def keep(self) -> None:
        """Commit everything written, atomically."""


class FolderArchive(Archive):
    """An archive in a folder, in SQLite."""

    def __init__(self, db: sqlite3.Connection, folder: Path) -> None:
        """Read and write ``db``, the database in ``folder``."""
        self._db, self._folder = db, folder
        self._server_state = ServerState(None, "")
        db.execute("BEGIN IMMEDIATE")

    def tables(self) -> list[str]:
        """Return all tables, in order."""
        return [table for (table,) in self._db.execute("SELECT id FROM matches ORDER BY id")]

    def read(self, table: str) -> MatchRows:
        """Return a match."""
        query = "SELECT setup, bots, over, played, stands FROM matches LEFT JOIN standings USING (id) WHERE id = ?"
        setup, bots, over, played, stands = self._db.execute(query, (table,)).fetchone()
        turns = self._db.execute("SELECT number, turn FROM turns WHERE id = ? ORDER BY number", (table,))
        return MatchRows(table, setup, bots, bool(over), played, stands, tuple(turns))

    def write(self, kept: MatchRows) -> None:
        """Add a match."""
        row = (kept.table, kept.setup, kept.bots, kept.over, kept.played)
        self._db.execute("INSERT INTO matches (id, setup, bots, over, played) VALUES (?, ?, ?, ?, ?)", row)
        if kept.stands is not None:
            self._db.execute("INSERT INTO standings (id, stands) VALUES (?, ?)", (kept.table, kept.stands))
        turns = [(kept.table, number, turn) for number, turn in kept.turns]
        self._db.executemany("INSERT INTO turns (id, number, turn) VALUES (?, ?, ?)", turns)

    def run(self, statement: str, *values: Any) -> list[Row]:
        """Run a statement and return its rows."""
        return self._db.execute(statement, values).fetchall()

    def server_state(self) -> ServerState:
        """Return the state stored beside the matches."""
        key = self._folder / KEY
        return ServerState(read_last_run(self._folder), key.read_text("ascii") if key.exists() else "")

    def store_server_state(self, state: ServerState) -> None:
        """Store the state beside the matches when those are committed, unless there is one already."""
        self._server_state = state

    def keep(self) -> None:
        """Commit everything written, atomically."""
        self._db.execute("COMMIT")
        ran, key = self._server_state
        if ran and not read_last_run(self._folder):
            write_last_run(self._folder, ran)
        if key:
            KeyFile(self._folder).pem(key.encode)


class PostgresArchive(Archive):
    """An archive in a PostgreSQL database. The connection is untyped: its library is an extra."""

    def __init__(self, db: Any) -> None:
        """Read and write ``db``."""
        self._db = db
        db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")

    def tables(self) -> list[str]:
        """Return all tables, in order."""
        return sorted(table for (table,) in self._db.execute("SELECT id FROM matches"))

    def read(self, table: str) -> MatchRows:
        """Return a match."""
        query = (
            "SELECT setup, bots, over, to_char(played AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), stands "
            "FROM matches JOIN tables USING (id) WHERE id = %s"
        )
        setup, bots, over, played, stands = self._db.execute(query, (table,)).fetchone()
        turns = self._db.execute("SELECT number, turn FROM turns WHERE id = %s ORDER BY number", (table,))
        return MatchRows(table, setup, bots, over, played, stands, tuple(turns))

    def write(self, kept: MatchRows) -> None:
        """Add a match."""
        listed = decode_match(kept.setup).listed
        row = (kept.table, kept.setup, kept.bots, listed)
        self._db.execute("INSERT INTO matches (id, setup, bots, listed) VALUES (%s, %s, %s, %s)", row)
        standing = (kept.table, kept.over, kept.played, kept.stands)
        self._db.execute(
            "INSERT INTO tables (id, over, played, stands) VALUES (%s, %s, %s::timestamp AT TIME ZONE 'UTC', %s)",
            standing,
        )
        turns = [(kept.table, number, turn) for number, turn in kept.turns]
        with self._db.cursor() as cursor:
            cursor.executemany("INSERT INTO turns (id, number, turn) VALUES (%s, %s, %s)", turns)

    def run(self, statement: str, *values: Any) -> list[Row]:
        """Run a statement and return its rows."""
        found = self._db.execute(statement.replace("?", "%s"), values)
        rows: list[Row] = found.fetchall() if found.description else []
        return rows

    def server_state(self) -> ServerState:
        """Return the state stored beside the matches."""
        ran = self._db.execute("SELECT alive, outages::text FROM uptime").fetchone()
        key = self._db.execute("SELECT key FROM pushing").fetchone()
        return ServerState(ran and LastRun(ran[0], msgspec.json.decode(ran[1], type=Outages)), key[0] if key else "")

    def store_server_state(self, state: ServerState) -> None:
        """Store the state beside the matches, unless there is one already."""
        if state.ran:
            ran = (state.ran.alive, msgspec.json.encode(state.ran.outages).decode())
            self._db.execute("INSERT INTO uptime (alive, outages) VALUES (%s, %s) ON CONFLICT DO NOTHING", ran)
        if state.key:
            self._db.execute("INSERT INTO pushing (key) VALUES (%s) ON CONFLICT DO NOTHING", (state.key,))

    def keep(self) -> None:
        """Commit everything written, atomically."""
        self._db.execute("COMMIT")


class MigrationCounts(NamedTuple):
    """The numbers of matches and turns copied."""

    matches: int
    turns: int


def is_database(place: str) -> bool:
    """Return whether a name is a database's address rather than a folder."""
    return place.startswith(PREFIXES)


def migrate(source: str, target: str, begun: Callable[[int], None], done: Callable[[], None]) -> MigrationCounts:
    """Copy every match from one store to another, each a folder or a database's address; all or nothing.

    ``begun`` is called with the number of matches, ``done`` after each. Raises `StoreUnusable`.
    """
    if not is_database(source) and not (Path(source) / FILE).is_file():
        raise StoreUnusable(f"There are no matches in {source}: name the folder that keeps them, or a database.")
    if source == target:
        raise StoreUnusable("Matches are copied from one place to another, so the two must differ.")
    with _place(source) as old, _place(target) as new:
        tables = old.tables()
        _refuse_what_is_there(tables, new.tables(), target)
        begun(len(tables))
        turns = 0
        for group in _grouped(tables):
            kept = [old.read(table) for table in group]
            for each in kept:
                new.write(each)
                turns += len(each.turns)
                done()
            if wrong := next((each.table for each in kept if new.read(each.table) != each), None):
                raise StoreUnusable(
                    f"Table {quoted(wrong)} was not written as it is, so nothing was: all is as before."
                )
        _copy_club(old, new, target)
        new.store_server_state(old.server_state())
        new.keep()
    return MigrationCounts(len(tables), turns)


def _refuse_what_is_there(tables: Sequence[str], there: Sequence[str], target: str) -> None:
    if same := sorted({*tables} & {*there}):
        count = "the same match" if len(same) == 1 else f"{len(same)} of the same matches"
        raise StoreUnusable(
            f"{_shown(target)} holds {count} already, as {quoted(same[0])}: nothing was copied. Name an empty folder "
            "or database, or remove them there first (`warbones admin`)."
        )


def _copy_club(old: Archive, new: Archive, target: str) -> None:
    """Copy players, tournaments, reviews, email addresses and blocks into a store that has no players yet."""
    if old.run("SELECT 1 FROM club_players LIMIT 1") and new.run("SELECT 1 FROM club_players LIMIT 1"):
        raise StoreUnusable(
            f"{_shown(target)} has players of its own, who may be the same: nothing was copied. Name an empty folder "
            "or database."
        )
    for name in (*NAMES, REVIEWS, *MAILBOX_NAMES, BLOCKS):
        twice = "ON CONFLICT DO NOTHING" if name == BLOCKS else ""  # both may have the same block
        for row in old.run(f"SELECT * FROM {name}"):  # noqa: S608  # one of ours
            new.run(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))}) {twice}", *row)  # noqa: S608  # one of ours


def _shown(place: str) -> str:
    """Return a place's name for messages, without any password."""
    return "The database" if is_database(place) else place


def _grouped(tables: Sequence[str]) -> Iterator[list[str]]:
    left = iter(tables)
    while group := list(islice(left, AT_ONCE)):
        yield group


@contextmanager
def _place(name: str) -> Iterator[Archive]:
    """Open a store while the context lasts. Raises `StoreUnusable`."""
    if is_database(name):
        with _database(name) as database:
            yield database
        return
    with closing(opened(Path(name))) as db:
        try:
            yield FolderArchive(db, Path(name))
        except sqlite3.Error as error:
            raise StoreUnusable(f"The matches in {name} cannot be copied ({error}): nothing was.") from error


@contextmanager
def _database(url: str) -> Iterator[Archive]:
    with extra("postgres"):
        from warbones.server.store.postgres.exclusive import exclusive_connection  # noqa: PLC0415  # imports an extra
    with exclusive_connection(url) as db:
        yield PostgresArchive(db)
