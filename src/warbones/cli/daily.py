"""The command ``warbones daily``: the puzzle of the day."""

from __future__ import annotations

import sys
from datetime import date
from typing import Annotated

import typer
from rich.console import Console

from warbones.terminal.commands.sentences import complain


def daily(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; without one, list the games with a puzzle that day.")
    ] = None,
    day: Annotated[str | None, typer.Option(metavar="DAY", help="For example 2026-11-24. [default: today]")] = None,
) -> None:
    """Solve the position of the day: one move is clearly best. From a pipe: one answer per line."""
    from warbones.puzzles.calendar import daily_puzzle, parse_day  # noqa: PLC0415  # imports the compiler
    from warbones.terminal.daily import Daily, list_day  # noqa: PLC0415  # as above

    asked = parse_day(day) if day else date.today()  # noqa: DTZ011  # the day on the person's own clock
    if game is None:
        list_day(asked, Console())
    elif not Daily(game, daily_puzzle(asked, game), Console(), sys.stdin).solve(asked):
        complain("The input ended before the position was solved.")
        raise typer.Exit(1)
