"""The interface of every store of matches, and its errors."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Protocol

from warbones.core.errors import WarbonesError
from warbones.core.messages import Text, msg
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn

STORE_FAILED: Final = msg("refused-store-failed")
"""The message for a failed store."""


class UnknownTable(WarbonesError):
    """A table that does not exist."""


class StoreUnusable(WarbonesError):
    """A folder that cannot hold matches, or is in use by another process."""


class StoreFailed(Exception):
    """A failed write that may or may not have happened: the match must be read from the store again."""

    text: Text = STORE_FAILED


class Unreachable(StoreFailed):
    """A database that did not answer in time."""

    text = msg("refused-store-unreachable")


class Moved(StoreFailed):
    """A table that another process has, or may have; the next request is relayed to that process."""

    text = msg("refused-table-moved")

    def __init__(self, message: str, address: str = "") -> None:
        """Describe the problem; ``address`` is the address of the process with the table, "" if unknown."""
        super().__init__(message)
        self.address = address


class Store(Protocol):
    """Stores matches. When a coroutine returns, its data survive a crash and a power failure.

    Only the process that holds a table (`hold`) can write to it; writes of other processes raise `Moved` and change
    nothing. In a store for a single process, that process holds every table.
    """

    async def hold(self, table: str) -> None:
        """Take hold of a table. Pending writes from an earlier hold by this process fail.

        Raises `UnknownTable`, `Moved` while another process holds it, or `StoreFailed`.
        """

    def let_go(self, table: str) -> None:
        """Release a table soon, so that another process can take it."""

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, status: MatchStatus) -> None:
        """Store a new match, and its first turn unless it waits for people. Raises `StoreFailed`."""

    async def append(self, table: str, number: int, turn: Turn, status: MatchStatus) -> None:
        """Store turn ``number`` (from 0), which must be new, and the status after it. Raises `StoreFailed`."""

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Store a match's changed seats. Raises `StoreFailed`."""

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable` or `StoreFailed`."""

    async def load_status(self, table: str) -> tuple[StoredMatch, MatchStatus | None]:
        """Return a match and its status, None if that was not stored. Raises `UnknownTable` or `StoreFailed`."""

    async def unfinished(self, days: int) -> list[str]:
        """Return unfinished tables with bots and a move in the last ``days``, latest first.

        Tables that another process holds are left out.
        """

    async def listed(self, days: int, most: int) -> list[str]:
        """Return the latest ``most`` unfinished listed tables with a move in the last ``days``."""

    async def forget(self, days: float, spared: Collection[str]) -> int:
        """Remove matches without a move for ``days``, except those ``spared`` or held; return their number."""

    async def check(self) -> None:
        """Check that the store is writable, by a write that changes nothing. Raises `StoreFailed`."""

    async def close(self) -> None:
        """Finish pending writes and release all tables."""

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables with a timeout or scheduled start ahead, each with its time (`MatchStatus.due`)."""
