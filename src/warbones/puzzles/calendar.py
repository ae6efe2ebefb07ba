"""The puzzle of each day. It depends only on the date, so it is the same for everybody and needs no network."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.games import GAMES, load_known
from warbones.puzzles.puzzle import Puzzle, Puzzles

FIRST_DAY: Final = date(2026, 11, 16)
"""The first day with puzzles."""

FOLDER: Final = "lists"

MOST_AHEAD: Final = timedelta(days=1)
"""The furthest that local time can be ahead of UTC."""


class NoPuzzle(WarbonesError):
    """A day or a game without a puzzle."""


class BadDay(WarbonesError):
    """A malformed date, or one that has not begun anywhere."""


def parse_day(text: str) -> date:
    """Return the day of a date in ISO format. Raises `BadDay`."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadDay.saying("refused-puzzle-date") from None
    if day > (latest := datetime.now(UTC).date() + MOST_AHEAD):
        raise BadDay.saying("refused-puzzle-future", day=str(day), latest=str(latest))
    return day


def daily_puzzle(day: date, game: str) -> Puzzle:
    """Return a game's puzzle of a day. Raises `NoPuzzle` or `UnknownGame`."""
    return puzzle_for(puzzles_of(game), day)


def puzzle_for(found: Puzzles, day: date) -> Puzzle:
    """Return the puzzle of ``day``; the list repeats. Raises `NoPuzzle` for days before `FIRST_DAY`."""
    return found.puzzles[_number(day) % len(found.puzzles)]


def _number(day: date) -> int:
    """Return the number of days since `FIRST_DAY`. Raises `NoPuzzle`."""
    if day < FIRST_DAY:
        raise NoPuzzle.saying("refused-puzzle-past", first=str(FIRST_DAY), day=str(day))
    return (day - FIRST_DAY).days


def games_with(day: date) -> list[Game]:
    """Return the games with a puzzle on ``day``. Raises `NoPuzzle` for days before `FIRST_DAY`."""
    _number(day)
    return [load_known(game) for game in GAMES if _file(game).is_file()]


@cache
def puzzles_of(game: str) -> Puzzles:
    """Return a game's puzzles. Raises `NoPuzzle` if it has none, or `UnknownGame`."""
    chosen = load_known(game)
    if not _file(chosen.id).is_file():
        raise NoPuzzle.saying("refused-puzzle-game", game=chosen.title)
    return msgspec.json.decode(_file(chosen.id).read_bytes(), type=Puzzles)


def _file(game: str) -> Traversable:
    return files(__package__).joinpath(FOLDER, f"{game}.json")
