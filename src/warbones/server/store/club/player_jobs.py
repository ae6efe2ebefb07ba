"""Players in a database: the transactions."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from warbones.club.names import looks
from warbones.rooms.storage.stored_match import DELETED_NAME
from warbones.server.store.club.club_store import NameTaken, Profile
from warbones.server.store.club.tournament_jobs import event_of, event_written
from warbones.server.store.transactions import Transaction

PROFILE: Final = """
SELECT id, name, mark, made FROM club_players WHERE id = (SELECT player FROM club_keys WHERE key = ?)
"""
MISSING: Final = """
SELECT id, name FROM club_players WHERE id NOT IN (SELECT player FROM club_looks) ORDER BY made, id
"""


def player_of(key: str, db: Transaction) -> Profile | None:
    rows = db.run(PROFILE, key)
    return Profile(*rows[0]) if rows else None


def _must_be_free(player: str, name: str, db: Transaction) -> None:
    for look in looks(name):
        if db.run("SELECT 1 FROM club_looks WHERE look = ? AND player <> ?", look, player):
            raise NameTaken


def _keep_looks(player: str, name: str, db: Transaction) -> None:
    db.run("DELETE FROM club_looks WHERE player = ?", player)
    for look in (*looks(name), _own(player)):
        db.run("INSERT INTO club_looks (look, player) VALUES (?, ?)", look, player)


def _own(player: str) -> str:
    """Return a key that no name can have. It marks that a player's look-alike keys are stored."""
    return f" {player}"


def keep_missing_looks(db: Transaction) -> None:
    """Store the look-alike keys of players from earlier versions. If two players share one, the older has it."""
    for player, name in db.run(MISSING):
        for look in (*looks(name), _own(player)):
            db.run("INSERT INTO club_looks (look, player) VALUES (?, ?) ON CONFLICT (look) DO NOTHING", *(look, player))


def enrol(profile: Profile, key: str, db: Transaction) -> None:
    _must_be_free(profile.id, profile.name, db)
    db.run(
        "INSERT INTO club_players (id, name, alike, mark, made) VALUES (?, ?, ?, ?, ?)",
        *(profile.id, profile.name, profile.id, profile.mark, profile.made),
    )
    _keep_looks(profile.id, profile.name, db)
    db.run("INSERT INTO club_keys (key, player) VALUES (?, ?)", key, profile.id)


def rename(player: str, name: str, mark: str, db: Transaction) -> None:
    if db.run("SELECT 1 FROM club_players WHERE id = ? AND name <> ?", player, name):
        _must_be_free(player, name, db)
        _keep_looks(player, name, db)
    db.run("UPDATE club_players SET name = ?, mark = ? WHERE id = ?", name, mark, player)


def redeem(code: str, key: str, until: range, db: Transaction) -> Profile | None:
    rows = db.run("DELETE FROM club_codes WHERE code = ? RETURNING player, until", code)
    if not rows or rows[0][1] not in until or db.run("SELECT 1 FROM club_keys WHERE key = ?", key):
        return None
    db.run("INSERT INTO club_keys (key, player) VALUES (?, ?)", key, rows[0][0])
    return player_of(key, db)


def only(player: str, key: str, db: Transaction) -> None:
    db.run("DELETE FROM club_keys WHERE player = ? AND key <> ?", player, key)
    db.run("DELETE FROM club_codes WHERE player = ?", player)


def forget(player: str, db: Transaction) -> list[tuple[str, int]]:
    seats = db.run("SELECT id, seat FROM club_sits WHERE player = ?", player)
    for event, entrant in db.run("SELECT id, entrant FROM club_entries WHERE player = ?", player):
        kept = event_of(event, db).event
        nameless = tuple(
            replace(each, name=DELETED_NAME, mark="", rating=None) if number == entrant else each
            for number, each in enumerate(kept.entrants)
        )
        db.run("UPDATE club_events SET event = ? WHERE id = ?", event_written(replace(kept, entrants=nameless)), event)
    db.run("UPDATE club_results SET player = NULL, earlier = NULL, later = NULL WHERE player = ?", player)
    db.run(
        "DELETE FROM club_results WHERE id NOT IN (SELECT id FROM club_results WHERE player IS NOT NULL)"
    )  # results in which no player is left
    for table in ("club_looks", "club_keys", "club_codes", "club_sits", "club_ratings", "club_entries", "mailboxes"):
        db.run(f"DELETE FROM {table} WHERE player = ?", player)  # noqa: S608  # fixed names
    db.run("DELETE FROM club_departed WHERE id NOT IN (SELECT id FROM club_sits)")  # no player is left to rate
    db.run("DELETE FROM club_players WHERE id = ?", player)
    return [(table, seat) for table, seat in seats]


def sit(table: str, seat: int, player: str, at: int, db: Transaction) -> bool:
    if db.run("SELECT 1 FROM club_sits WHERE id = ? AND player = ? AND seat <> ?", table, player, seat):
        return False
    db.run(
        "INSERT INTO club_sits (id, seat, player, made) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (id, seat) DO UPDATE SET player = excluded.player",
        *(table, seat, player, at),
    )
    return True
