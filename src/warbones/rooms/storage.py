"""What is stored of a match, and the promises of every store of matches."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.core.record.options import Value
from warbones.core.view.scene import Text, msg
from warbones.rooms.seats import Seat
from warbones.table.answers import Turn
from warbones.table.clock import Reading, TimeControl


class StoredMatch(Struct, frozen=True, omit_defaults=True):
    """A match as it was set up. Its ``seats`` may change (`Store.reseat`), the rest may not.

    ``secret`` is what the dice are drawn from, None where they are typed in; ``sealed``: what the seats' browsers bring
    counts as well. ``by_hand``: people roll real dice of their own, so that the match counts for no rating.
    ``waits``: play began once everybody had come. ``hints``: people may ask for hints even where several play.
    ``clock`` says how the clocks go, None where there are none, and ``clocks`` is what they showed when a seat last
    changed. ``begins`` is when play begins whoever has come, in milliseconds since 1970, None where all are waited for.
    """

    game: str
    rules_version: str
    options: dict[str, Value]
    seats: tuple[Seat, ...]
    secret: bytes | None
    sealed: bool = False
    by_hand: bool = False
    listed: bool = False
    waits: bool = False
    hints: bool = False
    clock: TimeControl | None = None
    clocks: Reading | None = None
    begins: int | None = None

    def with_seat(self, seat: int, new: Seat) -> Self:
        """Return the match once one seat is ``new``."""
        return replace(self, seats=(*self.seats[:seat], new, *self.seats[seat + 1 :]))

    def where(self, holds: Callable[[Seat], object]) -> tuple[int, ...]:
        """Return the seats of which something ``holds``."""
        return tuple(seat for seat, each in enumerate(self.seats) if holds(each))

    @property
    def shares(self) -> tuple[str, ...] | None:
        """What each seat brought to the dice ("": nothing), None where they follow from the secret alone."""
        return tuple(each.share for each in self.seats) if self.sealed else None

    @property
    def bots(self) -> dict[int, str]:
        """The bots that play now, by seat."""
        return {seat: each.player for seat, each in enumerate(self.seats) if each.player}

    @property
    def free(self) -> tuple[int, ...]:
        """The seats of friends who have yet to come."""
        return self.where(lambda seat: seat.is_free)

    @property
    def people(self) -> frozenset[int]:
        """The seats whose people have come and play themselves."""
        return frozenset(self.where(lambda seat: seat.is_person))

    @property
    def hands(self) -> frozenset[int]:
        """The seats whose people roll by hand: a bot's dice, and a stand-in's, are rolled here."""
        real = self.secret is None or self.by_hand
        return frozenset(self.where(lambda seat: not seat.player)) if real else frozenset()

    @property
    def owes_shares(self) -> tuple[int, ...]:
        """The seats whose browsers have yet to bring a share to the dice."""
        return self.where(lambda seat: seat.owes_share)

    @property
    def is_club_match(self) -> bool:
        """Whether players of this server take part, or it belongs to a tournament, whose tables begin by themselves."""
        return bool(self.begins) or any(seat.person.mark for seat in self.seats)


class Stands(Struct, frozen=True):
    """How a match stands after a turn, so that nobody has to play it again to know: the status that everybody reads,
    whether it is over, and the seats that are asked something, which each seat is told of itself alone.

    ``clock`` is what its clocks showed then, and ``due`` when the first of them runs out, or when play begins whoever
    has come, in milliseconds since 1970.
    """

    status: Text
    over: bool = False
    asked: tuple[int, ...] = ()
    clock: Reading | None = None
    due: int | None = None


UNKEPT: Final = msg("refused-unkept")
"""What is said where a store failed."""


NAMELESS: Final = "a player"
"""What is left of the name of somebody who had all that is kept of them deleted."""


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
