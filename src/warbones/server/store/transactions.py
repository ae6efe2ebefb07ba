"""Transactions in SQL that SQLite and PostgreSQL both understand, and their runner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]


class Transaction(Protocol):
    """An open transaction. Statements have a "?" for each value."""

    def run(self, statement: str, *values: Any) -> list[Row]:
        """Run a statement and return its rows."""


class TransactionRunner(Protocol):
    """Runs jobs on a database, each in its own serializable transaction."""

    async def do(self, job: Callable[[Transaction], T], *, reads: bool = False) -> T:
        """Run ``job`` and return its result once committed. Its errors roll it back; also raises `StoreFailed`.

        ``job`` may be called more than once.
        """
