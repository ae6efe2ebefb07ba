"""The command ``warbones site``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from warbones.core.errors import WarbonesError
from warbones.core.extras import need
from warbones.games import load
from warbones.terminal.commands.options import data_of_games

BUILD: Final = Path(__file__).parents[3] / "site_build.py"
"""Only a checkout has it, with the sources of the page."""


class NoSite(WarbonesError):
    """A site that cannot be built here; the message says why."""


Out = Annotated[Path, typer.Argument(metavar="OUT", help="A new or empty folder.")]
Games = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GAME]...", help="Build the strong bots of these games only; all games can be played. [default: all]"
    ),
]
Data = Annotated[
    list[str] | None,
    typer.Option("--data", metavar="FILE", help="Rule data for tables of its game; may be repeated."),
]


def site(out: Out, games: Games = None, data: Data = None) -> None:
    """Write the table as a folder of files that any web host serves: no server needed. Takes minutes."""
    chosen = [load(name) for name in games or ()]
    for game in chosen:
        if not game.ruleset.compiles:
            raise NoSite(f"{game.title} has no bots to build; its bots play on every site.")
    data_of_games(data or ())
    need("site")
    if not BUILD.is_file():
        raise NoSite("warbones site needs a checkout of Warbones: the installed package has no sources of the page.")
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise NoSite(f"{out} is not empty: name a new folder.")
    given = [*(game.id for game in chosen), *(f"--data={file}" for file in data or ())]
    done = subprocess.run([sys.executable, BUILD, out.resolve(), *given], check=False)
    if done.returncode:
        raise typer.Exit(done.returncode)
