"""The browser's storage as a page's Python sees it: strings by key, kept in IndexedDB."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Shelf(Protocol):
    """Stores strings by key; all tabs of a browser share it. A method raises whatever the browser raises."""

    async def write(self, keys: Sequence[str], texts: Sequence[str], new: str = "") -> bool:
        """Store strings, all or none. If the key ``new`` is taken, store none and return False."""

    async def read(self, key: str) -> str | None:
        """Return the text under a key, or None."""

    async def within(self, prefix: str) -> Sequence[str]:
        """Return the strings whose keys begin with ``prefix``, in the order of their keys."""

    async def remove(self, prefix: str) -> None:
        """Remove the texts whose keys begin with ``prefix``."""


class MemoryShelf:
    """A shelf that lasts as long as the page, for browsers that store nothing and for tests."""

    def __init__(self) -> None:
        """Begin empty."""
        self._texts: dict[str, str] = {}

    async def write(self, keys: Sequence[str], texts: Sequence[str], new: str = "") -> bool:
        """Store strings; see `Shelf`."""
        if new in self._texts:
            return False
        self._texts.update(zip(keys, texts, strict=True))
        return True

    async def read(self, key: str) -> str | None:
        """Return the text under a key, or None."""
        return self._texts.get(key)

    async def within(self, prefix: str) -> Sequence[str]:
        """Return the texts whose keys begin with ``prefix``."""
        return [self._texts[key] for key in sorted(self._texts) if key.startswith(prefix)]

    async def remove(self, prefix: str) -> None:
        """Remove the texts whose keys begin with ``prefix``."""
        for key in [key for key in self._texts if key.startswith(prefix)]:
            del self._texts[key]
