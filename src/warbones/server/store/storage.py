"""What the server keeps of a match, and what any store of matches must promise."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from warbones.core.errors import WarbonesError
from warbones.core.record.options import Value
from warbones.table.answers import Turn

UNKEPT: Final = "This could not be stored: this machine's disk is full or read-only. Mend that, and try again."
"""What is said where a store failed."""


class StoredMatch(msgspec.Struct, frozen=True):
    """What a match was set up with.

    ``bots`` and ``keys`` have one entry for each seat: the bot's name, or None for a person; the digest of the
    person's token, or None for a bot. ``secret`` is what the dice are drawn from, None where they are typed in.
    ``friends`` are the seats of people who come by a link, ``taken`` those of them that somebody has joined, and
    ``stand_ins`` the bots that play for people. ``called`` are the names that people chose, ``carried`` the digests of
    links by which a seat goes to another device, ``spent`` the seats of links and keys that open nothing any more, and
    ``left`` those of the keys among them whose seat was carried away.
    Who sits where may change (`Store.reseat`), the rest may not. ``waits``: play began once everybody had come.
    ``hints``: people may ask for hints even where several play. ``shares`` is what each seat brought to the dice ("":
    nothing), None where they follow from ``secret`` alone; ``brings`` are the seats whose browsers bring a share before
    play begins.
    """

    game: str
    rules_version: str
    options: dict[str, Value]
    bots: tuple[str | None, ...]
    keys: tuple[str | None, ...]
    secret: bytes | None
    friends: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    stand_ins: dict[int, str] = {}
    listed: bool = False
    called: dict[int, str] = {}
    carried: dict[int, str] = {}
    spent: dict[str, int] = {}
    left: tuple[str, ...] = ()
    waits: bool = False
    hints: bool = False
    shares: tuple[str, ...] | None = None
    brings: tuple[int, ...] = ()


class Stands(msgspec.Struct, frozen=True):
    """How a match stands after a turn, so that nobody has to play it again to know: the status that everybody reads,
    whether it is over, and the seats that are asked something, which each seat is told of itself alone.
    """

    status: str
    over: bool = False
    asked: tuple[int, ...] = ()


class UnknownTable(WarbonesError):
    """There is no such table."""


class StoreUnusable(WarbonesError):
    """The folder cannot hold matches, or another process keeps its matches there."""


class StoreFailed(Exception):
    """The turn may or may not be kept: what the store holds is the truth, and must be read again."""


class Store(Protocol):
    """Keeps matches. When a coroutine returns, what it was given survives the process and the machine's power."""

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, stands: Stands) -> None:
        """Keep a new match, and its first turn unless it waits for somebody. Raises `StoreFailed`."""

    async def append(self, table: str, number: int, turn: Turn, stands: Stands) -> None:
        """Keep turn ``number`` (from 0), which must not be there yet, and how it leaves the match.

        Raises `StoreFailed`.
        """

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Keep who sits where now. Raises `StoreFailed`."""

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable`."""

    async def stands(self, table: str) -> tuple[StoredMatch, Stands | None]:
        """Return a match and how it stands, None where that was not yet noted. Raises `UnknownTable`."""

    async def unfinished(self, days: int) -> list[str]:
        """Return tables with bots, played at in the last ``days``, whose match is not over, the latest first."""

    async def listed(self, days: int, most: int) -> list[str]:
        """Return listed tables, played at in the last ``days``, whose match is not over: the latest ``most``."""
