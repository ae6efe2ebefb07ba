"""Measure the rules, the search and the table, all in one run, and print one table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from os import getloadavg
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import answers, games, starts, thought, throws
from bench.rounds import Workload, ratio, rounds

BUSY: Final = 0.7
"""The number of programs at work, over the last minute, from which a second thread has no core of its own."""


class Line(msgspec.Struct, frozen=True):
    """One line of the table. ``required`` says what the figure has to reach, or "" where nothing is."""

    what: str
    figure: float
    unit: str
    required: str = ""


def rules(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure random games."""
    figures = rounds(RULES, count, done)
    speeds = [Line(f"Random games, {name}", median(values), "games/s") for name, values in figures.items()]
    return [
        *speeds,
        Line("One thread against plain dataclasses", ratio(figures, ONE, TWIN), "times", "at least 25"),
        Line("Two threads against one", ratio(figures, TWO, ONE), "times", "at least 1.8"),
        Line("One thread against the rules interpreted", ratio(figures, ONE, INTERPRETED), "times"),
    ]


ONE, TWO, TWIN, INTERPRETED = "one thread", "two threads", "plain dataclasses", "rules interpreted"
RULES: dict[str, Workload] = {
    ONE: partial(games.compiled, 60_000, 1),
    TWIN: partial(games.per_second, 2_000, games.twin),
    TWO: partial(games.compiled, 120_000, 2),
    INTERPRETED: partial(games.per_second, 200, games.interpreted),
}


def table(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure answers through the public face."""
    kinds = {name: answers.with_engine(name) for name in ("interpreted", "compiled")}
    games_played = {name: [answers.one_game(game, seed) for seed in range(count)] for name, game in kinds.items()}
    done()
    what = {"roll": "A die answered", "act": "An action answered", "scene": "A scene drawn"}
    return [
        Line(f"{text}, {name}", median(game[kind] for game in played), "µs")
        for kind, text in what.items()
        for name, played in games_played.items()
    ]


def bots(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure the search."""
    thought.move()
    seconds = median(rounds({"move": thought.move}, count, done)["move"])
    return [
        Line(f"A move of the search bot, {thought.SIMULATIONS} simulations", seconds, "s", "at most 1"),
        Line("Simulations of the search bot", thought.SIMULATIONS / seconds, "1/s"),
    ]


def physics(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure settled throws, beside MuJoCo stepping the same simulated time and doing nothing else."""
    lines = []
    for watched, most in ((False, "at most 1.4"), (True, "at most 1.8")):
        for dice in DICE:
            throw = throws.due(dice, watched=watched)
            work = {"ms": partial(throws.milliseconds, throw), "times": partial(throws.beside_bare, throw)}
            figures = rounds(work, max(1, count // 2), done)
            what = f"A throw among {dice} dice{', contacts watched' if watched else ''}"
            lines.append(Line(what, median(figures["ms"]), "ms"))
            lines.append(Line(f"{what}, against bare mj_step", median(figures["times"]), "times", most))
    return lines


DICE: Final = (1, 12, 24, 36)


def waits(_count: int, done: Callable[[], None]) -> list[Line]:
    """Measure starts, each in a process of its own."""
    lines = []
    with TemporaryDirectory() as folder:
        for what, code in (("a bot's first move", starts.FIRST_MOVE), ("a first batch", starts.FIRST_BATCH)):
            for start in ("Cold", "Warm"):
                lines.append(Line(f"{start} start to {what}", starts.python(code, Path(folder)), "s"))
                done()
        pages = [starts.first_page(Path(folder)) for _ in range(3)]
        done()
    return [*lines, Line("Warm `warbones serve` to its first page", min(pages[1:]), "s", "at most 3")]


Part = Callable[[int, Callable[[], None]], list[Line]]


def main(
    count: Annotated[int, typer.Option("--rounds", min=5, help="How often everything is measured, in turn.")] = 7,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure everything and print it."""
    console = Console(stderr=True)
    if getloadavg()[0] > BUSY:
        console.print("Other programs keep this machine busy: ratios hold, but for two threads against one.")
    steps: dict[Part, int] = {
        rules: len(RULES) * count,
        table: 1,
        bots: count,
        physics: 2 * 2 * len(DICE) * max(1, count // 2),
        waits: 5,
    }
    lines: list[Line] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring", total=sum(steps.values()))
        for part in steps:
            lines += part(count, partial(progress.advance, task))
    if as_json:
        print(msgspec.json.encode(lines).decode())
    else:
        Console().print(drawn(lines))


def drawn(lines: list[Line]) -> Table:
    """Return the lines as a table."""
    drawing = Table("What", "", "Unit", "Required")
    drawing.columns[1].justify = "right"
    for line in lines:
        drawing.add_row(line.what, f"{line.figure:,.{0 if line.figure >= 1000 else 2}f}", line.unit, line.required)
    return drawing


if __name__ == "__main__":
    typer.run(main)
