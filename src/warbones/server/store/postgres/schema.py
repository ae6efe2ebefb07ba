"""The PostgreSQL schema, its creation and its upgrades."""

from __future__ import annotations

import secrets
from typing import Any, Final

import psycopg

from warbones.rooms.storage.store import StoreUnusable
from warbones.server.store import blocks
from warbones.server.store.club.tables import TABLES
from warbones.server.store.mailboxes import MAILBOX_TABLES
from warbones.server.store.postgres.connection import connected
from warbones.server.store.postgres.leases import ALIVE
from warbones.server.store.versions import VERSION, upgraded

SCHEMA_LOCK: Final = 8017_01
"""An advisory lock, so that only one of several servers that start together creates the tables."""

WARBONES: Final = "CREATE TABLE IF NOT EXISTS warbones (version int NOT NULL, key bytea NOT NULL)"
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS servers (
    id text PRIMARY KEY,
    address text NOT NULL,
    expires timestamptz NOT NULL,
    since timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE TABLE IF NOT EXISTS matches (
    id text PRIMARY KEY,
    setup text NOT NULL,
    bots int NOT NULL,
    listed boolean NOT NULL
);
CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    played timestamptz NOT NULL DEFAULT now(),
    over boolean NOT NULL DEFAULT false,
    stands text,
    owner text,
    epoch bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE TABLE IF NOT EXISTS turns (
    id text NOT NULL,
    number int NOT NULL,
    turn text NOT NULL,
    PRIMARY KEY (id, number)
);
CREATE TABLE IF NOT EXISTS reviews (
    id text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    turns int NOT NULL,
    review text NOT NULL
);
CREATE TABLE IF NOT EXISTS uptime (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    alive bigint NOT NULL,
    outages jsonb NOT NULL DEFAULT '[]'
);
CREATE TABLE IF NOT EXISTS pushing (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    key text NOT NULL
);
CREATE INDEX IF NOT EXISTS going ON tables (id) WHERE NOT over;
CREATE INDEX IF NOT EXISTS owned ON tables (owner);
"""
"""``setup``, ``turn`` and ``stands`` are JSON, as in SQLite. ``owner`` is the server that has held a table since
``epoch``.

``since`` is the time from which a server's lease counts as unbroken. After an expired lease it lies ahead: the database
may have been unreachable for all servers, so none takes over another's tables until a full lease after that time. A
turn is only written if its table's row exists, so ``turns`` needs no foreign key. ``played`` changes with every turn
and is in no index, so PostgreSQL can update the row in place.

``uptime`` holds the time of the servers' last heartbeat, and the periods in which none ran, in milliseconds since 1970;
``pushing`` holds the key that signs push notifications.
"""


def prepared(url: str) -> bytes:
    """Create whatever is missing, and return the key that all servers of the database share.

    Raises `StoreUnusable`.
    """
    try:
        with connected(url) as db, db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            db.execute(WARBONES)
            key = _key(db)
            db.execute(SCHEMA)
            db.execute(TABLES)
            db.execute(MAILBOX_TABLES)
            db.execute(blocks.TABLE)
            return key
    except psycopg.Error as error:
        reason = " ".join(str(error).split())
        raise StoreUnusable(
            f"The database cannot be opened ({reason}). --database takes an address such as "
            "postgresql://USER@HOST/NAME, of a PostgreSQL database in which this user may create tables."
        ) from error


def _key(db: psycopg.Connection[tuple[Any, ...]]) -> bytes:
    row = db.execute("SELECT version, key FROM warbones").fetchone()
    if row is None:
        row = (VERSION, secrets.token_bytes(32))
        db.execute("INSERT INTO warbones (version, key) VALUES (%s, %s)", row)
    version, key = row
    if version > VERSION:
        raise StoreUnusable(f"A later Warbones wrote the database (version {version}): update this one.")
    if version < VERSION:
        _upgrade(db, version)
    return bytes(key)


def _upgrade(db: psycopg.Connection[tuple[Any, ...]], version: int) -> None:
    """Upgrade the tables of an earlier version. Raises `StoreUnusable` if a server of that version still runs.

    The renamed column keeps such a server from writing rows that this version could not read.
    """
    running = db.execute(f"SELECT count(*) FROM servers WHERE {ALIVE}").fetchone()  # noqa: S608  # ours
    if running and running[0]:
        raise StoreUnusable(
            "Servers of an earlier Warbones, which stores matches in another format, still use the database: stop them "
            "all, wait two seconds, and start this one again."
        )
    if version == 1:
        db.execute("ALTER TABLE matches RENAME match TO setup")
    with db.cursor("earlier") as earlier:
        for table, setup in earlier.execute("SELECT id, setup FROM matches"):
            db.execute("UPDATE matches SET setup = %s WHERE id = %s", (upgraded(setup, version), table))
    db.execute("UPDATE warbones SET version = %s", (VERSION,))
