"""What is stored of a match, and what any store of matches must promise."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Protocol

import msgspec

from warbones.core.errors import WarbonesError
from warbones.core.record.options import Value
from warbones.protocol.messages import PushTarget
from warbones.table.answers import Turn
from warbones.table.clock import Reading, TimeControl

UNKEPT: Final = "This could not be stored: this machine's disk is full or read-only. Mend that, and try again."
"""What is said where a store failed."""


NAMELESS: Final = "a player"
"""What is left of the name of somebody who had all that is kept of them deleted."""


class StoredMatch(msgspec.Struct, frozen=True):
    """What a match was set up with.

    ``bots`` and ``keys`` have one entry for each seat: the bot's name, or None for a person; the digest of the
    person's token, or None for a bot. ``secret`` is what the dice are drawn from, None where they are typed in.
    ``friends`` are the seats of people who come by a link, ``taken`` those of them that somebody has joined, and
    ``stand_ins`` the bots that play for people. ``called`` are the names that people chose, ``carried`` the digests of
    links by which a seat goes to another device, ``spent`` the seats of links and keys that open nothing any more, and
    ``left`` those of the keys among them whose seat was carried away.
    Who sits where may change (`Store.reseat`), the rest may not. ``waits``: play began once everybody had come.
    ``hints``: people may ask for hints even where several play. ``clock`` says how the clocks go, None where there are
    none; ``clocks`` is what they showed when the seating last changed, and ``out`` are the seats whose time ran out and
    for which bots play. ``pushes`` are the browsers to call for a seat whose person is away. ``shares`` is what each
    seat brought to the dice ("": nothing), None where they follow from ``secret`` alone; ``brings`` are the seats whose
    browsers bring a share before play begins. ``by_hand``: people roll real dice of their own, so that the match counts
    for no rating. ``marks`` are the marks of seats whose people are players of this server, ``ratings`` what these were
    shown as when they sat down, ``wants`` the seats that wish the match to be rated. Who is which player is not here.
    ``begins`` is when play begins whoever has come, in milliseconds since 1970, None where all are waited for.
    ``failed`` says why a bot from a file plays no more, for which another stands in.
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
    clock: TimeControl | None = None
    clocks: Reading | None = None
    out: tuple[int, ...] = ()
    pushes: dict[int, tuple[PushTarget, ...]] = {}
    by_hand: bool = False
    marks: dict[int, str] = {}
    ratings: dict[int, int] = {}
    wants: tuple[int, ...] = ()
    begins: int | None = None
    failed: dict[int, str] = {}


class Stands(msgspec.Struct, frozen=True):
    """How a match stands after a turn, so that nobody has to play it again to know: the status that everybody reads,
    whether it is over, and the seats that are asked something, which each seat is told of itself alone.

    ``clock`` is what its clocks showed then, and ``due`` when the first of them runs out, or when play begins whoever
    has come, in milliseconds since 1970.
    """

    status: str
    over: bool = False
    asked: tuple[int, ...] = ()
    clock: Reading | None = None
    due: int | None = None


class UnknownTable(WarbonesError):
    """There is no such table."""


class StoreUnusable(WarbonesError):
    """The folder cannot hold matches, or another process keeps its matches there."""


class StoreFailed(Exception):
    """The turn may or may not be kept: what the store holds is the truth, and must be read again."""

    told: str = UNKEPT


class Unreachable(StoreFailed):
    """The database does not answer: it is waited for, but not for ever."""

    told = "The database cannot be reached just now, so nothing can be stored: try again in a moment."


class Moved(StoreFailed):
    """Another process has this table now, or may have it: who asks again is handed to it."""

    told = "This table is being handed to another process: try again in a moment."

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
