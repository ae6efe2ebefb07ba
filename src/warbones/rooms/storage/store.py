"""The interface of every store of matches, and its errors."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Protocol

from warbones.core.errors import WarbonesError
from warbones.core.messages import Text, msg
from warbones.rooms.storage.status import Stands
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn

UNKEPT: Final = msg("refused-unkept")
"""What is said where a store failed."""


class UnknownTable(WarbonesError):
    """There is no such table."""


class StoreUnusable(WarbonesError):
    """The folder cannot hold matches, or another process keeps its matches there."""


class StoreFailed(Exception):
    """The turn may or may not be kept: what the store holds is the truth, and must be read again."""

    told: Text = UNKEPT


class Unreachable(StoreFailed):
    """The database does not answer: it is waited for, but not for ever."""

    told = msg("refused-unreachable")


class Moved(StoreFailed):
    """Another process has this table now, or may have it: who asks again is handed to it."""

    told = msg("refused-moved")

    def __init__(self, said: str, address: str = "") -> None:
        """Say what is wrong; ``address`` is where the process is reached that has the table, "" where nobody knows."""
        super().__init__(said)
        self.address = address


class Store(Protocol):
    """Keeps matches. When a coroutine returns, what it was given survives the process and the machine's power.

    A table is written to by the process that holds it (`hold`) and by nobody else: what another one tries raises
    `Moved` and changes nothing. A store that one process has for itself holds every table for it.
    """

    async def hold(self, table: str) -> None:
        """Have the table from now on, which ends what this process still writes there as its holder before.

        Raises `UnknownTable`, `Moved` while another process has it, or `StoreFailed`.
        """

    def let_go(self, table: str) -> None:
        """Leave a table to whoever wants it next, soon."""

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, stands: Stands) -> None:
        """Keep a new match, and its first turn unless it waits for somebody. Raises `StoreFailed`."""

    async def append(self, table: str, number: int, turn: Turn, stands: Stands) -> None:
        """Keep turn ``number`` (from 0), which must not be there yet, and how it leaves the match.

        Raises `StoreFailed`.
        """

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Keep who sits where now. Raises `StoreFailed`."""

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable` or `StoreFailed`."""

    async def stands(self, table: str) -> tuple[StoredMatch, Stands | None]:
        """Return a match and how it stands, None where that was not noted. Raises `UnknownTable` or `StoreFailed`."""

    async def unfinished(self, days: int) -> list[str]:
        """Return tables with bots, played at in the last ``days``, whose match is not over, the latest first.

        Those that another process has are left out.
        """

    async def listed(self, days: int, most: int) -> list[str]:
        """Return listed tables, played at in the last ``days``, whose match is not over: the latest ``most``."""

    async def forget(self, days: float, spared: Collection[str]) -> int:
        """Remove matches that nobody played at for ``days``, but those ``spared`` or held; return how many."""

    async def check(self) -> None:
        """Return if something can be written now: a write that changes nothing is on disk. Raises `StoreFailed`."""

    async def close(self) -> None:
        """Finish what was asked for, and let everything go."""

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables whose clocks ran when they were last played at, and when the first runs out (`Stands`)."""
