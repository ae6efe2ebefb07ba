"""A store in a PostgreSQL database, which several servers may share."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

from warbones.rooms.storage.codec import bots_of, decode_match, decode_status, decode_turn, json, unknown_table
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import Moved
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.server.store.postgres.connection import Job, ReconnectingConnection, Rows
from warbones.server.store.postgres.leases import ALIVE, Change, Leases, unnoted
from warbones.server.store.postgres.runner import PostgresRunner
from warbones.server.store.postgres.schema import prepared
from warbones.table.answers import Turn

T = TypeVar("T")

PATIENT: Final = 30.0
"""Seconds for which a turn waits for an unreachable database. Players are told to wait, and lose nothing."""

HASTY: Final = 4.0
"""The same for requests that can simply be repeated."""

MINE: Final = "id = %(table)s AND owner = %(me)s AND epoch = %(epoch)s"
"""The condition that this process holds a table. Each write checks it in its own transaction, and locks the row."""

CREATE: Final = """
WITH kept AS (INSERT INTO matches (id, setup, bots, listed) VALUES (%(table)s, %(match)s, %(bots)s, %(listed)s)),
opened AS (INSERT INTO turns (id, number, turn) SELECT %(table)s, 0, %(turn)s::text WHERE %(turn)s::text IS NOT NULL)
INSERT INTO tables (id, stands) VALUES (%(table)s, %(stands)s) RETURNING id
"""
WAS_CREATED: Final = "SELECT id FROM matches WHERE id = %(table)s AND setup = %(match)s"
APPEND: Final = f"""
WITH mine AS (UPDATE tables SET played = now(), over = %(over)s, stands = %(stands)s WHERE {MINE} RETURNING id)
INSERT INTO turns (id, number, turn) SELECT id, %(number)s, %(turn)s FROM mine RETURNING id
"""  # noqa: S608  # no user input
WAS_APPENDED: Final = "SELECT id FROM turns WHERE id = %(table)s AND number = %(number)s AND turn = %(turn)s"
RESEAT: Final = f"""
WITH mine AS (SELECT id FROM tables WHERE {MINE} FOR UPDATE)
UPDATE matches SET setup = %(match)s, bots = %(bots)s FROM mine WHERE matches.id = mine.id RETURNING matches.id
"""  # noqa: S608  # no user input
MATCH: Final = "SELECT setup, stands FROM matches JOIN tables USING (id) WHERE id = %(table)s"
LOAD: Final = """
SELECT setup, turn FROM matches LEFT JOIN turns USING (id) WHERE id = %(table)s ORDER BY number
"""
OTHERS: Final = f"EXISTS (SELECT FROM servers WHERE servers.id = owner AND servers.id <> %(me)s AND {ALIVE})"
"""The condition that another process holds a table."""

LATELY: Final = "NOT over AND played > now() - %(days)s * interval '1 day'"
UNFINISHED: Final = f"""
SELECT id FROM tables JOIN matches USING (id) WHERE bots > 0 AND {LATELY} AND NOT {OTHERS} ORDER BY played DESC
"""  # noqa: S608  # no user input
LISTED: Final = f"""
SELECT id FROM tables JOIN matches USING (id) WHERE listed AND {LATELY} ORDER BY played DESC LIMIT %(most)s
"""  # noqa: S608  # no user input
IN_PLAY: Final = f"""
SELECT id, extract(epoch FROM now() - played)::int FROM tables WHERE {LATELY} ORDER BY played DESC LIMIT %(most)s
"""  # noqa: S608  # no user input
DUE: Final = f"""
SELECT id, (stands::json ->> 'due')::bigint FROM tables
WHERE NOT over AND stands::json ->> 'due' IS NOT NULL AND NOT {OTHERS}
"""  # noqa: S608  # no user input
TOUCH: Final = "UPDATE servers SET address = address WHERE id = %(me)s RETURNING id"
FORGET: Final = f"""
WITH old AS (SELECT id FROM tables WHERE played <= now() - %(days)s * interval '1 day' AND id <> ALL(%(spared)s)
AND NOT EXISTS (SELECT FROM servers WHERE servers.id = owner AND {ALIVE}) FOR UPDATE SKIP LOCKED),
gone AS (DELETE FROM turns USING old WHERE turns.id = old.id)
DELETE FROM matches USING old WHERE matches.id = old.id RETURNING matches.id
"""  # noqa: S608  # no user input


class PostgresStore:
    """The store of all servers that share a database. `Leases` decide which server may write to which table."""

    def __init__(self, url: str, address: str = "", noted: Change = unnoted) -> None:
        """Open the store, creating its tables if needed. Raises `StoreUnusable`.

        Other servers reach this one at ``address``; ``noted`` is called when tables change hands.
        """
        self.key = prepared(url)
        self._writes, self._reads, self._heart = (
            ReconnectingConnection(url, name) for name in ("writer", "reader", "heart")
        )
        self.leases = Leases(self._writes, self._heart, address, noted)
        self.runner = PostgresRunner(url)
        """The store of players and tournaments, in the same database."""

    async def close(self) -> None:
        """Finish pending jobs, release every table and close the connections."""
        await self.leases.leave()
        for link in (self._writes, self._reads, self._heart):
            await link.close()
        await self.runner.close()

    async def hold(self, table: str) -> None:
        """Take hold of a table. Raises `UnknownTable`, `Moved` while another server holds it, or `StoreFailed`."""
        await self.leases.hold(table)

    def let_go(self, table: str) -> None:
        """Release a table soon."""
        self.leases.let_go(table)

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, status: MatchStatus) -> None:
        """Store a new match, with its first turn unless it waits for people. Raises `StoreFailed`."""
        given = {
            "table": table,
            "match": json(match),
            "bots": bots_of(match),
            "listed": match.listed,
            "turn": None if opening is None else json(opening),
            "stands": json(status),
        }
        await self._writes.do(Job(CREATE, given, WAS_CREATED), _none, HASTY)

    async def append(self, table: str, number: int, turn: Turn, status: MatchStatus) -> None:
        """Store turn ``number`` (from 0), which must be new, and the match's status after it.

        Raises `StoreFailed`, or `Moved` if the table is not held.
        """
        given = {"number": number, "turn": json(turn), "over": status.over, "stands": json(status)}
        await self._written(APPEND, table, given, WAS_APPENDED)

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Store a match's changed seats. Raises `StoreFailed`, or `Moved` if the table is not held."""
        await self._written(RESEAT, table, {"match": json(match), "bots": bots_of(match)})

    async def _written(self, statement: str, table: str, given: dict[str, Any], was_done: str | None = None) -> None:
        fence = {"table": table, "me": self.leases.me, "epoch": self.leases.epoch(table)}
        await self._writes.do(Job(statement, given | fence, was_done), _fenced, PATIENT)

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable` or `StoreFailed`."""
        rows = await self._read(LOAD, _rows, table=table)
        if not rows:
            raise unknown_table()
        return decode_match(rows[0][0]), [decode_turn(turn) for _, turn in rows if turn is not None]

    async def load_status(self, table: str) -> tuple[StoredMatch, MatchStatus | None]:
        """Return a match and its status, None if that was not stored. Raises `UnknownTable` or `StoreFailed`."""
        rows = await self._read(MATCH, _rows, table=table)
        if not rows:
            raise unknown_table()
        match, status = rows[0]
        return decode_match(match), None if status is None else decode_status(status)

    async def unfinished(self, days: int) -> list[str]:
        """Return unfinished tables with bots and a move in the last ``days``, latest first.

        Tables held by another server are left out.
        """
        return await self._read(UNFINISHED, _ids, days=days, me=self.leases.me)

    async def listed(self, days: int, most: int) -> list[str]:
        """Return the latest ``most`` unfinished listed tables with a move in the last ``days``."""
        return await self._read(LISTED, _ids, days=days, most=most)

    async def in_play(self, days: int, most: int) -> list[tuple[str, int]]:
        """Return the latest ``most`` unfinished tables with a move in the last ``days``, and the seconds since then."""
        return await self._read(IN_PLAY, list, days=days, most=most)

    async def forget(self, days: float, spared: Collection[str]) -> int:
        """Delete matches without a move for ``days``, except those ``spared`` or held, and return their number."""
        job = Job(FORGET, {"days": days, "spared": list(spared)})
        return len(await self._writes.do(job, _ids, HASTY))

    async def check(self) -> None:
        """Check that the store can be written to. Raises `StoreFailed`."""
        await self._writes.do(Job(TOUCH, {"me": self.leases.me}), len, HASTY)

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables with a timeout or scheduled start ahead, each with its time (`MatchStatus.due`).

        Tables held by another server are left out.
        """
        return await self._read(DUE, list, me=self.leases.me)

    async def _read(self, statement: str, found: Callable[[Rows], T], **given: Any) -> T:
        return await self._reads.do(Job(statement, given), found, HASTY)


def _rows(rows: Rows) -> Rows:
    return rows


def _ids(rows: Rows) -> list[str]:
    return [table for (table,) in rows]


def _none(_: Rows) -> None:
    return None


def _fenced(rows: Rows) -> None:
    """Raise `Moved` if a write changed nothing because the table is not held."""
    if not rows:
        raise Moved("This process no longer has the table.")
