"""What an operator does with a folder of matches that no server holds: look, close a table, clear old ones away."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from warbones.core.errors import quoted
from warbones.server.store.sqlite import FILE, opened
from warbones.server.store.storage import StoreUnusable, UnknownTable

ROWS: Final = """
SELECT id, json_extract(match, '$.game'), played || 'Z', julianday('now') - julianday(played),
    (SELECT count(*) FROM turns WHERE turns.id = matches.id), over
FROM matches WHERE julianday('now') - julianday(played) >= ? AND (over OR NOT ?) ORDER BY played DESC, id
"""
REMOVE: Final = (
    "DELETE FROM turns WHERE id = ?",
    "DELETE FROM standings WHERE id = ?",
    "DELETE FROM matches WHERE id = ?",
)


class KeptTable(msgspec.Struct, frozen=True):
    """A table as it is kept: when somebody last played (UTC), days ago, its turns, and whether its match is over."""

    table: str
    game: str
    played: str
    days: float
    turns: int
    over: bool


class Upkeep:
    """The tables in one folder."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Look after what ``db`` keeps."""
        self._db = db

    def tables(self, days: float = 0, *, over: bool = False) -> list[KeptTable]:
        """Return the tables where nobody played for ``days``, the latest first; ``over``: those alone that are."""
        rows = self._db.execute(ROWS, (days, over))
        return [
            KeptTable(table, game, played, round(age, 2), turns, bool(is_over))
            for table, game, played, age, turns, is_over in rows
        ]

    def close(self, table: str) -> KeptTable:
        """Remove a table, with all that is kept of it, and return what it was. Raises `UnknownTable`."""
        found = next((each for each in self.tables() if each.table == table), None)
        if found is None:
            raise UnknownTable(f"There is no table {quoted(table)} here; `warbones admin tables` lists all.")
        self._remove([found])
        return found

    def clean(self, days: float, *, over: bool = False) -> list[KeptTable]:
        """Remove the tables that `tables` returns, and return what they were."""
        found = self.tables(days, over=over)
        self._remove(found)
        return found

    def _remove(self, tables: Sequence[KeptTable]) -> None:
        if not tables:
            return
        self._db.execute("BEGIN IMMEDIATE")
        for statement in REMOVE:
            self._db.executemany(statement, [(each.table,) for each in tables])
        self._db.execute("COMMIT")
        self._db.execute("VACUUM")  # so that nothing of them stays in the file, and its room is free


@contextmanager
def upkeep(folder: Path) -> Iterator[Upkeep]:
    """Open the matches in a folder while the context lasts. Raises `StoreUnusable`, also where a server holds them."""
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
            yield Upkeep(db)
        except sqlite3.Error as error:
            raise StoreUnusable(f"The matches in {folder} cannot be changed ({error}), and are as before.") from error
