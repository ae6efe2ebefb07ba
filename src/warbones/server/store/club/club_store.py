"""Stored players and tournaments, and the interface of any store for them.

Player ids never reach tables or tournaments, which have names, marks and ratings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from warbones.club.ratings import Rating
from warbones.club.tournaments.tournament import Tournament
from warbones.core.errors import WarbonesError


class Profile(msgspec.Struct, frozen=True):
    """A player. ``id`` never leaves the server; ``made`` is the time of creation, in seconds since 1970."""

    id: str
    name: str
    mark: str
    made: int


class SeatResult(msgspec.Struct, frozen=True):
    """The result of one seat in a finished match. ``name`` is "" for guests and deleted players.

    ``before`` and ``after`` are the displayed ratings, None if the match was not rated for this seat.
    """

    seat: int
    score: int
    own: bool = False
    name: str = ""
    mark: str = ""
    bot: str = ""
    before: int | None = None
    after: int | None = None


class FinishedMatch(msgspec.Struct, frozen=True):
    """A finished match in a player's history. ``kept``: whether its replay is still stored."""

    table: str
    game: str
    speed: str
    at: int
    rated: bool
    seats: tuple[SeatResult, ...]
    kept: bool


class PlayerRating(msgspec.Struct, frozen=True):
    """A player's rating at a game and speed."""

    game: str
    speed: str
    rating: Rating
    name: str = ""
    mark: str = ""


class MatchResult(msgspec.Struct, frozen=True):
    """The result of a match. ``known`` has its bots' ratings by seat; ``rated``: everyone agreed to a rated match."""

    table: str
    game: str
    speed: str
    scores: tuple[int, ...]
    bots: tuple[str | None, ...]
    known: dict[int, Rating]
    rated: bool
    at: int


class StoredTournament(msgspec.Struct, frozen=True):
    """A stored tournament. ``organiser`` is the digest of the organiser's key, ``players`` player ids by entrant."""

    event: Tournament
    organiser: str
    players: Mapping[int, str]


class NoPlayer(WarbonesError):
    """A key that belongs to no player."""

    says = "refused-no-player"


class NameTaken(WarbonesError):
    """A name that is taken, or looks like one that is."""

    says = "refused-name-taken"


class UnknownEvent(WarbonesError):
    """A tournament that does not exist."""

    says = "refused-no-tournament"


class ClubStore(Protocol):
    """A store for players and tournaments. Each coroutine is atomic, and may raise `StoreFailed`.

    Keys and codes are passed as digests.
    """

    async def player(self, key: str) -> Profile | None:
        """Return the player with this key, if any."""

    async def enrol(self, profile: Profile, key: str) -> None:
        """Add a player. Raises `NameTaken`."""

    async def rename(self, player: str, name: str, mark: str) -> None:
        """Change a player's name and mark. Raises `NameTaken`."""

    async def keep_missing_looks(self) -> None:
        """Store the look-alike keys of players from earlier versions, which had none."""

    async def keys(self, player: str) -> int:
        """Return the number of a player's keys, one per device."""

    async def add_code(self, player: str, code: str, until: int) -> None:
        """Store a code that adds one more device and expires at ``until``. It replaces any earlier code."""

    async def redeem(self, code: str, key: str, until: range) -> Profile | None:
        """Use up a code: give its player the key, and return the player, or None if the code is not valid.

        ``until`` is the range of expiry times at which a code is valid.
        """

    async def only(self, player: str, key: str) -> None:
        """Revoke all of a player's keys except ``key``, and any unused code."""

    async def sits(self, player: str) -> list[tuple[str, int]]:
        """Return all seats, with their tables, that a player has or had."""

    async def forget(self, player: str) -> list[tuple[str, int]]:
        """Delete everything stored about a player. Return the seats, with their tables, that they had."""

    async def forget_mailbox(self, box: str) -> None:
        """Delete an email address by the id of its mailbox."""

    async def depart(self, player: str, seat: tuple[str, int], game: str, speed: str) -> None:
        """Keep a player's rating at a game and speed, without the player's id, until ``seat``'s match is settled."""

    async def sit(self, table: str, seat: int, player: str, at: int) -> bool:
        """Record a seat's player. Return False if the player has another seat at the table."""

    async def seated(self, table: str) -> dict[int, str]:
        """Return the players at a table, by seat."""

    async def unsettled(self, since: int) -> list[str]:
        """Return tables at which players sat down after a given time, and whose result is not recorded."""

    async def settle(self, outcome: MatchResult) -> dict[int, Rating]:
        """Record a result, once. Return the new ratings by seat if this call rated the match."""

    async def history(self, player: str, before: int, most: int) -> list[FinishedMatch]:
        """Return a player's matches that ended before ``before``, latest first."""

    async def ratings(self, player: str) -> list[PlayerRating]:
        """Return a player's ratings."""

    async def leaders(self, game: str, speed: str, most: int) -> list[PlayerRating]:
        """Return the rated players of a game, highest first."""

    async def begin_event(self, event: str, kept: Tournament, organiser: str, at: int) -> None:
        """Add a tournament."""

    async def event(self, event: str) -> StoredTournament:
        """Return a tournament. Raises `UnknownEvent`."""

    async def change_event(
        self, event: str, change: Callable[[Tournament], Tournament], player: str = ""
    ) -> Tournament:
        """Apply ``change`` to a tournament and store the result. An entrant that it adds is ``player``, if not "".

        ``change`` may be called more than once. Raises `UnknownEvent`, and whatever ``change`` raises.
        """

    async def events(self, player: str) -> list[tuple[str, Tournament]]:
        """Return a player's tournaments, latest first."""

    async def event_table(self, table: str, event: str, at: int, pairing: int) -> None:
        """Record the tournament's pairing that a table is for."""

    async def event_of(self, table: str) -> tuple[str, int, int] | None:
        """Return the tournament, round and pairing that a table is for."""
