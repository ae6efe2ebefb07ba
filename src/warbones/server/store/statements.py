"""Statements that SQLite and PostgreSQL both understand, and who runs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]


class Database(Protocol):
    """Where statements are run, "?" standing for each value, inside one transaction."""

    def run(self, statement: str, *values: Any) -> list[Row]:
        """Return the rows that a statement came to."""


class Desk(Protocol):
    """Does jobs on a database, each in a transaction of its own that nothing else comes between."""

    async def do(self, job: Callable[[Database], T], *, reads: bool = False) -> T:
        """Return what ``job`` returned, once that is kept. Raises what it raises, which undoes it, or `StoreFailed`.

        It may be called more than once.
        """
