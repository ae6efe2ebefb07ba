"""The puzzle of each day, by the date alone: the same for everybody, without a network."""

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
from warbones.puzzles.puzzle import Puzzle, Puzzles

BEGIN: Final = date(2026, 11, 16)
"""The first day with puzzles."""

FOLDER: Final = "lists"

AHEAD: Final = timedelta(days=1)
"""The most by which a local date can be ahead of UTC."""


class NoPuzzle(WarbonesError):
    """A day or a game without a puzzle."""


class NoDay(WarbonesError):
    """A malformed date, or one that has not begun anywhere."""


def day_of(text: str) -> date:
    """Return the day of a date in ISO format. Raises `NoDay`."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoDay.saying("refused-puzzle-date") from None
    if day > (latest := datetime.now(UTC).date() + AHEAD):
        raise NoDay.saying("refused-puzzle-future", day=str(day), latest=str(latest))
    return day


def position_of(day: date, game: str) -> Puzzle:
    """Return a game's puzzle of a day. Raises `NoPuzzle` or `UnknownGame`."""
    return of_day(kept(game), day)


def of_day(found: Puzzles, day: date) -> Puzzle:
    """Return the puzzle of ``day``; after the last comes the first again. Raises `NoPuzzle` for days before `BEGIN`."""
    return found.puzzles[_number(day) % len(found.puzzles)]


def _number(day: date) -> int:
    """Return the number of days since `BEGIN`. Raises `NoPuzzle`."""
    if day < BEGIN:
        raise NoPuzzle.saying("refused-puzzle-past", first=str(BEGIN), day=str(day))
    return (day - BEGIN).days


def games_with(day: date) -> list[Game]:
    """Return the games with a puzzle on ``day``. Raises `NoPuzzle` for days before `BEGIN`."""
    _number(day)
    return [load(game) for game in GAMES if _place(game).is_file()]


@cache
def kept(game: str) -> Puzzles:
    """Return a game's puzzles. Raises `NoPuzzle` if it has none, or `UnknownGame`."""
    chosen = load(game)
    if not _place(chosen.id).is_file():
        raise NoPuzzle.saying("refused-puzzle-game", game=chosen.title)
    return msgspec.json.decode(_place(chosen.id).read_bytes(), type=Puzzles)


def _place(game: str) -> Traversable:
    return files(__package__).joinpath(FOLDER, f"{game}.json")
