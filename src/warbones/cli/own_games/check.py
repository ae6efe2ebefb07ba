"""The command ``warbones check``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from warbones.check.promises import Level
from warbones.check.suite import PROMISES
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
    screen = Console(stderr=True)
    steps = track(asked, f"Checking {chosen.title}", console=screen, transient=True, disable=not screen.is_terminal)
    found = {each: each.problems(chosen, range(games)) for each in steps}
    console = Console(highlight=False, soft_wrap=True)
    for reached in levels[: levels.index(level) + 1]:
        console.print(f"\nReady for {reached}", style="bold")
        for promise in (each for each in found if each.level is reached):
            console.print(f"  {'no ' if found[promise] else 'yes'}  {promise.text}", markup=False)
            for problem in found[promise]:
                console.print(f"         {problem}", markup=False)
    broken = sum(map(bool, found.values()))
    console.print(f"\n{chosen.title} keeps {len(found) - broken} of {len(found)} promises in {games} random games.")
    if broken:
        raise typer.Exit(1)
