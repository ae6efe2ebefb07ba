"""Reviews of finished matches, stored beside them and deleted with them."""

from __future__ import annotations

from functools import partial
from typing import Final

from warbones.server.store.transactions import Transaction, TransactionRunner

REVIEWS: Final = "reviews"
"""The name of their table, in SQLite and PostgreSQL."""

FIND: Final = "SELECT review FROM reviews WHERE id = ? AND turns = ?"
KEEP: Final = """
INSERT INTO reviews (id, turns, review) SELECT id, CAST(? AS INTEGER), CAST(? AS TEXT) FROM matches WHERE id = ?
ON CONFLICT (id) DO UPDATE SET turns = excluded.turns, review = excluded.review
"""


class ReviewStore:
    """Stores reviews. A review is for a number of turns, and no longer valid when the match has more."""

    def __init__(self, runner: TransactionRunner) -> None:
        """Store reviews through ``runner``."""
        self._runner = runner

    async def find(self, table: str, turns: int) -> str | None:
        """Return the review of a table's match as JSON, or None. Raises `StoreFailed`."""
        return await self._runner.do(partial(_found, table, turns), reads=True)

    async def keep(self, table: str, turns: int, review: str) -> None:
        """Store the review of a table's match, if that still exists. Raises `StoreFailed`."""
        await self._runner.do(partial(_keep, table, turns, review))


def _found(table: str, turns: int, db: Transaction) -> str | None:
    rows = db.run(FIND, table, turns)
    return str(rows[0][0]) if rows else None


def _keep(table: str, turns: int, review: str, db: Transaction) -> None:
    db.run(KEEP, turns, review, table)
