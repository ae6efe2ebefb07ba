"""The JSON form of matches, turns and statuses, the same in every store."""

from __future__ import annotations

import msgspec

from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import UnknownTable
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn

_matches, _turns, _stands = (
    msgspec.json.Decoder(StoredMatch),
    msgspec.json.Decoder(Turn),
    msgspec.json.Decoder(MatchStatus),
)


def json(value: StoredMatch | Turn | MatchStatus) -> str:
    """Encode a value."""
    return msgspec.json.encode(value).decode()


def decode_match(written: str) -> StoredMatch:
    """Decode a match."""
    return _matches.decode(written)


def decode_turn(written: str) -> Turn:
    """Decode a turn."""
    return _turns.decode(written)


def decode_status(written: str) -> MatchStatus:
    """Decode a match's status."""
    return _stands.decode(written)


def bots_of(match: StoredMatch) -> int:
    """Return the number of bots in a match, stored beside it so that matches with bots can be found."""
    return len(match.bots)


def unknown_table() -> UnknownTable:
    """Return the error for a table that does not exist."""
    return UnknownTable.saying("refused-no-table")
