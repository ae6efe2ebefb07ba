"""A store in memory."""

from __future__ import annotations

import asyncio

from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import StoreFailed, UnknownTable
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn


class Memory:
    """A store in memory whose writes wait for ``gate``, or fail."""

    def __init__(self) -> None:
        self.matches: dict[str, tuple[StoredMatch, list[Turn]]] = {}
        self.noted: dict[str, MatchStatus] = {}
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False
        self.loads = 0

    async def hold(self, table: str) -> None:
        pass

    def let_go(self, table: str) -> None:
        pass

    async def forget(self, days: float, spared: object) -> int:
        return 0

    async def close(self) -> None:
        pass

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, status: MatchStatus) -> None:
        self.matches[table] = match, [opening] if opening else []
        self.noted[table] = status

    async def append(self, table: str, number: int, turn: Turn, status: MatchStatus) -> None:
        await self.gate.wait()
        if self.fails or number != len(self.matches[table][1]):
            raise StoreFailed("the disk is full")
        self.matches[table][1].append(turn)
        self.noted[table] = status

    async def reseat(self, table: str, match: StoredMatch) -> None:
        await self.gate.wait()
        if self.fails:
            raise StoreFailed("the disk is full")
        self.matches[table] = match, self.matches[table][1]

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        self.loads += 1
        if table not in self.matches:
            raise UnknownTable.saying("refused-no-table")
        return self.matches[table][0], list(self.matches[table][1])

    async def load_status(self, table: str) -> tuple[StoredMatch, MatchStatus | None]:
        return self.matches[table][0], self.noted.get(table)

    async def unfinished(self, days: int) -> list[str]:
        return list(self.matches)

    async def due(self) -> list[tuple[str, int]]:
        return [(table, status.due) for table, status in self.noted.items() if status.due is not None]

    async def listed(self, days: int, most: int) -> list[str]:
        return [table for table, (match, _) in self.matches.items() if match.listed][:most]
