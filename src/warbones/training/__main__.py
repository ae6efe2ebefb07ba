"""Trains a game's search network from scratch: ``python -m warbones.training keep``.

It shows its progress and resumes an interrupted run. The same seed and schedule give the same games and the same
network on any number of threads.
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
from warbones.training.run import Schedule, TrainingRun, clean_up, open_run, schedule_of


def main() -> None:
    """Train, and write the weights."""
    write_plainly(sys.stdout, sys.stderr)
    parser = argparse.ArgumentParser(prog="python -m warbones.training", description=__doc__)
    parser.add_argument("game", choices=COMPILED)
    parser.add_argument(
        "--to", type=Path, default=WEIGHTS_FOLDER, help="where the weights go [default: the program's own]"
    )
    parser.add_argument("--work", type=Path, help="where it saves its progress [default: training/GAME]")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--until", type=int, help="the generation after which it stops, to resume later")
    for field in fields(Schedule):
        kind = type(field.default)
        parser.add_argument(f"--{field.name}", type=kind, help=f"as in `Schedule` [for most games: {field.default}]")
    arguments = vars(parser.parse_args())
    if arguments["threads"] < 1 or (arguments["until"] is not None and arguments["until"] < 1):
        parser.error("The number of threads and the generation to stop after are 1 or more.")
    changes = {field.name: arguments[field.name] for field in fields(Schedule) if arguments[field.name] is not None}
    game = load(arguments["game"])
    try:
        training = open_run(game, schedule_of(game, **changes), arguments["work"] or Path("training") / game.id)
    except WarbonesError as wrong:
        parser.error(str(wrong))
    until = min(arguments["until"] or training.schedule.generations, training.schedule.generations)
    settings = {**changes, "until": until}  # paths and threads do not change the result
    command = f"python -m warbones.training {game.id} " + " ".join(
        f"--{name} {value}" for name, value in settings.items()
    )
    train(training, arguments["to"], arguments["threads"], until, command)


def train(training: TrainingRun, to: Path, threads: int, until: int, command: str) -> None:
    """Train up to generation ``until``, and write the weights after each generation."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    schedule, positions = training.schedule, 0
    with Progress(*columns) as progress:
        bar = progress.add_task(training.game.title, total=schedule.first(until))
        progress.advance(bar, schedule.first(training.generation) if training.generation else 0)
        while training.generation < until:
            started = perf_counter()
            positions = training.train_generation(threads, lambda games: progress.advance(bar, games))
            training.seconds += perf_counter() - started
            training.save()
            save(to, training.state.weights, made(training, command))
            report = f"{positions} positions, loss {training.loss:.4f}, {training.seconds:.0f} s"
            progress.print(f"generation {training.generation}: {report}")
    if until == schedule.generations:
        clean_up(training)


def made(training: TrainingRun, command: str) -> Provenance:
    """Return the metadata that is written beside a network."""
    schedule, memory = training.schedule, psutil.virtual_memory().total / 2**30
    return Provenance(
        game=training.game.id,
        features=training.inputs.digest,
        command=command,
        seed=schedule.seed,
        generations=training.generation,
        games=schedule.first(training.generation),
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
