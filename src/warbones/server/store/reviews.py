"""Reviews of finished matches, kept beside them: they go when their match goes."""

from __future__ import annotations

from functools import partial
from typing import Final

from warbones.server.store.statements import Database, Desk

REVIEWS: Final = "reviews"
"""What their table is called, in SQLite and PostgreSQL alike."""

FIND: Final = "SELECT review FROM reviews WHERE id = ? AND turns = ?"
KEEP: Final = """
INSERT INTO reviews (id, turns, review) SELECT id, CAST(? AS INTEGER), CAST(? AS TEXT) FROM matches WHERE id = ?
ON CONFLICT (id) DO UPDATE SET turns = excluded.turns, review = excluded.review
"""


class KeptReviews:
    """Keeps reviews by way of a desk. One is of a match of so many turns: where there are more by now it is none."""

    def __init__(self, desk: Desk) -> None:
        """Keep them where ``desk`` does."""
        self._desk = desk

    async def find(self, table: str, turns: int) -> str | None:
        """Return the review of a table's match, as JSON, where there is one. Raises `StoreFailed`."""
        return await self._desk.do(partial(_found, table, turns), reads=True)

    async def keep(self, table: str, turns: int, review: str) -> None:
        """Keep the review of a table's match, if that is still there. Raises `StoreFailed`."""
        await self._desk.do(partial(_keep, table, turns, review))


def _found(table: str, turns: int, db: Database) -> str | None:
    rows = db.run(FIND, table, turns)
    return str(rows[0][0]) if rows else None


def _keep(table: str, turns: int, review: str, db: Database) -> None:
    db.run(KEEP, turns, review, table)
