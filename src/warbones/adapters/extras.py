"""What to say where the library of an interface is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A library that an optional part of Warbones needs is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import a library inside; where it is missing, `MissingExtra` says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(f"{missing.name} is not installed: pip install warbones[{name}]") from None
