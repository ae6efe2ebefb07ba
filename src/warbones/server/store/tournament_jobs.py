"""Tournaments in a database: the transactions."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from warbones.club.tournaments.event import Event
from warbones.server.store.club import StoredTournament, UnknownEvent
from warbones.server.store.transactions import Transaction


def event_of(event: str, db: Transaction) -> StoredTournament:
    rows = db.run("SELECT event, organiser FROM club_events WHERE id = ?", event)
    if not rows:
        raise UnknownEvent
    players = db.run("SELECT entrant, player FROM club_entries WHERE id = ?", event)
    return StoredTournament(event_read(rows[0][0]), rows[0][1], dict(players))


def change_event(event: str, change: Callable[[Event], Event], player: str, db: Transaction) -> Event:
    before = event_of(event, db).event
    now = change(before)
    db.run("UPDATE club_events SET event = ? WHERE id = ?", event_written(now), event)
    if player and len(now.entrants) > len(before.entrants):
        entrant = len(now.entrants) - 1
        db.run("INSERT INTO club_entries (id, entrant, player) VALUES (?, ?, ?)", event, entrant, player)
    return now


_events = msgspec.json.Decoder(Event)  # made once: msgspec cannot learn a type in two threads at once


def event_written(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def event_read(written: str) -> Event:
    return _events.decode(written)
