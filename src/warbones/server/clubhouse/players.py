"""Players: a browser's key with a name and a mark, and the ratings and results of their matches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from msgspec.structs import replace

from warbones.club.bots import bot_rating
from warbones.club.marks import MARKS, must_be_mark
from warbones.club.ratings import Rating, shown
from warbones.core.errors import WarbonesError
from warbones.protocol.club_messages import PlayerRequest, Redeem, Seating
from warbones.rooms.background.match_ends import MatchListeners
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.assignment import with_player
from warbones.rooms.seats.keys import digest, new_token
from warbones.rooms.seats.rated import is_rated
from warbones.rooms.services import NameRules
from warbones.rooms.storage.seat import Person
from warbones.rooms.storage.store import UnknownTable
from warbones.rooms.storage.stored_match import DELETED_NAME, StoredMatch
from warbones.server.clubhouse.speeds import speed_of
from warbones.server.store.club.club_store import (
    ClubStore,
    FinishedMatch,
    MatchResult,
    NoPlayer,
    PlayerRating,
    Profile,
    SeatResult,
)
from warbones.table import endings

Named = TypeVar("Named", PlayerRating, SeatResult)

SIGNS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""The characters of codes, without look-alikes."""

CODE: Final = 10
"""The length of a code. There are 5 × 10^14: with ten minutes and a rate limit, nobody guesses one."""

VALID: Final = 600
"""Seconds for which a code is valid."""

DAY: Final = 86_400
UNSETTLED: Final = 30
"""Days for which a finished match is still rated after an outage."""


class NoCode(WarbonesError):
    """An invalid code."""


class Players:
    """The players of one server."""

    def __init__(self, store: ClubStore, rooms: Rooms, listeners: MatchListeners, names: NameRules) -> None:
        """Store players in ``store``, and learn of rematches through ``listeners``; ``names`` are the rules."""
        self._store, self._rooms, self._names = store, rooms, names
        listeners.on_again(self._again)

    async def resume(self) -> None:
        """Store the look-alike keys that players from an earlier version lack."""
        await self._store.keep_missing_looks()

    async def known(self, key: str) -> Profile:
        """Return the player with a key. Raises `NoPlayer`."""
        if profile := await self._store.player(digest(key)):
            return profile
        raise NoPlayer

    async def call(self, request: PlayerRequest) -> Profile:
        """Create or rename a player. Raises `BadName`, `UnknownMark` or `NameTaken`."""
        name, mark = self._names.cleaned(request.name), request.mark or MARKS[0]
        must_be_mark(mark)
        key = digest(request.key)
        if before := await self._store.player(key):
            mark = request.mark or before.mark
            await self._store.rename(before.id, name, mark)
            return replace(before, name=name, mark=mark)
        profile = Profile(new_token(), name, mark, _now())
        await self._store.enrol(profile, key)
        return profile

    async def devices(self, profile: Profile) -> int:
        """Return the number of a player's devices."""
        return await self._store.keys(profile.id)

    async def code(self, profile: Profile) -> tuple[str, int]:
        """Return a code that adds one more device, and the time when it expires."""
        code, until = "".join(secrets.choice(SIGNS) for _ in range(CODE)), _now() + VALID
        await self._store.add_code(profile.id, digest(code), until)
        return code, until

    async def redeem(self, asked: Redeem) -> Profile:
        """Return the player whose code it is, and add this device's key. Raises `NoCode`."""
        code = "".join(sign for sign in asked.code.upper() if sign in SIGNS)
        now = _now()  # a clock that was set back must not make a code valid for longer
        found = await self._store.redeem(digest(code), digest(asked.key), range(now, now + VALID + 1))
        if found is None:
            raise NoCode.saying("refused-player-code", minutes=VALID // 60)
        return found

    async def only(self, profile: Profile, key: str) -> None:
        """Revoke all of a player's keys except ``key``, and any unused code."""
        await self._store.only(profile.id, digest(key))

    async def forget(self, profile: Profile) -> None:
        """Delete everything stored about a player, and their name in stored matches. Raises `StoreFailed`.

        The names go first: if removing one fails, the player is still there to repeat the request.
        """
        done: set[tuple[str, int]] = set()
        while rest := {*await self._store.sits(profile.id)} - done:
            for table, seat in rest:
                await self._depart(profile, table, seat)
                await self._rooms.delete_player_data(table, seat)
            done |= rest
        for table, seat in {*await self._store.forget(profile.id)} - done:  # a seat taken in the meantime
            await self._rooms.delete_player_data(table, seat)

    async def _depart(self, profile: Profile, table: str, seat: int) -> None:
        """Keep a player's rating for a rated match in progress, so that it still counts for the others.

        The email address that the seat's browser has given is deleted.
        """
        with suppress(UnknownTable):  # the table was removed meanwhile
            stored, status = await self._rooms.stored_status(table)
            if box := stored.seats[seat].mail:
                await self._store.forget_mailbox(box)
            if status and not status.over and status.status != endings.NOT_BEGUN and is_rated(stored):
                await self._store.depart(profile.id, (table, seat), stored.game, speed_of(stored))

    async def history(self, profile: Profile, before: int, most: int) -> list[FinishedMatch]:
        """Return a player's matches that ended before ``before``, latest first."""
        found = await self._store.history(profile.id, before, most)
        return [replace(each, seats=tuple(map(self._shown, each.seats))) for each in found]

    async def ratings(self, profile: Profile) -> list[PlayerRating]:
        """Return a player's ratings."""
        return await self._store.ratings(profile.id)

    async def leaders(self, game: str, speed: str, most: int) -> list[PlayerRating]:
        """Return a game's rated players, highest first."""
        return [self._shown(each) for each in await self._store.leaders(game, speed, most)]

    def is_name_blocked(self, profile: Profile) -> bool:
        """Return whether others read "a player" in place of a player's name."""
        return self._names.is_blocked(profile.name)

    def _shown(self, named: Named) -> Named:
        """Return a row as others may read it."""
        return replace(named, name=DELETED_NAME) if named.name and self._names.is_blocked(named.name) else named

    # At tables

    async def sit(self, table: str, asked: Seating, *, late: bool = False) -> StoredMatch:
        """Put a player on the seat of a token, and return the match. Raises `WarbonesError`.

        ``late``: allowed after the match's start too, since its tournament decided beforehand whether it is rated.
        """
        profile = await self.known(asked.key)
        room = await self._rooms.bind(table, asked.token, partial(self._bound, profile, asked.rated, late))
        return room.live.stored

    async def _bound(self, profile: Profile, wants: bool, late: bool, live: LiveMatch, seat: int) -> StoredMatch:
        if live.match.over:
            raise NotNow.saying("refused-player-after-match")
        if wants and not (late or live.match.waits or live.stored.seats[seat].person.wants):
            raise NotNow.saying("refused-rated-late")
        if not (late or live.match.waits):
            wants = live.stored.seats[seat].person.wants
        if not await self._store.sit(live.table, seat, profile.id, _now()):
            raise NotNow.saying("refused-player-two-seats")
        rating = next(
            (each.rating for each in await self._store.ratings(profile.id) if _fits(each, live.stored)), Rating()
        )
        person = Person(profile.name, profile.mark, shown(rating), wants)
        return with_player(live.stored, seat, person, self._names.is_alike)

    async def _again(self, old: str, new: str, moved: Mapping[int, int]) -> None:
        for seat, player in (await self._store.seated(old)).items():
            await self._store.sit(new, moved[seat], player, _now())

    async def settle(self, live: LiveMatch) -> None:
        """Store a match's result and the new ratings."""
        stored = live.stored
        bots = tuple(seat.bot or None for seat in stored.seats)
        known = {seat: bot_rating(stored.game, bot) for seat, bot in enumerate(bots) if bot}
        outcome = MatchResult(
            table=live.table,
            game=stored.game,
            speed=speed_of(stored),
            scores=live.match.scores(),
            bots=bots,
            known={seat: rating for seat, rating in known.items() if rating},
            rated=is_rated(stored) and not (live.match.ended and live.match.ended.called_off),
            at=_now(),
        )
        await self._store.settle(outcome)

    async def unsettled(self) -> list[str]:
        """Return the tables without a stored result, whose matches may be over."""
        return await self._store.unsettled(_now() - UNSETTLED * DAY)


def _fits(rated: PlayerRating, stored: StoredMatch) -> bool:
    return (rated.game, rated.speed) == (stored.game, speed_of(stored))


def _now() -> int:
    return int(time.time())
