"""Which position is of which day: by the date alone, so that it is the same for everybody and needs no network."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from warbones.core.errors import WarbonesError
from warbones.games import load
from warbones.puzzles.shapes import Puzzle, Puzzles

BEGIN: Final = date(2026, 11, 16)
"""The first day that has positions."""

FOLDER: Final = "lists"


class NoPuzzle(WarbonesError):
    """A day or a game without a position to solve."""


def position_of(day: date, game: str) -> Puzzle:
    """Return the position of a day. Raises `NoPuzzle` or `UnknownGame`."""
    return of_day(kept(game), day)


def of_day(found: Puzzles, day: date) -> Puzzle:
    """Return the one of ``day``: after the last comes the first again. Raises `NoPuzzle` for a day before `BEGIN`."""
    at = (day - BEGIN).days
    if at < 0:
        raise NoPuzzle(f"Positions to solve begin on {BEGIN}: ask for that day or a later one, not for {day}.")
    return found.puzzles[at % len(found.puzzles)]


@cache
def kept(game: str) -> Puzzles:
    """Return a game's positions. Raises `NoPuzzle` where it has none, or `UnknownGame`."""
    chosen = load(game)
    place = files(__package__).joinpath(FOLDER, f"{chosen.id}.json")
    if not place.is_file():
        raise NoPuzzle(f"{chosen.title} has no positions to solve.")
    return msgspec.json.decode(place.read_bytes(), type=Puzzles)
