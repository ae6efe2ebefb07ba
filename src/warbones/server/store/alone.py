"""A PostgreSQL database that no server uses, for what an operator does with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import psycopg

from warbones.rooms.storage import StoreUnusable
from warbones.server.store.leases import ALIVE
from warbones.server.store.link import connected, said
from warbones.server.store.schema import prepared


@contextmanager
def alone(url: str) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
    """Open a database for as long as the context lasts. Raises `StoreUnusable`, also where servers use it."""
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
            raise StoreUnusable(f"The database cannot be used ({said(error)}), and is as before.") from error
