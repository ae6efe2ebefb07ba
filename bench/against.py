"""Random games here and at an earlier commit, in turns: ``python -m bench.against COMMIT``.

Each side runs in a process of its own, from its own sources, and both take turns, so that a busy machine slows both
alike. What it prints is the median over the rounds of what a game does here, divided by what it did there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.__main__ import BATCHES, COMPILED, USUAL
from bench.rounds import Workload, ratio, rounds
from warbones import GAMES

ROOT: Final = Path(__file__).parent.parent
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


class Side:
    """The sources in a folder, measured by a process of their own."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(  # noqa: S603  # its own sources
            [sys.executable, "-c", MEASURES],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Side:
        return self

    def __exit__(self, *_: object) -> None:
        with self.process:  # closes its pipes and waits for it
            self.process.kill()

    def games_a_second(self, kind: str, game: str, count: int) -> float:
        """Play so many random games and return how many that made a second. Raises `ValueError` if it died."""
        assert self.process.stdin and self.process.stdout  # noqa: PT018  # both are pipes
        self.process.stdin.write(f"{kind} {game} {count}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """Give a folder with the files of a commit. Raises `BadParameter` where there is none of that name."""
    with TemporaryDirectory() as folder:
        git = ["git", "-C", str(ROOT), "worktree"]
        added = subprocess.run([*git, "add", "--quiet", "--detach", folder, commit], check=False)  # noqa: S603  # git
        if added.returncode:
            raise typer.BadParameter(f"git gives no files of {commit!r}; name a commit, such as HEAD~20.")
        try:
            yield Path(folder)
        finally:
            subprocess.run([*git, "remove", "--force", folder], check=True)  # noqa: S603  # git


def sides(here: Side, there: Side) -> dict[str, Workload]:
    """Return the random games of each game by each kind of rules, on either side."""
    return {
        name_of(kind, game, where): partial(side.games_a_second, kind, game, BATCHES.get(game, USUAL)[at])
        for at, kind in enumerate(KINDS)
        for game in COMPILED
        for where, side in (("here", here), ("there", there))
    }


def name_of(kind: str, game: str, where: str) -> str:
    """Return the name of one side's figures."""
    return f"{kind} {game} {where}"


def main(
    commit: Annotated[str, typer.Argument(help="What is measured beside this checkout, such as HEAD~20.")],
    count: Annotated[int, typer.Option("--rounds", min=1, help="How often each is measured.")] = 15,
) -> None:
    """Print how fast random games are here, beside an earlier commit."""
    with checked_out(commit) as folder, Side(ROOT) as here, Side(folder) as there:
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
