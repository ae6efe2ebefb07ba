"""An operator's work on a store that no server is using: listing tables, closing one, deleting old ones."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from warbones.core.errors import quoted
from warbones.core.extras import extra
from warbones.rooms.storage.store import StoreUnusable, UnknownTable
from warbones.server.store.sqlite.sqlite_store import FILE, REMOVE, opened

ROWS: Final = """
SELECT id, json_extract(setup, '$.game'), played || 'Z', julianday('now') - julianday(played),
    (SELECT count(*) FROM turns WHERE turns.id = matches.id), over
FROM matches WHERE julianday('now') - julianday(played) >= ? AND (over OR NOT ?) ORDER BY played DESC, id
"""
DATABASE_ROWS: Final = """
SELECT id, setup::json ->> 'game', to_char(played AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS"Z"'),
    extract(epoch FROM now() - played) / 86400, (SELECT count(*) FROM turns WHERE turns.id = matches.id), over
FROM matches JOIN tables USING (id)
WHERE extract(epoch FROM now() - played) / 86400 >= %(days)s AND (over OR NOT %(over)s)
ORDER BY played DESC, id
"""


class StoredTable(msgspec.Struct, frozen=True):
    """A stored table: the time of its last turn (UTC), the days since, its number of turns, and whether it is over."""

    table: str
    game: str
    played: str
    days: float
    turns: int
    over: bool


class Maintenance(ABC):
    """The tables of one store."""

    @abstractmethod
    def _rows(self, days: float, over: bool) -> Iterable[Sequence[Any]]:
        """Return the rows for `tables`."""

    @abstractmethod
    def _remove(self, tables: Sequence[StoredTable]) -> None:
        """Delete tables and everything stored about them."""

    def tables(self, days: float = 0, *, over: bool = False) -> list[StoredTable]:
        """Return the tables inactive for ``days``, latest first; with ``over``, only finished ones."""
        rows = self._rows(days, over)
        return [
            StoredTable(table, game, played, round(float(age), 2), turns, bool(is_over))
            for table, game, played, age, turns, is_over in rows
        ]

    def close(self, table: str) -> StoredTable:
        """Delete a table and everything stored about it, and return it. Raises `UnknownTable`."""
        found = next((each for each in self.tables() if each.table == table), None)
        if found is None:
            raise UnknownTable(f"There is no table {quoted(table)} here; `warbones admin tables` lists all.")
        self._remove([found])
        return found

    def clean(self, days: float, *, over: bool = False) -> list[StoredTable]:
        """Delete the tables that `tables` returns, and return them."""
        found = self.tables(days, over=over)
        self._remove(found)
        return found


class FolderMaintenance(Maintenance):
    """The tables of a folder."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Work on ``db``."""
        self._db = db

    def _rows(self, days: float, over: bool) -> Iterable[Sequence[Any]]:
        return self._db.execute(ROWS, (days, over))

    def _remove(self, tables: Sequence[StoredTable]) -> None:
        if not tables:
            return
        self._db.execute("BEGIN IMMEDIATE")
        for statement in REMOVE:
            self._db.executemany(statement, [(each.table,) for each in tables])
        self._db.execute("COMMIT")
        self._db.execute("VACUUM")  # overwrites what was deleted and frees its space


class DatabaseMaintenance(Maintenance):
    """The tables of a PostgreSQL database, whose library is an extra."""

    def __init__(self, db: Any) -> None:
        """Work on ``db``."""
        self._db = db

    def _rows(self, days: float, over: bool) -> Iterable[Sequence[Any]]:
        return self._db.execute(DATABASE_ROWS, {"days": days, "over": over})  # type: ignore[no-any-return]  # as declared

    def _remove(self, tables: Sequence[StoredTable]) -> None:
        ids = [each.table for each in tables]
        with self._db.transaction():
            self._db.execute("DELETE FROM turns WHERE id = ANY(%s)", (ids,))
            self._db.execute("DELETE FROM matches WHERE id = ANY(%s)", (ids,))


@contextmanager
def maintenance(place: Path | str) -> Iterator[Maintenance]:
    """Open the store in a folder or at a database's address while the context lasts.

    Raises `StoreUnusable`, for example if a server holds it.
    """
    if isinstance(place, Path):
        with _in_folder(place) as kept:
            yield kept
        return
    with extra("postgres"):
        from warbones.server.store.postgres.exclusive import exclusive_connection  # noqa: PLC0415  # imports an extra
    with exclusive_connection(place) as db:
        yield DatabaseMaintenance(db)


@contextmanager
def _in_folder(folder: Path) -> Iterator[Maintenance]:
    if not (folder / FILE).is_file():
        raise StoreUnusable(f"There are no matches in {folder}: name the folder that keeps them with --data.")
    try:
        db = opened(folder)
    except StoreUnusable as problem:
        if getattr(problem.__cause__, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise StoreUnusable(f"A server holds the matches in {folder}: stop it, then do this again.") from problem
        raise
    with closing(db):
        try:
            yield FolderMaintenance(db)
        except sqlite3.Error as error:
            raise StoreUnusable(f"The matches in {folder} cannot be changed ({error}), and are as before.") from error
