"""Players and tournaments in a database, by the same statements in SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from warbones.club.names import alike
from warbones.club.ratings import Rating, after, shown
from warbones.club.tournaments.event import Event
from warbones.server.store.club import (
    NOBODY,
    Kept,
    NameTaken,
    Outcome,
    Past,
    Played,
    Profile,
    Rated,
    UnknownEvent,
)

T = TypeVar("T")
Row = tuple[Any, ...]

TABLES: Final = """
CREATE TABLE IF NOT EXISTS club_players (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, alike TEXT NOT NULL UNIQUE, mark TEXT NOT NULL, made BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS club_keys (key TEXT PRIMARY KEY, player TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS club_keys_of ON club_keys (player);
CREATE TABLE IF NOT EXISTS club_codes (player TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, until BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS club_sits (
    id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (id, seat)
);
CREATE INDEX IF NOT EXISTS club_sits_of ON club_sits (player);
CREATE TABLE IF NOT EXISTS club_ratings (
    player TEXT NOT NULL, game TEXT NOT NULL, speed TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL,
    PRIMARY KEY (player, game, speed)
);
CREATE INDEX IF NOT EXISTS club_leaders ON club_ratings (game, speed, mu);
CREATE TABLE IF NOT EXISTS club_results (
    id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT, bot TEXT, game TEXT NOT NULL, speed TEXT NOT NULL,
    score BIGINT NOT NULL, rated INTEGER NOT NULL, earlier INTEGER, later INTEGER, made BIGINT NOT NULL,
    PRIMARY KEY (id, seat)
);
CREATE INDEX IF NOT EXISTS club_results_of ON club_results (player, made);
CREATE TABLE IF NOT EXISTS club_events (
    id TEXT PRIMARY KEY, event TEXT NOT NULL, organiser TEXT NOT NULL, made BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS club_entries (
    id TEXT NOT NULL, entrant INTEGER NOT NULL, player TEXT NOT NULL, PRIMARY KEY (id, player)
);
CREATE INDEX IF NOT EXISTS club_entries_of ON club_entries (player);
CREATE TABLE IF NOT EXISTS club_event_tables (
    id TEXT PRIMARY KEY, event TEXT NOT NULL, at INTEGER NOT NULL, pairing INTEGER NOT NULL
)
"""
"""What makes them where there are none.

``event`` is JSON of `Event`; a ``player`` that is NULL was deleted, or is somebody who is none.
"""

NAMES: Final = (
    "club_players",
    "club_keys",
    "club_codes",
    "club_sits",
    "club_ratings",
    "club_results",
    "club_events",
    "club_entries",
    "club_event_tables",
)
"""What they are called."""

PROFILE: Final = """
SELECT id, name, mark, made FROM club_players WHERE id = (SELECT player FROM club_keys WHERE key = ?)
"""
RESULTS: Final = """
SELECT club_results.id, club_results.game, club_results.speed, club_results.made, club_results.rated, seat, score,
    club_results.player, name, club_players.mark, bot, earlier, later,
    EXISTS (SELECT 1 FROM matches WHERE matches.id = club_results.id)
FROM club_results LEFT JOIN club_players ON club_players.id = club_results.player
WHERE club_results.id IN (SELECT id FROM club_results WHERE player = ? AND made < ? ORDER BY made DESC, id LIMIT ?)
ORDER BY club_results.made DESC, club_results.id, seat
"""
LEADERS: Final = """
SELECT game, speed, mu, sigma, games, name, club_players.mark FROM club_ratings
JOIN club_players ON club_players.id = club_ratings.player
WHERE game = ? AND speed = ? ORDER BY mu DESC, name LIMIT ?
"""
RATED: Final = """
INSERT INTO club_ratings (player, game, speed, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (player, game, speed) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
"""
NOTED: Final = """
INSERT INTO club_results (id, seat, player, bot, game, speed, score, rated, earlier, later, made)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


class Database(Protocol):
    """Where statements are run, "?" standing for each value, inside one transaction."""

    def run(self, statement: str, *values: Any) -> list[Row]:
        """Return the rows that a statement came to."""


class Desk(Protocol):
    """Does jobs on a database, each in a transaction of its own that nothing else comes between."""

    async def do(self, job: Callable[[Database], T], *, reads: bool = False) -> T:
        """Return what ``job`` returned, once that is kept. Raises what it raises, which undoes it, or `StoreFailed`.

        It may be called more than once.
        """


class Ledger:
    """Keeps players and tournaments by way of a desk, as `ClubStore` promises."""

    def __init__(self, desk: Desk) -> None:
        """Keep them where ``desk`` does."""
        self._desk = desk

    # Players

    async def player(self, key: str) -> Profile | None:
        """Return whose key it is."""
        return await self._desk.do(partial(_player, key), reads=True)

    async def enrol(self, profile: Profile, key: str) -> None:
        """Keep a new player. Raises `NameTaken`."""
        await self._desk.do(partial(_enrol, profile, key))

    async def rename(self, player: str, name: str, mark: str) -> None:
        """Keep how a player wants to be called. Raises `NameTaken`."""
        await self._desk.do(partial(_rename, player, name, mark))

    async def keys(self, player: str) -> int:
        """Return how many keys a player has: one a device."""
        rows = await self._run("SELECT count(*) FROM club_keys WHERE player = ?", player, reads=True)
        return int(rows[0][0])

    async def add_code(self, player: str, code: str, until: int) -> None:
        """Keep a code that brings the player to one more device until then; one before it ends."""
        await self._run(
            "INSERT INTO club_codes (player, code, until) VALUES (?, ?, ?) "
            "ON CONFLICT (player) DO UPDATE SET code = excluded.code, until = excluded.until",
            *(player, code, until),
        )

    async def redeem(self, code: str, key: str, now: int) -> Profile | None:
        """Return whom a code brings over, which is spent and has the key from now on; None where it brings nobody."""
        return await self._desk.do(partial(_redeem, code, key, now))

    async def only(self, player: str, key: str) -> None:
        """Have no other key open a player any more."""
        await self._desk.do(partial(_only, player, key))

    async def sits(self, player: str) -> list[tuple[str, int]]:
        """Return the seats, by table, that a player has or had."""
        rows = await self._run("SELECT id, seat FROM club_sits WHERE player = ?", player, reads=True)
        return [(table, seat) for table, seat in rows]

    async def forget(self, player: str) -> list[tuple[str, int]]:
        """Delete all that is kept of a player. Return the seats, by table, that they had."""
        return await self._desk.do(partial(_forget, player))

    # Tables

    async def sit(self, table: str, seat: int, player: str, at: int) -> bool:
        """Keep who sits on a seat; return False where the player has another seat there."""
        return await self._desk.do(partial(_sit, table, seat, player, at))

    async def seated(self, table: str) -> dict[int, str]:
        """Return the players at a table, by seat."""
        return dict(await self._run("SELECT seat, player FROM club_sits WHERE id = ?", table, reads=True))

    async def unsettled(self, since: int) -> list[str]:
        """Return tables where players sat down after then, of which no end is known."""
        rows = await self._run(
            "SELECT DISTINCT id FROM club_sits WHERE made > ? AND id NOT IN (SELECT id FROM club_results)",
            since,
            reads=True,
        )
        return [table for (table,) in rows]

    async def settle(self, outcome: Outcome) -> dict[int, Rating]:
        """Keep how a match ended, once; return the new ratings, by seat, where it was rated just now."""
        return await self._desk.do(partial(_settle, outcome))

    async def history(self, player: str, before: int, most: int) -> list[Past]:
        """Return a player's matches that ended before then, the latest first."""
        rows = await self._run(RESULTS, player, before, most, reads=True)
        return [_past(player, list(seats)) for _, seats in groupby(rows, key=lambda row: row[0])]

    async def ratings(self, player: str) -> list[Rated]:
        """Return a player's ratings."""
        rows = await self._run(
            "SELECT game, speed, mu, sigma, games FROM club_ratings WHERE player = ? ORDER BY game, speed",
            player,
            reads=True,
        )
        return [Rated(game, speed, Rating(*rating)) for game, speed, *rating in rows]

    async def leaders(self, game: str, speed: str, most: int) -> list[Rated]:
        """Return the players who are rated at a game, the highest first."""
        rows = await self._run(LEADERS, game, speed, most, reads=True)
        return [Rated(row[0], row[1], Rating(*row[2:5]), *row[5:]) for row in rows]

    # Tournaments

    async def begin_event(self, event: str, kept: Event, organiser: str, at: int) -> None:
        """Keep a new tournament."""
        await self._run(
            "INSERT INTO club_events (id, event, organiser, made) VALUES (?, ?, ?, ?)",
            *(event, _json(kept), organiser, at),
        )

    async def event(self, event: str) -> Kept:
        """Return a tournament. Raises `UnknownEvent`."""
        return await self._desk.do(partial(_event, event), reads=True)

    async def change_event(self, event: str, change: Callable[[Event], Event], player: str = "") -> Event:
        """Keep what ``change`` makes of a tournament; an entrant it adds is ``player``, unless that is "".

        Raises `UnknownEvent`, and what ``change`` raises; it may be called more than once.
        """
        return await self._desk.do(partial(_change_event, event, change, player))

    async def events(self, player: str) -> list[tuple[str, Event]]:
        """Return the tournaments that a player takes part in, the latest first."""
        rows = await self._run(
            "SELECT club_events.id, event FROM club_events JOIN club_entries ON club_entries.id = club_events.id "
            "WHERE player = ? ORDER BY made DESC, club_events.id",
            player,
            reads=True,
        )
        return [(event, _read(kept)) for event, kept in rows]

    async def event_table(self, table: str, event: str, at: int, pairing: int) -> None:
        """Keep which pairing of a tournament a table is for."""
        await self._run(
            "INSERT INTO club_event_tables (id, event, at, pairing) VALUES (?, ?, ?, ?)", table, event, at, pairing
        )

    async def event_of(self, table: str) -> tuple[str, int, int] | None:
        """Return the tournament, round and pairing that a table is for."""
        rows = await self._run("SELECT event, at, pairing FROM club_event_tables WHERE id = ?", table, reads=True)
        return next(iter(rows), None)

    async def _run(self, statement: str, *values: Any, reads: bool = False) -> list[Row]:
        return await self._desk.do(lambda db: db.run(statement, *values), reads=reads)


# Jobs


def _player(key: str, db: Database) -> Profile | None:
    rows = db.run(PROFILE, key)
    return Profile(*rows[0]) if rows else None


def _must_be_free(player: str, name: str, db: Database) -> None:
    if db.run("SELECT 1 FROM club_players WHERE alike = ? AND id <> ?", alike(name), player):
        raise NameTaken


def _enrol(profile: Profile, key: str, db: Database) -> None:
    _must_be_free(profile.id, profile.name, db)
    db.run(
        "INSERT INTO club_players (id, name, alike, mark, made) VALUES (?, ?, ?, ?, ?)",
        *(profile.id, profile.name, alike(profile.name), profile.mark, profile.made),
    )
    db.run("INSERT INTO club_keys (key, player) VALUES (?, ?)", key, profile.id)


def _rename(player: str, name: str, mark: str, db: Database) -> None:
    _must_be_free(player, name, db)
    db.run("UPDATE club_players SET name = ?, alike = ?, mark = ? WHERE id = ?", name, alike(name), mark, player)


def _redeem(code: str, key: str, now: int, db: Database) -> Profile | None:
    rows = db.run("DELETE FROM club_codes WHERE code = ? RETURNING player, until", code)
    if not rows or rows[0][1] < now or db.run("SELECT 1 FROM club_keys WHERE key = ?", key):
        return None
    db.run("INSERT INTO club_keys (key, player) VALUES (?, ?)", key, rows[0][0])
    return _player(key, db)


def _only(player: str, key: str, db: Database) -> None:
    db.run("DELETE FROM club_keys WHERE player = ? AND key <> ?", player, key)
    db.run("DELETE FROM club_codes WHERE player = ?", player)


def _forget(player: str, db: Database) -> list[tuple[str, int]]:
    seats = db.run("SELECT id, seat FROM club_sits WHERE player = ?", player)
    for event, entrant in db.run("SELECT id, entrant FROM club_entries WHERE player = ?", player):
        kept = _event(event, db).event
        nameless = tuple(
            replace(each, name=NOBODY, mark="", rating=None) if number == entrant else each
            for number, each in enumerate(kept.entrants)
        )
        db.run("UPDATE club_events SET event = ? WHERE id = ?", _json(replace(kept, entrants=nameless)), event)
    db.run("UPDATE club_results SET player = NULL, earlier = NULL, later = NULL WHERE player = ?", player)
    db.run(
        "DELETE FROM club_results WHERE id NOT IN (SELECT id FROM club_results WHERE player IS NOT NULL)"
    )  # nobody is left to whom they mean anything
    for table in ("club_keys", "club_codes", "club_sits", "club_ratings", "club_entries"):
        db.run(f"DELETE FROM {table} WHERE player = ?", player)  # noqa: S608  # one of ours
    db.run("DELETE FROM club_players WHERE id = ?", player)
    return [(table, seat) for table, seat in seats]


def _sit(table: str, seat: int, player: str, at: int, db: Database) -> bool:
    if db.run("SELECT 1 FROM club_sits WHERE id = ? AND player = ? AND seat <> ?", table, player, seat):
        return False
    db.run(
        "INSERT INTO club_sits (id, seat, player, made) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (id, seat) DO UPDATE SET player = excluded.player",
        *(table, seat, player, at),
    )
    return True


def _settle(outcome: Outcome, db: Database) -> dict[int, Rating]:
    before = db.run("SELECT rated FROM club_results WHERE id = ?", outcome.table)
    players: dict[int, str] = dict(db.run("SELECT seat, player FROM club_sits WHERE id = ?", outcome.table))
    if not players or any(rated for (rated,) in before):
        return {}
    db.run("DELETE FROM club_results WHERE id = ?", outcome.table)  # an end that was taken back
    people = {seat for seat, bot in enumerate(outcome.bots) if bot is None}
    is_rated = (
        outcome.rated and players.keys() == people and outcome.known.keys() | people == {*range(len(outcome.bots))}
    )
    old = {seat: _rating(player, outcome, db) for seat, player in players.items()} if is_rated else {}
    both = outcome.known | old
    new = (
        dict(enumerate(after([both[seat] for seat in sorted(both)], outcome.scores, outcome.known))) if is_rated else {}
    )
    for seat, bot in enumerate(outcome.bots):
        player = players.get(seat)
        marks = (shown(old[seat]), shown(new[seat])) if seat in old else (None, None)
        head = (outcome.table, seat, player, bot, outcome.game, outcome.speed)
        db.run(NOTED, *head, outcome.scores[seat], int(is_rated), *marks, outcome.at)
        if seat in old:
            rating = new[seat]
            db.run(RATED, player, outcome.game, outcome.speed, rating.mu, rating.sigma, rating.games)
    return {seat: new[seat] for seat in old}


def _rating(player: str, outcome: Outcome, db: Database) -> Rating:
    rows = db.run(
        "SELECT mu, sigma, games FROM club_ratings WHERE player = ? AND game = ? AND speed = ?",
        *(player, outcome.game, outcome.speed),
    )
    return Rating(*rows[0]) if rows else Rating()


def _past(player: str, rows: list[Row]) -> Past:
    table, game, speed, at, rated, *_, kept = rows[0]
    return Past(table, game, speed, at, bool(rated), tuple(_played(player, *row[5:13]) for row in rows), bool(kept))


def _played(
    player: str,
    seat: int,
    score: int,
    sitter: str | None,
    name: str | None,
    mark: str | None,
    bot: str | None,
    before: int | None,
    after_: int | None,
) -> Played:
    return Played(seat, score, sitter == player, name or "", mark or "", bot or "", before, after_)


def _event(event: str, db: Database) -> Kept:
    rows = db.run("SELECT event, organiser FROM club_events WHERE id = ?", event)
    if not rows:
        raise UnknownEvent
    players = db.run("SELECT entrant, player FROM club_entries WHERE id = ?", event)
    return Kept(_read(rows[0][0]), rows[0][1], dict(players))


def _change_event(event: str, change: Callable[[Event], Event], player: str, db: Database) -> Event:
    before = _event(event, db).event
    now = change(before)
    db.run("UPDATE club_events SET event = ? WHERE id = ?", _json(now), event)
    if player and len(now.entrants) > len(before.entrants):
        entrant = len(now.entrants) - 1
        db.run("INSERT INTO club_entries (id, entrant, player) VALUES (?, ?, ?)", event, entrant, player)
    return now


_events = msgspec.json.Decoder(Event)  # made once: msgspec cannot learn a type in two threads at once


def _json(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def _read(written: str) -> Event:
    return _events.decode(written)
