"""Arguments that several commands share: the game, rule options, a rule data file, a seed and JSON output."""

from __future__ import annotations

from typing import Annotated

import typer

from warbones.core.play.game import LARGEST_SIGNED_SEED
from warbones.games import OURS

GameId = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(OURS)}; or your own, as module:NAME.")]
Rules = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option; `warbones games` has them.")
]
OwnData = Annotated[
    str | None,
    typer.Option("--data", "--rule-data", metavar="FILE", help="Rule data of your own; `warbones data` writes some."),
]
Seed = Annotated[int | None, typer.Option(min=0, max=LARGEST_SIGNED_SEED, help="The same seed gives the same dice.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
