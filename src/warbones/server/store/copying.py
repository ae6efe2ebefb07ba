"""Matches on their way from one store to another, as they are written there: nothing is read and written anew."""

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
from warbones.rooms.storage import StoreUnusable
from warbones.server.store.club_tables import NAMES
from warbones.server.store.key_file import FILE as KEY
from warbones.server.store.key_file import KeyFile
from warbones.server.store.reviews import REVIEWS
from warbones.server.store.sqlite import FILE, opened
from warbones.server.store.statements import Row
from warbones.server.store.uptime import Outages, Ran, note_ran, ran_in
from warbones.server.store.written import match_read

AT_ONCE: Final = 50
"""Matches that are held in memory."""

PREFIXES: Final = ("postgresql://", "postgres://")


class Kept(NamedTuple):
    """A match as it is kept: its texts, when somebody played last (UTC, to the second), and its turns by number."""

    table: str
    setup: str
    bots: int
    over: bool
    played: str
    stands: str | None
    turns: tuple[tuple[int, str], ...]


class Beside(NamedTuple):
    """What is kept beside the matches: when servers ran, and the key that browsers are called with ("": none)."""

    ran: Ran | None
    key: str


class Place(ABC):
    """A store that matches are copied from or to, while nobody else changes it. What is written is kept by `keep`."""

    @abstractmethod
    def tables(self) -> list[str]:
        """Return every table, in order."""

    @abstractmethod
    def read(self, table: str) -> Kept:
        """Return a match."""

    @abstractmethod
    def write(self, kept: Kept) -> None:
        """Write a match that is not there."""

    @abstractmethod
    def run(self, statement: str, *values: Any) -> list[Row]:
        """Return the rows that a statement on players and tournaments came to, "?" standing for each value."""

    @abstractmethod
    def beside(self) -> Beside:
        """Return what is kept beside the matches."""

    @abstractmethod
    def lay(self, beside: Beside) -> None:
        """Keep that beside the matches, where nothing is yet."""

    @abstractmethod
    def keep(self) -> None:
        """Keep for ever what was written: all of it, or nothing."""


class File(Place):
    """The matches in a folder."""

    def __init__(self, db: sqlite3.Connection, folder: Path) -> None:
        """Read and write what ``db`` keeps, in ``folder``."""
        self._db, self._folder = db, folder
        self._beside = Beside(None, "")
        db.execute("BEGIN IMMEDIATE")

    def tables(self) -> list[str]:
        """Return every table, in order."""
        return [table for (table,) in self._db.execute("SELECT id FROM matches ORDER BY id")]

    def read(self, table: str) -> Kept:
        """Return a match."""
        query = "SELECT setup, bots, over, played, stands FROM matches LEFT JOIN standings USING (id) WHERE id = ?"
        setup, bots, over, played, stands = self._db.execute(query, (table,)).fetchone()
        turns = self._db.execute("SELECT number, turn FROM turns WHERE id = ? ORDER BY number", (table,))
        return Kept(table, setup, bots, bool(over), played, stands, tuple(turns))

    def write(self, kept: Kept) -> None:
        """Write a match that is not there."""
        row = (kept.table, kept.setup, kept.bots, kept.over, kept.played)
        self._db.execute("INSERT INTO matches (id, setup, bots, over, played) VALUES (?, ?, ?, ?, ?)", row)
        if kept.stands is not None:
            self._db.execute("INSERT INTO standings (id, stands) VALUES (?, ?)", (kept.table, kept.stands))
        turns = [(kept.table, number, turn) for number, turn in kept.turns]
        self._db.executemany("INSERT INTO turns (id, number, turn) VALUES (?, ?, ?)", turns)

    def run(self, statement: str, *values: Any) -> list[Row]:
        """Return the rows that a statement came to."""
        return self._db.execute(statement, values).fetchall()

    def beside(self) -> Beside:
        """Return what is kept beside the matches."""
        key = self._folder / KEY
        return Beside(ran_in(self._folder), key.read_text("ascii") if key.exists() else "")

    def lay(self, beside: Beside) -> None:
        """Keep that beside the matches, where nothing is yet, once they are kept."""
        self._beside = beside

    def keep(self) -> None:
        """Keep for ever what was written: all of it, or nothing."""
        self._db.execute("COMMIT")
        ran, key = self._beside
        if ran and not ran_in(self._folder):
            note_ran(self._folder, ran)
        if key:
            KeyFile(self._folder).pem(key.encode)


class Database(Place):
    """The matches in a PostgreSQL database. Without types here: the library that speaks with it is an extra."""

    def __init__(self, db: Any) -> None:
        """Read and write what ``db`` keeps."""
        self._db = db
        db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")

    def tables(self) -> list[str]:
        """Return every table, in order."""
        return sorted(table for (table,) in self._db.execute("SELECT id FROM matches"))

    def read(self, table: str) -> Kept:
        """Return a match."""
        query = (
            "SELECT setup, bots, over, to_char(played AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), stands "
            "FROM matches JOIN tables USING (id) WHERE id = %s"
        )
        setup, bots, over, played, stands = self._db.execute(query, (table,)).fetchone()
        turns = self._db.execute("SELECT number, turn FROM turns WHERE id = %s ORDER BY number", (table,))
        return Kept(table, setup, bots, over, played, stands, tuple(turns))

    def write(self, kept: Kept) -> None:
        """Write a match that is not there."""
        listed = match_read(kept.setup).listed
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
        """Return the rows that a statement came to."""
        found = self._db.execute(statement.replace("?", "%s"), values)
        rows: list[Row] = found.fetchall() if found.description else []
        return rows

    def beside(self) -> Beside:
        """Return what is kept beside the matches."""
        ran = self._db.execute("SELECT alive, outages::text FROM uptime").fetchone()
        key = self._db.execute("SELECT key FROM pushing").fetchone()
        return Beside(ran and Ran(ran[0], msgspec.json.decode(ran[1], type=Outages)), key[0] if key else "")

    def lay(self, beside: Beside) -> None:
        """Keep that beside the matches, where nothing is yet."""
        if beside.ran:
            ran = (beside.ran.alive, msgspec.json.encode(beside.ran.outages).decode())
            self._db.execute("INSERT INTO uptime (alive, outages) VALUES (%s, %s) ON CONFLICT DO NOTHING", ran)
        if beside.key:
            self._db.execute("INSERT INTO pushing (key) VALUES (%s) ON CONFLICT DO NOTHING", (beside.key,))

    def keep(self) -> None:
        """Keep for ever what was written: all of it, or nothing."""
        self._db.execute("COMMIT")


class Copied(NamedTuple):
    """How much was copied."""

    matches: int
    turns: int


def is_database(place: str) -> bool:
    """Return whether what somebody names is a database's address, and no folder."""
    return place.startswith(PREFIXES)


def migrate(source: str, target: str, begun: Callable[[int], None], done: Callable[[], None]) -> Copied:
    """Copy every match of one store into another, each a folder or a database's address; all, or none.

    ``begun`` is told how many there are, ``done`` of each that was copied. Raises `StoreUnusable`.
    """
    if not is_database(source) and not (Path(source) / FILE).is_file():
        raise StoreUnusable(f"There are no matches in {source}: name the folder that keeps them, or a database.")
    if source == target:
        raise StoreUnusable("Matches are copied from one place to another: these are the same.")
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
        new.lay(old.beside())
        new.keep()
    return Copied(len(tables), turns)


def _refuse_what_is_there(tables: Sequence[str], there: Sequence[str], target: str) -> None:
    if same := sorted({*tables} & {*there}):
        count = "the same match" if len(same) == 1 else f"{len(same)} of the same matches"
        raise StoreUnusable(
            f"{_shown(target)} holds {count} already, as {quoted(same[0])}: nothing was copied. Name an empty folder "
            "or database, or remove them there first (`warbones admin`)."
        )


def _copy_club(old: Place, new: Place, target: str) -> None:
    """Copy players and tournaments, where nobody is yet, and what matches were reviewed."""
    if old.run("SELECT 1 FROM club_players LIMIT 1") and new.run("SELECT 1 FROM club_players LIMIT 1"):
        raise StoreUnusable(
            f"{_shown(target)} has players of its own, who may be the same: nothing was copied. Name an empty folder "
            "or database."
        )
    for name in (*NAMES, REVIEWS):
        for row in old.run(f"SELECT * FROM {name}"):  # noqa: S608  # one of ours
            new.run(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", *row)  # noqa: S608  # one of ours


def _shown(place: str) -> str:
    """Return how a place is called, without a password in it."""
    return "The database" if is_database(place) else place


def _grouped(tables: Sequence[str]) -> Iterator[list[str]]:
    left = iter(tables)
    while group := list(islice(left, AT_ONCE)):
        yield group


@contextmanager
def _place(name: str) -> Iterator[Place]:
    """Open a store for as long as the context lasts. Raises `StoreUnusable`."""
    if is_database(name):
        with _database(name) as database:
            yield database
        return
    with closing(opened(Path(name))) as db:
        try:
            yield File(db, Path(name))
        except sqlite3.Error as error:
            raise StoreUnusable(f"The matches in {name} cannot be copied ({error}): nothing was.") from error


@contextmanager
def _database(url: str) -> Iterator[Place]:
    with extra("postgres"):
        from warbones.server.store.alone import alone  # noqa: PLC0415  # brings an extra
    with alone(url) as db:
        yield Database(db)
