"""The tables for players and tournaments, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

TABLES: Final = """
CREATE TABLE IF NOT EXISTS club_players (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, alike TEXT NOT NULL UNIQUE, mark TEXT NOT NULL, made BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS club_looks (look TEXT PRIMARY KEY, player TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS club_looks_of ON club_looks (player);
CREATE TABLE IF NOT EXISTS club_keys (key TEXT PRIMARY KEY, player TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS club_keys_of ON club_keys (player);
CREATE TABLE IF NOT EXISTS club_codes (player TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, until BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS club_sits (
    id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (id, seat)
);
CREATE INDEX IF NOT EXISTS club_sits_of ON club_sits (player);
CREATE TABLE IF NOT EXISTS club_departed (
    id TEXT NOT NULL, seat INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL, PRIMARY KEY (id, seat)
);
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
"""The statements that create them.

``look`` is a look-alike key of a player's name, and unique; one more row marks that a player's keys are stored.
``alike``, its predecessor, is not read.

``club_departed`` has the ratings of deleted players during their rated matches.

``event`` is JSON of `Tournament`. A NULL ``player`` was deleted, or was a guest.
"""

NAMES: Final = (
    "club_players",
    "club_looks",
    "club_keys",
    "club_codes",
    "club_sits",
    "club_departed",
    "club_ratings",
    "club_results",
    "club_events",
    "club_entries",
    "club_event_tables",
)
"""The tables' names."""
