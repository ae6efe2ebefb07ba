"""The command ``warbones prepare``."""

from __future__ import annotations

import os
from concurrent.futures import as_completed
from functools import partial
from typing import Annotated

import typer
from rich.progress import Progress

from warbones.core.extras import need
from warbones.games import GAMES, OURS, load
from warbones.players.processes import processes, stop
from warbones.terminal.commands.output import say

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help=f"Of {', '.join(OURS)}. [default: all]")]
Count = Annotated[int | None, typer.Option("--processes", min=1, help="[default: one for each core]")]


def prepare(games: Games = None, count: Count = None) -> None:
    """Compile games in advance, once on each machine: bots, simulations, studies and agents then start at once."""
    need("lab", "scipy")
    need("fast")
    chosen = [load(name).id for name in games or GAMES]
    workers = processes(min(count or os.cpu_count() or 1, len(chosen)))
    try:
        with Progress(transient=True) as progress:
            bar = progress.add_task("Compiling, once on this machine", total=len(chosen))
            work = {workers.submit(partial(_prepare, game)): game for game in chosen}
            for done in as_completed(work):
                done.result()
                progress.advance(bar)
    finally:
        stop(workers)
    say(f"Ready: {', '.join(load(game).title for game in chosen)}.")


def _prepare(game: str) -> None:
    """Compile a game in a separate process, so that the command itself need not load the compiler."""
    from warbones.lab.precompile import precompile  # noqa: PLC0415  # imports it

    precompile(game)
