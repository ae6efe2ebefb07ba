"""The option ``--database``."""

from __future__ import annotations

from warbones.core.errors import WarbonesError


def database_url(url: str | None) -> str | None:
    """Return the URL if it names a database the program can use. Raises `WarbonesError`."""
    from warbones.server.store.migration import PREFIXES, is_database  # noqa: PLC0415  # imports the databases

    if url is not None and not is_database(url):
        raise WarbonesError(
            f"--database takes an address that begins with {PREFIXES[0]}, as postgresql://USER@HOST/NAME."
        )
    return url
