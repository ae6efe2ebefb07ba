"""The command ``warbones migrate``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from warbones.terminal.commands.output import say


def migrate(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A folder of matches, or postgresql://USER@HOST/NAME.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="As FROM; its existing matches stay.")],
) -> None:
    """Copy every match from a folder to a PostgreSQL database, or the other way: all of them, or none."""
    from warbones.server.store.migration import migrate as copy  # noqa: PLC0415  # imports the databases

    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("Copying matches", total=None)
        copied = copy(
            source, target, lambda total: progress.update(bar, total=total), lambda: progress.update(bar, advance=1)
        )
    matches = "1 match" if copied.matches == 1 else f"{copied.matches} matches"
    turns = "1 turn" if copied.turns == 1 else f"{copied.turns} turns"
    say(f"{matches} with {turns} copied, and read again as written.")
