"""The daily position in a terminal."""

from __future__ import annotations

import io
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

import pytest
from rich.console import Console

from tests.puzzles.test_days import OTHER, RIGHT, TEMPTING, planted
from warbones.puzzles.calendar import FIRST_DAY, BadDay, games_with, parse_day
from warbones.terminal.daily import Daily, list_day


def solved(lines: Iterable[str]) -> tuple[bool, str]:
    """Return whether the puzzle reached its end, and the output."""
    written = io.StringIO()
    console = Console(file=written, color_system=None, width=100)
    return Daily("dicewing", planted(), console, lines).solve(FIRST_DAY), written.getvalue()


def test_answers_are_taken_until_one_is_right() -> None:
    ended, written = solved([OTHER, TEMPTING, RIGHT, OTHER])
    assert ended
    assert written.count("Not it:") == 2
    assert written.rstrip().splitlines()[-1].startswith("Right: ")


def test_an_answer_may_be_an_option_s_number() -> None:
    assert solved(["2"])[1].count("Not it:") + solved(["2"])[1].count("Right: ") == 1


def test_malformed_answers_are_refused_and_reveal_nothing() -> None:
    ended, written = solved(["launch", "99", "rules R1", "table"])
    assert not ended
    assert written.count("You are Beta.") == 1
    assert "to win" not in written


def test_giving_up_shows_the_solution() -> None:
    ended, written = solved(["show", RIGHT])
    assert ended
    assert "This was it:" in written
    assert "Right." not in written


def test_a_daily_position_can_be_left() -> None:
    ended, written = solved(["quit", RIGHT])
    assert ended
    assert "to win" not in written


def test_the_games_of_a_day_are_listed() -> None:
    written = io.StringIO()
    list_day(FIRST_DAY, Console(file=written, width=100))
    assert all(f"warbones daily {game.id}" in written.getvalue() for game in games_with(FIRST_DAY))


def test_future_days_and_words_that_are_not_days_are_refused() -> None:
    tomorrow = datetime.now(UTC).date() + timedelta(days=1)
    assert parse_day(str(tomorrow)) == tomorrow
    assert parse_day("2026-11-20") == date(2026, 11, 20)
    with pytest.raises(BadDay, match="out yet"):
        parse_day(str(tomorrow + timedelta(days=2)))
    with pytest.raises(BadDay, match="year, month and day"):
        parse_day("soon")
