"""Options that the designers' commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from warbones.core.errors import WarbonesError

BotPair = Annotated[
    str | None,
    typer.Option(metavar="WEAKER,STRONGER", help="The bots that play. [default: the game's own for studies]"),
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed and chunks give the same figures.")]
Threads = Annotated[int | None, typer.Option(min=1, help="[default: one for each core]")]

Minutes = Annotated[
    float | None,
    typer.Option(metavar="M", help="The minutes to play. [default: under a minute, or --chunks]"),
]
Chunks = Annotated[
    int | None, typer.Option(min=1, help="Play this many chunks instead, for the same figures every time.")
]


def bot_pair(written: str | None) -> tuple[str, str] | None:
    """Return two bots' names. Raises `WarbonesError`."""
    if written is None:
        return None
    names = written.split(",")
    if len(names) != 2:
        raise WarbonesError("Two bots play, the weaker and the stronger, as in --bots greedy:4,search:200.")
    return names[0], names[1]
