"""Players and tournaments in a database, with the same statements for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any, Final

from warbones.club.ratings import Rating
from warbones.club.tournaments.tournament import Tournament
from warbones.server.store.club.club_store import FinishedMatch, MatchResult, PlayerRating, Profile, StoredTournament
from warbones.server.store.club.player_jobs import (
    enrol,
    forget,
    keep_missing_looks,
    only,
    player_of,
    redeem,
    rename,
    sit,
)
from warbones.server.store.club.result_jobs import depart, past_of, settle
from warbones.server.store.club.tournament_jobs import change_event, event_of, event_read, event_written
from warbones.server.store.transactions import Row, TransactionRunner

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
    """A `ClubStore` on any `TransactionRunner`."""

    def __init__(self, runner: TransactionRunner) -> None:
        """Store players and tournaments through ``runner``."""
        self._runner = runner

    # Players

    async def player(self, key: str) -> Profile | None:
        """Return the player with this key, if any."""
        return await self._runner.do(partial(player_of, key), reads=True)

    async def enrol(self, profile: Profile, key: str) -> None:
        """Add a player. Raises `NameTaken`."""
        await self._runner.do(partial(enrol, profile, key))

    async def rename(self, player: str, name: str, mark: str) -> None:
        """Change a player's name and mark. Raises `NameTaken`."""
        await self._runner.do(partial(rename, player, name, mark))

    async def keep_missing_looks(self) -> None:
        """Store the look-alike keys of players from earlier versions, which had none."""
        await self._runner.do(keep_missing_looks)

    async def keys(self, player: str) -> int:
        """Return the number of a player's keys, one per device."""
        rows = await self._run("SELECT count(*) FROM club_keys WHERE player = ?", player, reads=True)
        return int(rows[0][0])

    async def add_code(self, player: str, code: str, until: int) -> None:
        """Store a code that adds one more device and expires at ``until``. It replaces any earlier code."""
        await self._run(
            "INSERT INTO club_codes (player, code, until) VALUES (?, ?, ?) "
            "ON CONFLICT (player) DO UPDATE SET code = excluded.code, until = excluded.until",
            *(player, code, until),
        )

    async def redeem(self, code: str, key: str, until: range) -> Profile | None:
        """Use up a code: give its player the key, and return the player, or None if the code is not valid.

        ``until`` is the range of expiry times at which a code is valid.
        """
        return await self._runner.do(partial(redeem, code, key, until))

    async def only(self, player: str, key: str) -> None:
        """Revoke all of a player's keys except ``key``, and any unused code."""
        await self._runner.do(partial(only, player, key))

    async def sits(self, player: str) -> list[tuple[str, int]]:
        """Return all seats, with their tables, that a player has or had."""
        rows = await self._run("SELECT id, seat FROM club_sits WHERE player = ?", player, reads=True)
        return [(table, seat) for table, seat in rows]

    async def forget(self, player: str) -> list[tuple[str, int]]:
        """Delete everything stored about a player. Return the seats, with their tables, that they had."""
        return await self._runner.do(partial(forget, player))

    async def forget_mailbox(self, box: str) -> None:
        """Delete an email address by the id of its mailbox."""
        await self._run("DELETE FROM mailboxes WHERE id = ?", box)

    # Tables

    async def depart(self, player: str, seat: tuple[str, int], game: str, speed: str) -> None:
        """Keep a player's rating at a game and speed, without the player's id, until ``seat``'s match is settled."""
        await self._runner.do(partial(depart, player, seat, game, speed))

    async def sit(self, table: str, seat: int, player: str, at: int) -> bool:
        """Record a seat's player. Return False if the player has another seat at the table."""
        return await self._runner.do(partial(sit, table, seat, player, at))

    async def seated(self, table: str) -> dict[int, str]:
        """Return the players at a table, by seat."""
        return dict(await self._run("SELECT seat, player FROM club_sits WHERE id = ?", table, reads=True))

    async def unsettled(self, since: int) -> list[str]:
        """Return tables at which players sat down after a given time, and whose result is not recorded."""
        rows = await self._run(
            "SELECT DISTINCT id FROM club_sits WHERE made > ? AND id NOT IN (SELECT id FROM club_results)",
            since,
            reads=True,
        )
        return [table for (table,) in rows]

    async def settle(self, outcome: MatchResult) -> dict[int, Rating]:
        """Record a result, once. Return the new ratings by seat if this call rated the match."""
        return await self._runner.do(partial(settle, outcome))

    async def history(self, player: str, before: int, most: int) -> list[FinishedMatch]:
        """Return a player's matches that ended before ``before``, latest first."""
        rows = await self._run(RESULTS, player, before, most, reads=True)
        return [past_of(player, list(seats)) for _, seats in groupby(rows, key=lambda row: row[0])]

    async def ratings(self, player: str) -> list[PlayerRating]:
        """Return a player's ratings."""
        rows = await self._run(
            "SELECT game, speed, mu, sigma, games FROM club_ratings WHERE player = ? ORDER BY game, speed",
            player,
            reads=True,
        )
        return [PlayerRating(game, speed, Rating(*rating)) for game, speed, *rating in rows]

    async def leaders(self, game: str, speed: str, most: int) -> list[PlayerRating]:
        """Return the rated players of a game, highest first."""
        rows = await self._run(LEADERS, game, speed, most, reads=True)
        return [PlayerRating(row[0], row[1], Rating(*row[2:5]), *row[5:]) for row in rows]

    # Tournaments

    async def begin_event(self, event: str, kept: Tournament, organiser: str, at: int) -> None:
        """Add a tournament."""
        await self._run(
            "INSERT INTO club_events (id, event, organiser, made) VALUES (?, ?, ?, ?)",
            *(event, event_written(kept), organiser, at),
        )

    async def event(self, event: str) -> StoredTournament:
        """Return a tournament. Raises `UnknownEvent`."""
        return await self._runner.do(partial(event_of, event), reads=True)

    async def change_event(
        self, event: str, change: Callable[[Tournament], Tournament], player: str = ""
    ) -> Tournament:
        """Apply ``change`` to a tournament and store the result. An entrant that it adds is ``player``, if not "".

        ``change`` may be called more than once. Raises `UnknownEvent`, and whatever ``change`` raises.
        """
        return await self._runner.do(partial(change_event, event, change, player))

    async def events(self, player: str) -> list[tuple[str, Tournament]]:
        """Return a player's tournaments, latest first."""
        rows = await self._run(
            "SELECT club_events.id, event FROM club_events JOIN club_entries ON club_entries.id = club_events.id "
            "WHERE player = ? ORDER BY made DESC, club_events.id",
            player,
            reads=True,
        )
        return [(event, event_read(kept)) for event, kept in rows]

    async def event_table(self, table: str, event: str, at: int, pairing: int) -> None:
        """Record the tournament's pairing that a table is for."""
        await self._run(
            "INSERT INTO club_event_tables (id, event, at, pairing) VALUES (?, ?, ?, ?)", table, event, at, pairing
        )

    async def event_of(self, table: str) -> tuple[str, int, int] | None:
        """Return the tournament, round and pairing that a table is for."""
        rows = await self._run("SELECT event, at, pairing FROM club_event_tables WHERE id = ?", table, reads=True)
        return next(iter(rows), None)

    async def _run(self, statement: str, *values: Any, reads: bool = False) -> list[Row]:
        return await self._runner.do(lambda db: db.run(statement, *values), reads=reads)
