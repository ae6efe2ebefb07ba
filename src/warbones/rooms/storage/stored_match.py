"""A match as it is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from warbones.core.record.options import Value
from warbones.rooms.storage.seat import Seat
from warbones.table.clock import Reading, TimeControl

NAMELESS: Final = "a player"
"""What is left of the name of somebody who had all that is kept of them deleted."""


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
