"""Which position is of which day: by the date alone, so that it is the same for everybody and needs no network."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.games import GAMES, load
from warbones.puzzles.shapes import Puzzle, Puzzles

BEGIN: Final = date(2026, 11, 16)
"""The first day that has positions."""

FOLDER: Final = "lists"

AHEAD: Final = timedelta(days=1)
"""How far the day of anybody on earth is beyond that of UTC at most."""


class NoPuzzle(WarbonesError):
    """A day or a game without a position to solve."""


class NoDay(WarbonesError):
    """What is no day, or one that has not begun anywhere."""


def day_of(text: str) -> date:
    """Return the day that is written so. Raises `NoDay`."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoDay.saying("refused-day-written-year-month") from None
    if day > (latest := datetime.now(UTC).date() + AHEAD):
        raise NoDay.saying("refused-positions-not-out-yet", day=str(day), latest=str(latest))
    return day


def position_of(day: date, game: str) -> Puzzle:
    """Return the position of a day. Raises `NoPuzzle` or `UnknownGame`."""
    return of_day(kept(game), day)


def of_day(found: Puzzles, day: date) -> Puzzle:
    """Return the one of ``day``: after the last comes the first again. Raises `NoPuzzle` for a day before `BEGIN`."""
    return found.puzzles[_number(day) % len(found.puzzles)]


def _number(day: date) -> int:
    """Return how many days had positions before. Raises `NoPuzzle`."""
    if day < BEGIN:
        raise NoPuzzle.saying("refused-positions-solve-begin-ask", first=str(BEGIN), day=str(day))
    return (day - BEGIN).days


def games_with(day: date) -> list[Game]:
    """Return the games with a position of ``day``. Raises `NoPuzzle` for a day before `BEGIN`."""
    _number(day)
    return [load(game) for game in GAMES if _place(game).is_file()]


@cache
def kept(game: str) -> Puzzles:
    """Return a game's positions. Raises `NoPuzzle` where it has none, or `UnknownGame`."""
    chosen = load(game)
    if not _place(chosen.id).is_file():
        raise NoPuzzle.saying("refused-no-positions-solve", game=chosen.title)
    return msgspec.json.decode(_place(chosen.id).read_bytes(), type=Puzzles)


def _place(game: str) -> Traversable:
    return files(__package__).joinpath(FOLDER, f"{game}.json")
