"""The command ``warbones rules``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from warbones.games import load
from warbones.games.rulebook import rulebook
from warbones.terminal.commands.arguments import GameId
from warbones.terminal.commands.output import PlainPager, say
from warbones.terminal.commands.rulebook import one_rule


def rules(game: GameId, number: Annotated[str | None, typer.Argument(help="One rule, such as R20.")] = None) -> None:
    """Read a game's rulebook, or one rule of it."""
    page = one_rule(load(game), number) if number else rulebook(load(game))
    console = Console()
    if not console.is_terminal:
        say(page)
    elif number:
        console.print(Markdown(page))
    else:
        with console.pager(PlainPager(), styles=True):
            console.print(Markdown(page))
