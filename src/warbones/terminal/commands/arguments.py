"""Arguments that several commands share: the game, rule options, a rule data file, and JSON output."""

from __future__ import annotations

from typing import Annotated

import typer

from warbones.games import GAMES

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}; or your own, as module:NAME.")
]
Rules = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option; `warbones games` has them.")
]
OwnData = Annotated[
    str | None,
    typer.Option("--data", "--rule-data", metavar="FILE", help="Rule data of your own; `warbones data` writes some."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
