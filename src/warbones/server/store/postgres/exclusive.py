"""Exclusive access to a PostgreSQL database, for an operator's commands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import psycopg

from warbones.rooms.storage.store import StoreUnusable
from warbones.server.store.postgres.connection import connected, described
from warbones.server.store.postgres.leases import ALIVE
from warbones.server.store.postgres.schema import prepared


@contextmanager
def exclusive_connection(url: str) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
    """Connect to a database that no server is using. Raises `StoreUnusable` otherwise."""
    prepared(url)
    with closing(connected(url)) as db:
        try:
            row = db.execute(f"SELECT count(*) FROM servers WHERE {ALIVE}").fetchone()  # noqa: S608  # ours
            if row and row[0]:
                raise StoreUnusable(
                    "A server uses the database: stop all of them, wait two seconds, and do this again."
                )
            db.execute("SET idle_in_transaction_session_timeout = 0")
            yield db
        except psycopg.Error as error:
            raise StoreUnusable(f"The database cannot be used ({described(error)}), and is as before.") from error
