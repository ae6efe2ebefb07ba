"""Players and tournaments in a database, by the same statements in SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any, Final

from warbones.club.ratings import Rating
from warbones.club.tournaments.event import Event
from warbones.server.store.club import Kept, Outcome, Past, Profile, Rated
from warbones.server.store.event_jobs import change_event, event_of, event_read, event_written
from warbones.server.store.player_jobs import enrol, forget, keep_missing_looks, only, player_of, redeem, rename, sit
from warbones.server.store.result_jobs import past_of, settle
from warbones.server.store.statements import Desk, Row

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


class Ledger:
    """Keeps players and tournaments by way of a desk, as `ClubStore` promises."""

    def __init__(self, desk: Desk) -> None:
        """Keep them where ``desk`` does."""
        self._desk = desk

    # Players

    async def player(self, key: str) -> Profile | None:
        """Return whose key it is."""
        return await self._desk.do(partial(player_of, key), reads=True)

    async def enrol(self, profile: Profile, key: str) -> None:
        """Keep a new player. Raises `NameTaken`."""
        await self._desk.do(partial(enrol, profile, key))

    async def rename(self, player: str, name: str, mark: str) -> None:
        """Keep how a player wants to be called. Raises `NameTaken`."""
        await self._desk.do(partial(rename, player, name, mark))

    async def keep_missing_looks(self) -> None:
        """Keep how players look who came before that was kept."""
        await self._desk.do(keep_missing_looks)

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

    async def redeem(self, code: str, key: str, until: range) -> Profile | None:
        """Return whom a code brings over, which is spent and has the key from now on; None where it brings nobody.

        ``until`` are the moments that the code's time may end at.
        """
        return await self._desk.do(partial(redeem, code, key, until))

    async def only(self, player: str, key: str) -> None:
        """Have no other key open a player any more."""
        await self._desk.do(partial(only, player, key))

    async def sits(self, player: str) -> list[tuple[str, int]]:
        """Return the seats, by table, that a player has or had."""
        rows = await self._run("SELECT id, seat FROM club_sits WHERE player = ?", player, reads=True)
        return [(table, seat) for table, seat in rows]

    async def forget(self, player: str) -> list[tuple[str, int]]:
        """Delete all that is kept of a player. Return the seats, by table, that they had."""
        return await self._desk.do(partial(forget, player))

    # Tables

    async def sit(self, table: str, seat: int, player: str, at: int) -> bool:
        """Keep who sits on a seat; return False where the player has another seat there."""
        return await self._desk.do(partial(sit, table, seat, player, at))

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
        return await self._desk.do(partial(settle, outcome))

    async def history(self, player: str, before: int, most: int) -> list[Past]:
        """Return a player's matches that ended before then, the latest first."""
        rows = await self._run(RESULTS, player, before, most, reads=True)
        return [past_of(player, list(seats)) for _, seats in groupby(rows, key=lambda row: row[0])]

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
            *(event, event_written(kept), organiser, at),
        )

    async def event(self, event: str) -> Kept:
        """Return a tournament. Raises `UnknownEvent`."""
        return await self._desk.do(partial(event_of, event), reads=True)

    async def change_event(self, event: str, change: Callable[[Event], Event], player: str = "") -> Event:
        """Keep what ``change`` makes of a tournament; an entrant it adds is ``player``, unless that is "".

        Raises `UnknownEvent`, and what ``change`` raises; it may be called more than once.
        """
        return await self._desk.do(partial(change_event, event, change, player))

    async def events(self, player: str) -> list[tuple[str, Event]]:
        """Return the tournaments that a player takes part in, the latest first."""
        rows = await self._run(
            "SELECT club_events.id, event FROM club_events JOIN club_entries ON club_entries.id = club_events.id "
            "WHERE player = ? ORDER BY made DESC, club_events.id",
            player,
            reads=True,
        )
        return [(event, event_read(kept)) for event, kept in rows]

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
