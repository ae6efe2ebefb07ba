"""Tournaments in a database: the transactions."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from warbones.club.tournaments.tournament import Tournament
from warbones.server.store.club.club_store import StoredTournament, UnknownEvent
from warbones.server.store.transactions import Transaction


def event_of(event: str, db: Transaction) -> StoredTournament:
    rows = db.run("SELECT event, organiser FROM club_events WHERE id = ?", event)
    if not rows:
        raise UnknownEvent
    players = db.run("SELECT entrant, player FROM club_entries WHERE id = ?", event)
    return StoredTournament(event_read(rows[0][0]), rows[0][1], dict(players))


def change_event(event: str, change: Callable[[Tournament], Tournament], player: str, db: Transaction) -> Tournament:
    before = event_of(event, db).event
    now = change(before)
    db.run("UPDATE club_events SET event = ? WHERE id = ?", event_written(now), event)
    if player and len(now.entrants) > len(before.entrants):
        entrant = len(now.entrants) - 1
        db.run("INSERT INTO club_entries (id, entrant, player) VALUES (?, ?, ?)", event, entrant, player)
    return now


_events = msgspec.json.Decoder(Tournament)  # made at import: msgspec cannot build decoders in two threads at once


def event_written(event: Tournament) -> str:
    return msgspec.json.encode(event).decode()


def event_read(written: str) -> Tournament:
    return _events.decode(written)
