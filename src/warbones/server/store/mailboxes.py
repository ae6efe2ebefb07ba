"""Email addresses for notifications, stored beside the matches. Addresses are in this table alone."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from warbones.core.errors import WarbonesError
from warbones.server.store.transactions import Row, Transaction, TransactionRunner

MAILBOX_TABLES: Final = """
CREATE TABLE IF NOT EXISTS mailboxes (
    id TEXT PRIMARY KEY, player TEXT, address TEXT NOT NULL, token TEXT NOT NULL UNIQUE, asked BIGINT NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS mailboxes_of ON mailboxes (player);
CREATE TABLE IF NOT EXISTS mail_requests (owner TEXT NOT NULL, made BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS mail_requests_of ON mail_requests (owner, made)
"""
"""The statements that create the tables, in SQLite and PostgreSQL.

``id`` is the digest of a browser's key, which seats refer to; ``token`` is in the links of each email.
``mail_requests`` has a digest of each address that was asked to confirm in the last day.
"""

MAILBOX_NAMES: Final = ("mailboxes", "mail_requests")
"""The tables' names."""

DAY: Final = 86_400
"""Seconds in which an address has to be confirmed."""

REQUESTS: Final = 3
"""The maximum number of confirmations that are asked of one address in a day, by anybody."""

FIND: Final = "SELECT id, address, token, confirmed FROM mailboxes WHERE "
UPSERT: Final = """
INSERT INTO mailboxes (id, player, address, token, asked)
VALUES (?, (SELECT player FROM club_keys WHERE key = ?), ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET player = excluded.player, address = excluded.address, token = excluded.token,
    asked = excluded.asked, confirmed = 0
"""


class Mailbox(NamedTuple):
    """An address with the token of its links."""

    id: str
    address: str
    token: str
    confirmed: bool


class TooManyRequests(WarbonesError):
    """An address that was asked to confirm too often."""


class MailboxStore:
    """Stores mailboxes. All of its coroutines may raise `StoreFailed`."""

    def __init__(self, runner: TransactionRunner) -> None:
        """Store mailboxes through ``runner``."""
        self._runner = runner

    async def find(self, box: str) -> Mailbox | None:
        """Return a mailbox by its id."""
        return _one(await self._run(f"{FIND} id = ?", box, reads=True))

    async def of_token(self, token: str) -> Mailbox | None:
        """Return a mailbox by the token of its links."""
        return _one(await self._run(f"{FIND} token = ?", token, reads=True))

    async def ask(self, new: Mailbox, player: str, owner: str, now: int) -> bool:
        """Store an unconfirmed mailbox. Return False, and store nothing, if its address is confirmed already.

        ``player`` is the digest of a player's key, and ``owner`` the digest of the address. Raises `TooManyRequests`.
        """
        return await self._runner.do(partial(_ask, new, player, owner, now))

    async def confirm(self, token: str, now: int) -> Mailbox | None:
        """Confirm and return the mailbox of a token, unless that is unknown or a day old."""
        statement = (
            "UPDATE mailboxes SET confirmed = 1 WHERE token = ? AND (confirmed = 1 OR asked > ?) "
            "RETURNING id, address, token, confirmed"
        )
        return _one(await self._run(statement, token, now - DAY))

    async def remove(self, box: str) -> None:
        """Delete a mailbox by its id."""
        await self._run("DELETE FROM mailboxes WHERE id = ?", box)

    async def stop(self, token: str) -> None:
        """Delete the mailbox of a token."""
        await self._run("DELETE FROM mailboxes WHERE token = ?", token)

    async def _run(self, statement: str, *values: str | int, reads: bool = False) -> list[Row]:
        return await self._runner.do(lambda db: db.run(statement, *values), reads=reads)


def _one(rows: list[Row]) -> Mailbox | None:
    for box, address, token, confirmed in rows:
        return Mailbox(box, address, token, confirmed=bool(confirmed))
    return None


def _ask(new: Mailbox, player: str, owner: str, now: int, db: Transaction) -> bool:
    before = _one(db.run(f"{FIND} id = ?", new.id))
    if before and before.confirmed and before.address == new.address:
        return False
    db.run("DELETE FROM mail_requests WHERE made <= ?", now - DAY)
    db.run("DELETE FROM mailboxes WHERE confirmed = 0 AND asked <= ?", now - DAY)
    ((count,),) = db.run("SELECT count(*) FROM mail_requests WHERE owner = ?", owner)
    if count >= REQUESTS:
        raise TooManyRequests.saying("refused-mail-often")
    db.run("INSERT INTO mail_requests (owner, made) VALUES (?, ?)", owner, now)
    db.run(UPSERT, new.id, player, new.address, new.token, now)
    return True
