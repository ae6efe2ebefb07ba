"""Trains the network that a game's search goes by, from nothing: ``python -m warbones.training keep``.

It shows how far it is, and goes on where it was broken off. The same seed and course lead to the same games and the
same network on any number of threads.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from dataclasses import fields
from pathlib import Path
from time import perf_counter

import numba
import numpy as np
import psutil
import scipy
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from warbones.core.errors import WarbonesError
from warbones.core.view.text.plain import write_plainly
from warbones.games import COMPILED, load
from warbones.players.learned.files import WEIGHTS_FOLDER, Provenance, save
from warbones.training.run import Course, Training, begun, course_of, finished


def main() -> None:
    """Train, and write the weights."""
    write_plainly(sys.stdout, sys.stderr)
    parser = argparse.ArgumentParser(prog="python -m warbones.training", description=__doc__)
    parser.add_argument("game", choices=COMPILED)
    parser.add_argument(
        "--to", type=Path, default=WEIGHTS_FOLDER, help="where the weights go [default: the program's own]"
    )
    parser.add_argument("--work", type=Path, help="where it notes how far it is [default: training/GAME]")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--until", type=int, help="the generation after which it stops, to go on another time")
    for field in fields(Course):
        kind = type(field.default)
        parser.add_argument(f"--{field.name}", type=kind, help=f"as in `Course` [of most games: {field.default}]")
    asked = vars(parser.parse_args())
    if asked["threads"] < 1 or (asked["until"] is not None and asked["until"] < 1):
        parser.error("The number of threads and the generation to stop after are 1 or more.")
    changes = {field.name: asked[field.name] for field in fields(Course) if asked[field.name] is not None}
    game = load(asked["game"])
    try:
        training = begun(game, course_of(game, **changes), asked["work"] or Path("training") / game.id)
    except WarbonesError as wrong:
        parser.error(str(wrong))
    until = min(asked["until"] or training.course.generations, training.course.generations)
    told = {**changes, "until": until}  # where it was written, and on how many threads, makes no difference
    command = f"python -m warbones.training {game.id} " + " ".join(f"--{name} {value}" for name, value in told.items())
    train(training, asked["to"], asked["threads"], until, command)


def train(training: Training, to: Path, threads: int, until: int, command: str) -> None:
    """Go on until so many generations are done, and write the weights as they are after each of them."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    course, positions = training.course, 0
    with Progress(*columns) as progress:
        bar = progress.add_task(training.game.title, total=course.first(until))
        progress.advance(bar, course.first(training.generation) if training.generation else 0)
        while training.generation < until:
            started = perf_counter()
            positions = training.go_on(threads, lambda games: progress.advance(bar, games))
            training.seconds += perf_counter() - started
            training.keep()
            save(to, training.state.weights, made(training, command))
            told = f"{positions} positions, loss {training.loss:.4f}, {training.seconds:.0f} s"
            progress.print(f"generation {training.generation}: {told}")
    if until == course.generations:
        finished(training)


def made(training: Training, command: str) -> Provenance:
    """Return how a network was made, as it is written beside it."""
    course, memory = training.course, psutil.virtual_memory().total / 2**30
    return Provenance(
        game=training.game.id,
        features=training.inputs.digest,
        command=command,
        seed=course.seed,
        generations=training.generation,
        games=course.first(training.generation),
        seconds=round(training.seconds),
        loss=round(training.loss, 4),
        hardware=f"{os.cpu_count()} cores, {platform.machine()}, {memory:.0f} GiB",
        versions={
            "python": platform.python_version(),
            "numpy": np.__version__,
            "scipy": scipy.__version__,
            "numba": numba.__version__,
        },
    )


if __name__ == "__main__":
    main()
