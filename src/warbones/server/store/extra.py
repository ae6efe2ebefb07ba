"""PostgreSQL is an extra: who asks for it without its library is told how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from warbones.rooms.storage import StoreUnusable

LIBRARY: Final = "psycopg"


@contextmanager
def extra() -> Iterator[None]:
    """Import what needs the library. Raises `StoreUnusable` where it is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name != LIBRARY:
            raise
        raise StoreUnusable("PostgreSQL needs one more library: pip install 'warbones[postgres]'.") from missing
