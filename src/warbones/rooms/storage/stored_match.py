"""A match as it is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from warbones.core.record.options import Value
from warbones.rooms.storage.seat import StoredSeat
from warbones.table.clock_kinds import TimeControl
from warbones.table.clocks import ClockReading
from warbones.table.origin import Origin

DELETED_NAME: Final = "a player"
"""The name shown for a deleted player."""


class StoredMatch(Struct, frozen=True, omit_defaults=True):
    """A match as it was set up. Only its ``seats`` and ``clocks`` may change (`Store.reseat`).

    ``secret`` is the table secret, None if all dice are typed in; ``sealed``: client seeds count too. ``by_hand``:
    people roll real dice, so the match is unrated. ``waits``: the match starts when everybody has joined. ``hints``:
    hints are allowed even between people. ``clock`` is the time control, if any, and ``clocks`` the reading at the last
    change of a seat. ``begins`` is a scheduled start in milliseconds since 1970, None to wait for everybody. ``origin``
    is the moment of another match that this one continues, None at the usual start. ``made`` is the time of its set-up
    in milliseconds since 1970, 0 if it was not stored.
    """

    game: str
    rules_version: str
    options: dict[str, Value]
    seats: tuple[StoredSeat, ...]
    secret: bytes | None
    sealed: bool = False
    by_hand: bool = False
    listed: bool = False
    waits: bool = False
    hints: bool = False
    clock: TimeControl | None = None
    clocks: ClockReading | None = None
    begins: int | None = None
    origin: Origin | None = None
    made: int = 0

    def with_seat(self, seat: int, new: StoredSeat) -> Self:
        """Return the match with one seat replaced."""
        return replace(self, seats=(*self.seats[:seat], new, *self.seats[seat + 1 :]))

    def where(self, holds: Callable[[StoredSeat], object]) -> tuple[int, ...]:
        """Return the seats for which ``holds`` is true."""
        return tuple(seat for seat, each in enumerate(self.seats) if holds(each))

    @property
    def shares(self) -> tuple[str, ...] | None:
        """Each seat's client seed ("": none); None if the dice follow from the secret alone."""
        return tuple(each.share for each in self.seats) if self.sealed else None

    @property
    def bots(self) -> dict[int, str]:
        """The current bots by seat, including stand-ins."""
        return {seat: each.player for seat, each in enumerate(self.seats) if each.player}

    @property
    def free(self) -> tuple[int, ...]:
        """The seats of friends who have not joined."""
        return self.where(lambda seat: seat.is_free)

    @property
    def people(self) -> frozenset[int]:
        """The seats of people who have joined and play themselves."""
        return frozenset(self.where(lambda seat: seat.is_person))

    @property
    def hands(self) -> frozenset[int]:
        """The seats that roll real dice. Dice of bots and stand-ins are always the table's."""
        real = self.secret is None or self.by_hand
        return frozenset(self.where(lambda seat: not seat.player)) if real else frozenset()

    @property
    def owes_shares(self) -> tuple[int, ...]:
        """The seats that still owe a client seed."""
        return self.where(lambda seat: seat.owes_share)

    @property
    def is_club_match(self) -> bool:
        """Whether players of this server take part, or the match belongs to a tournament."""
        return bool(self.begins) or any(seat.person.mark for seat in self.seats)
