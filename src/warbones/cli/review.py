"""The command ``warbones review``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warbones.terminal.commands.arguments import AsJson


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that was downloaded.")],
    as_json: AsJson = False,
) -> None:
    """Say what each decision of a match cost, what would have been better, and what was luck."""
    from warbones.terminal.review import review_file  # noqa: PLC0415  # imports the compiler

    review_file(file, as_json=as_json)
