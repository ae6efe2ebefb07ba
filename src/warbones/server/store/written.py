"""Matches, turns and standings as a store keeps them: JSON, whichever the store."""

from __future__ import annotations

import msgspec

from warbones.rooms.storage import Stands, StoredMatch, UnknownTable
from warbones.table.answers import Turn

_matches, _turns, _stands = (
    msgspec.json.Decoder(StoredMatch),
    msgspec.json.Decoder(Turn),
    msgspec.json.Decoder(Stands),
)


def json(value: StoredMatch | Turn | Stands) -> str:
    """Return what is kept of a value."""
    return msgspec.json.encode(value).decode()


def match_read(written: str) -> StoredMatch:
    """Return the match that `json` wrote."""
    return _matches.decode(written)


def turn_read(written: str) -> Turn:
    """Return the turn that `json` wrote."""
    return _turns.decode(written)


def stands_read(written: str) -> Stands:
    """Return the standing that `json` wrote."""
    return _stands.decode(written)


def bots_of(match: StoredMatch) -> int:
    """Return how many bots play in a match, which is kept beside it so that those with bots are found."""
    return len(match.bots)


def unknown() -> UnknownTable:
    """Return the error for a table that is not kept."""
    return UnknownTable("There is no such table.")
