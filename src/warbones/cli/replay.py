"""The command ``warbones replay``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warbones.table.replay_frames import OPEN
from warbones.terminal.replay import play_again


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A downloaded match.")],
    view: Annotated[str, typer.Option(help="open (everything), watch (a spectator's), or a seat's number.")] = OPEN,
    at: Annotated[int | None, typer.Option(min=0, help="Begin at this decision; as text, end there.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Print text, as when output is piped.")] = False,
) -> None:
    """Play a match again, step by step in the terminal. To a pipe: the log of every decision, and the table."""
    play_again(file, view, at, lines=lines)
