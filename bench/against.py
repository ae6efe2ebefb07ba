"""Random games here and at an earlier commit: ``python -m bench.against COMMIT``.

Each side runs its own sources in its own process, and the sides take turns, so that a busy machine slows both alike. It
prints the median over the rounds of the ratio of speeds.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from statistics import median
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.__main__ import BATCHES, COMPILED, USUAL
from bench.rounds import Workload, ratio, rounds
from bench.sides import ROOT, Side, checked_out
from warbones import GAMES

KINDS: Final = ("compiled", "interpreted")

MEASURES: Final = """
import sys
from functools import partial
from bench import games
for line in sys.stdin:
    kind, game, count = line.split()
    many = int(count)
    fast = kind == "compiled"
    print(games.compiled(game, many) if fast else games.per_second(many, partial(games.interpreted, game)), flush=True)
"""
"""Answers "compiled dicewing 1000" with games a second, from the sources of the folder that it is started in."""


def games_a_second(side: Side, kind: str, game: str, count: int) -> float:
    """Have a side play a number of random games; return games per second."""
    return float(side.asked(f"{kind} {game} {count}"))


def sides(here: Side, there: Side) -> dict[str, Workload]:
    """Return the workloads of both sides: each game with each kind of rules."""
    return {
        name_of(kind, game, where): partial(games_a_second, side, kind, game, BATCHES.get(game, USUAL)[at])
        for at, kind in enumerate(KINDS)
        for game in COMPILED
        for where, side in (("here", here), ("there", there))
    }


def name_of(kind: str, game: str, where: str) -> str:
    """Return the name of one side's figures."""
    return f"{kind} {game} {where}"


def main(
    commit: Annotated[str, typer.Argument(help="The commit to compare with, such as HEAD~20.")],
    count: Annotated[int, typer.Option("--rounds", min=1, help="The number of times to measure each.")] = 15,
) -> None:
    """Print the speed of random games here, relative to an earlier commit."""
    with checked_out(commit) as folder, Side(ROOT, MEASURES) as here, Side(folder, MEASURES) as there:
        work = sides(here, there)
        rounds(work, 1, lambda: None)  # compiles
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Measuring", total=count * len(work))
            figures = rounds(work, count, lambda: progress.advance(task))
    table = Table("Random games", "rules", "here, games/s", f"against {commit}")
    for kind, game in product(KINDS, COMPILED):
        now, before = name_of(kind, game, "here"), name_of(kind, game, "there")
        table.add_row(
            GAMES[game].title, kind, f"{median(figures[now]):,.0f}", f"{ratio(figures, now, before):.3f} times"
        )
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
