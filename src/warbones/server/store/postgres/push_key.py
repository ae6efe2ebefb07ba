"""The web push key of servers that share a database."""

from __future__ import annotations

from collections.abc import Callable

import psycopg

from warbones.server.store.postgres.connection import connected, described

READ = "SELECT key FROM pushing"
KEEP = "INSERT INTO pushing (key) VALUES (%s) ON CONFLICT DO NOTHING"


class DatabaseKey:
    """Stores the key that the first server created."""

    def __init__(self, url: str) -> None:
        """Store it in the database at ``url``, whose tables exist."""
        self._url = url

    def pem(self, make: Callable[[], bytes]) -> bytes:
        """Return the key; ``make`` creates it if there is none. Raises `ConnectionError`."""
        try:
            with connected(self._url) as db:
                if not db.execute(READ).fetchone():
                    db.execute(KEEP, (make().decode("ascii"),))
                (key,) = db.execute(READ).fetchone() or ("",)
        except psycopg.Error as error:
            raise ConnectionError(described(error)) from error
        return str(key).encode("ascii")
