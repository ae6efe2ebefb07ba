"""What the server keeps of players and tournaments, and what any store of them must promise.

Who is which player is known here alone: tables and tournaments are told names, marks and ratings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from warbones.club.ratings import Rating
from warbones.club.tournaments.event import Event
from warbones.core.errors import WarbonesError


class Profile(msgspec.Struct, frozen=True):
    """A player. ``id`` never leaves the server; ``made`` is when, in seconds since 1970."""

    id: str
    name: str
    mark: str
    made: int


class Played(msgspec.Struct, frozen=True):
    """What one seat of a match that is over came to. ``name`` "": somebody who is no player, or no longer one.

    ``before`` and ``after`` are the ratings that people were shown, None where the match was not rated for the seat.
    """

    seat: int
    score: int
    own: bool = False
    name: str = ""
    mark: str = ""
    bot: str = ""
    before: int | None = None
    after: int | None = None


class Past(msgspec.Struct, frozen=True):
    """A match that is over, as one of its players looks back at it. ``kept``: it can be seen again."""

    table: str
    game: str
    speed: str
    at: int
    rated: bool
    seats: tuple[Played, ...]
    kept: bool


class Rated(msgspec.Struct, frozen=True):
    """A player's rating at a game and speed."""

    game: str
    speed: str
    rating: Rating
    name: str = ""
    mark: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. ``known`` are the ratings of its bots by seat; ``rated``: everybody wished for it."""

    table: str
    game: str
    speed: str
    scores: tuple[int, ...]
    bots: tuple[str | None, ...]
    known: dict[int, Rating]
    rated: bool
    at: int


class Kept(msgspec.Struct, frozen=True):
    """A tournament as it is kept. ``organiser`` is the digest of its organiser's key, ``players`` who entrants are."""

    event: Event
    organiser: str
    players: Mapping[int, str]


class NoPlayer(WarbonesError):
    """A key that is no player's."""

    def __init__(self) -> None:
        """Say what may have become of it."""
        super().__init__(
            "This browser's key is no player's here: it was taken off by another device, or all was deleted. "
            "Choose a name to begin anew, or bring your player over from another device."
        )


class NameTaken(WarbonesError):
    """A name that another player has, or one that looks like it."""

    def __init__(self) -> None:
        """Say what would be right."""
        super().__init__("Another player here has that name, or one that looks like it: choose another one.")


class UnknownEvent(WarbonesError):
    """There is no such tournament."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("There is no such tournament.")


class ClubStore(Protocol):
    """Keeps players and tournaments. Each coroutine is done as a whole or not at all; all raise `StoreFailed`.

    Keys and codes are digests.
    """

    async def player(self, key: str) -> Profile | None:
        """Return whose key it is."""

    async def enrol(self, profile: Profile, key: str) -> None:
        """Keep a new player. Raises `NameTaken`."""

    async def rename(self, player: str, name: str, mark: str) -> None:
        """Keep how a player wants to be called. Raises `NameTaken`."""

    async def keep_missing_looks(self) -> None:
        """Keep how players look who came before that was kept."""

    async def keys(self, player: str) -> int:
        """Return how many keys a player has: one a device."""

    async def add_code(self, player: str, code: str, until: int) -> None:
        """Keep a code that brings the player to one more device until then; one before it ends."""

    async def redeem(self, code: str, key: str, until: range) -> Profile | None:
        """Return whom a code brings over, which is spent and has the key from now on; None where it brings nobody.

        ``until`` are the moments that the code's time may end at.
        """

    async def only(self, player: str, key: str) -> None:
        """Have no other key open a player any more."""

    async def sits(self, player: str) -> list[tuple[str, int]]:
        """Return the seats, by table, that a player has or had."""

    async def forget(self, player: str) -> list[tuple[str, int]]:
        """Delete all that is kept of a player. Return the seats, by table, that they had."""

    async def sit(self, table: str, seat: int, player: str, at: int) -> bool:
        """Keep who sits on a seat; return False where the player has another seat there."""

    async def seated(self, table: str) -> dict[int, str]:
        """Return the players at a table, by seat."""

    async def unsettled(self, since: int) -> list[str]:
        """Return tables where players sat down after then, of which no end is known."""

    async def settle(self, outcome: Outcome) -> dict[int, Rating]:
        """Keep how a match ended, once; return the new ratings, by seat, where it was rated just now."""

    async def history(self, player: str, before: int, most: int) -> list[Past]:
        """Return a player's matches that ended before then, the latest first."""

    async def ratings(self, player: str) -> list[Rated]:
        """Return a player's ratings."""

    async def leaders(self, game: str, speed: str, most: int) -> list[Rated]:
        """Return the players who are rated at a game, the highest first."""

    async def begin_event(self, event: str, kept: Event, organiser: str, at: int) -> None:
        """Keep a new tournament."""

    async def event(self, event: str) -> Kept:
        """Return a tournament. Raises `UnknownEvent`."""

    async def change_event(self, event: str, change: Callable[[Event], Event], player: str = "") -> Event:
        """Keep what ``change`` makes of a tournament; an entrant it adds is ``player``, unless that is "".

        Raises `UnknownEvent`, and what ``change`` raises; it may be called more than once.
        """

    async def events(self, player: str) -> list[tuple[str, Event]]:
        """Return the tournaments that a player takes part in, the latest first."""

    async def event_table(self, table: str, event: str, at: int, pairing: int) -> None:
        """Keep which pairing of a tournament a table is for."""

    async def event_of(self, table: str) -> tuple[str, int, int] | None:
        """Return the tournament, round and pairing that a table is for."""
