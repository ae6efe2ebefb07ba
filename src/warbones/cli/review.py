"""The command ``warbones review``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warbones.terminal.commands.arguments import AsJson


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A downloaded match.")],
    as_json: AsJson = False,
) -> None:
    """Show the cost of each decision in a match, better moves, and the luck."""
    from warbones.terminal.review import review_file  # noqa: PLC0415  # imports the compiler

    review_file(file, as_json=as_json)
