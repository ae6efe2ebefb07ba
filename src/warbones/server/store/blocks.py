"""The operator's blocks in a database, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from warbones.server.store.transactions import Row, TransactionRunner

BLOCKS: Final = "blocks"
"""The name of their table."""

TABLE: Final = """
CREATE TABLE IF NOT EXISTS blocks (
    kind TEXT NOT NULL, subject TEXT NOT NULL, reason TEXT NOT NULL, made BIGINT NOT NULL, ends BIGINT NOT NULL,
    PRIMARY KEY (kind, subject)
)
"""
ADD: Final = """
INSERT INTO blocks (kind, subject, reason, made, ends) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (kind, subject) DO UPDATE SET reason = excluded.reason, made = excluded.made, ends = excluded.ends
"""
ALL: Final = "SELECT kind, subject, reason, made, ends FROM blocks ORDER BY made DESC, kind, subject"

BlockKind = Literal["name", "address"]


class Block(msgspec.Struct, frozen=True):
    """A blocked name, address or network. ``made`` and ``ends`` are in seconds since 1970; ``ends`` is 0 for never."""

    kind: BlockKind
    subject: str
    reason: str = ""
    made: int = 0
    ends: int = 0


class BlockStore:
    """Stores blocks. Each coroutine may raise `StoreFailed`."""

    def __init__(self, runner: TransactionRunner) -> None:
        """Store blocks through ``runner``."""
        self._runner = runner

    async def all(self) -> list[Block]:
        """Return all blocks, latest first, including those that have ended."""
        return [Block(*row) for row in await self._run(ALL, reads=True)]

    async def add(self, block: Block) -> None:
        """Add a block. It replaces an earlier one of the same subject."""
        await self._run(ADD, block.kind, block.subject, block.reason, block.made, block.ends)

    async def remove(self, kind: BlockKind, subject: str) -> bool:
        """Remove a block; return whether there was one."""
        statement = "DELETE FROM blocks WHERE kind = ? AND subject = ? RETURNING subject"
        return bool(await self._run(statement, kind, subject))

    async def _run(self, statement: str, *values: Any, reads: bool = False) -> list[Row]:
        return await self._runner.do(lambda db: db.run(statement, *values), reads=reads)
