"""Cost of a scene as sent, here and at an earlier commit: ``python -m bench.scenes COMMIT``.

Each side draws the scenes of the same random games in its own process and counts its own CPU time. The script prints
the median ratio of their times over the rounds.
"""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.rounds import Workload, ratio, rounds
from bench.sides import ROOT, Side, checked_out
from warbones import GAMES

MEASURES: Final = """
import sys
from random import Random
from time import process_time
from warbones import GAMES, Position
from msgspec.json import encode
draw = next(getattr(Position, name) for name in ("scene_messages", "facts", "scene") if hasattr(Position, name))
OPTIONS = {"indicesion": {"players": 2, "mode": "drafting", "throw_model": "table"}}
def drawn(game, answers):
    rng, position, spent, scenes, size = Random(answers), GAMES[game].new(**OPTIONS.get(game, {})), 0.0, 0, 0
    for _ in range(answers):
        if position.over or position.throw:
            break
        if position.owed:
            stream, die = next(iter(position.owed.items()))
            position.roll(rng.randint(1, die.sides), stream)
        else:
            seat = min(position.to_act)
            position.act(seat, rng.choice(list(position.legal(seat))).text)
        for seat in (0, 1, None):
            started = process_time()
            scene = draw(position, seat)
            spent += process_time() - started
            size += len(encode(scene))
            scenes += 1
    return 1e6 * spent / scenes, size / scenes
for line in sys.stdin:
    game, answers = line.split()
    print(*drawn(game, int(answers)), flush=True)
"""
"""Answers "keep 200" with a scene's microseconds and bytes of JSON, from the sources in the working directory."""

ANSWERS: Final = 200


def measured(side: Side, game: str) -> tuple[float, float]:
    """Have a side draw a game's scenes; return the microseconds that one takes, and its size in bytes of JSON."""
    took, size = side.asked(f"{game} {ANSWERS}").split()
    return float(took), float(size)


def main(
    commit: Annotated[str, typer.Argument(help="The commit to compare with, such as HEAD~20.")],
    count: Annotated[int, typer.Option("--rounds", min=1, help="The number of times to measure each.")] = 9,
) -> None:
    """Print the cost of a scene here, relative to an earlier commit."""
    with checked_out(commit) as folder, Side(ROOT, MEASURES) as here, Side(folder, MEASURES) as there:
        work: dict[str, Workload] = {
            f"{game} {where}": partial(lambda side, game: measured(side, game)[0], side, game)
            for game in GAMES
            for where, side in (("here", here), ("there", there))
        }
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Measuring", total=count * len(work))
            figures = rounds(work, count, lambda: progress.advance(task))
        sizes = {game: (measured(here, game)[1], measured(there, game)[1]) for game in GAMES}
    table = Table("A scene", "here, µs", f"against {commit}", "here, kB of JSON", f"against {commit}")
    for game, (size, before) in sizes.items():
        took = ratio(figures, f"{game} here", f"{game} there")
        now = median(figures[f"{game} here"])
        table.add_row(
            GAMES[game].title, f"{now:,.0f}", f"{took:.2f} times", f"{size / 1000:.1f}", f"{size / before:.2f} times"
        )
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
