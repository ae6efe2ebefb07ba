"""The command ``warbones check``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from warbones.check.promises import Level
from warbones.check.suite import FIRST, PROMISES
from warbones.games import load
from warbones.terminal.commands.arguments import GameId


def check(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="The number of random games.")] = 20,
    level: Annotated[Level, typer.Option(help="Check the promises up to this level.")] = Level.PEOPLE,
) -> None:
    """Check a game, such as your own, against the promises of every game here. Exits with 1 if it breaks one."""
    chosen, levels = load(game), list(Level)
    asked = [each for each in PROMISES if levels.index(each.level) <= levels.index(level)]
    console, broken, reached = Console(highlight=False, soft_wrap=True), 0, ""
    for promise in asked:
        if promise.level != reached:
            reached = promise.level
            console.print(f"\nReady for {reached}", style="bold")
        problems = promise.problems(chosen, range(games))
        console.print(f"  {'no ' if problems else 'yes'}  {promise.text}", markup=False)
        for problem in problems:
            console.print(f"         {problem}", markup=False)
        broken += bool(problems)
        if problems and promise is FIRST:
            console.print("\nNothing else can be checked before that is mended.")
            raise typer.Exit(1)
    console.print(f"\n{chosen.title} keeps {len(asked) - broken} of {len(asked)} promises in {games} random games.")
    if broken:
        raise typer.Exit(1)
