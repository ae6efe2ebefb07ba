"""The key that signs calls to browsers, where several servers share a database: one for all of them."""

from __future__ import annotations

from collections.abc import Callable

import psycopg

from warbones.server.store.link import connected, said

READ = "SELECT key FROM pushing"
KEEP = "INSERT INTO pushing (key) VALUES (%s) ON CONFLICT DO NOTHING"


class KeyInDatabase:
    """Keeps the key that the first of them made."""

    def __init__(self, url: str) -> None:
        """Keep it in the database at ``url``, whose tables are there."""
        self._url = url

    def pem(self, make: Callable[[], bytes]) -> bytes:
        """Return the key, which ``make`` makes where there is none. Raises `ConnectionError`."""
        try:
            with connected(self._url) as db:
                if not db.execute(READ).fetchone():
                    db.execute(KEEP, (make().decode("ascii"),))
                (key,) = db.execute(READ).fetchone() or ("",)
        except psycopg.Error as error:
            raise ConnectionError(said(error)) from error
        return str(key).encode("ascii")
