"""Speeds of play, each with its own ratings."""

from __future__ import annotations

from typing import Final

from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.clock_kinds import TimeControl

UNTIMED: Final = "untimed"
QUICK: Final = "quick"
STEADY: Final = "steady"
DAYS: Final = "days"

SPEEDS: Final = (UNTIMED, QUICK, STEADY, DAYS)

MOVES: Final = 40
"""The number of moves assumed in a match, for estimating its increments."""


def speed_of(match: StoredMatch) -> str:
    """Return the speed at which a match is rated."""
    return speed_by(match.clock)


def speed_by(clock: TimeControl | None) -> str:
    """Return the speed of matches with a time control."""
    if clock is None:
        return UNTIMED
    if clock.kind_settings.is_correspondence:
        return DAYS
    return QUICK if clock.time + MOVES * clock.increment <= clock.kind_settings.quick else STEADY
