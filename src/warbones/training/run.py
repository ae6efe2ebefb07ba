"""Training runs: generations of games, each played by the network of those before."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.players.learned.inputs import Inputs, inputs_of
from warbones.training.optimizer import Fit, fit, new_fit
from warbones.training.self_play import Examples, PlaySettings, self_play

STATE: Final = "state.npz"
SCHEDULE: Final = "course.json"
PARTS: Final = ("now", "mean", "first", "second")


@dataclass(frozen=True)
class Schedule:
    """The schedule of a training run: expert iteration (Anthony, Tian and Barber 2017), here of values alone.

    The games of the first generation are played by the game's own advice and labelled with their results alone. Later
    ones are played by the search with the current network. After each generation, ``steps`` batches are drawn from the
    games of the last ``window`` of the generations, at a learning rate that falls to a hundredth along a cosine.
    """

    seed: int = 1
    hidden: int = 48
    generations: int = 30
    opening: int = 600  # games of the first generation
    games: int = 500  # games of each later generation
    effort: int = 64
    lot: float = 0.04
    blind: int = 0  # the maximum number of random decisions at a game's start; all numbers up to it are equally likely
    trace: float = 0.85
    window: float = 0.5
    steps: int = 1500
    rate: float = 0.003

    def __post_init__(self) -> None:
        """Raise `WarbonesError` for an impossible schedule."""
        for name in ("hidden", "generations", "opening", "games", "effort", "steps"):
            if getattr(self, name) < 1:
                raise WarbonesError(f"A schedule needs 1 or more of {name}, not {getattr(self, name)}.")
        for name in ("lot", "trace", "window"):
            if not 0 <= getattr(self, name) <= 1:
                raise WarbonesError(f"A schedule's {name} is a share from 0 to 1, not {getattr(self, name)}.")
        if self.seed < 0 or self.blind < 0 or not self.rate > 0:
            raise WarbonesError("A schedule's seed and blind decisions are 0 or more, and its rate is above 0.")

    def play(self, generation: int) -> PlaySettings:
        """Return the settings by which a generation plays."""
        return PlaySettings(self.effort, self.lot, self.blind, self.trace if generation else 1.0, plain=not generation)

    def rates(self, generation: int) -> NDArray[Any]:
        """Return the learning rates of a generation's steps."""
        done = (generation + np.arange(self.steps) / self.steps) / self.generations
        return self.rate * (0.01 + 0.99 * (1 + np.cos(np.pi * done)) / 2)

    def first(self, generation: int) -> int:
        """Return the number of a generation's first game."""
        return self.opening + (generation - 1) * self.games if generation else 0


@dataclass
class TrainingRun:
    """A training run, saved in a folder so that it can resume."""

    game: Game
    schedule: Schedule
    folder: Path
    state: Fit
    generation: int = 0
    seconds: float = 0.0
    loss: float = 0.0

    @property
    def inputs(self) -> Inputs:
        """The network's inputs."""
        return inputs_of(self.game.ruleset)

    def train_generation(self, threads: int, done: Callable[[int], None]) -> int:
        """Play one generation and fit the network to it; return the number of positions."""
        schedule, at = self.schedule, self.generation
        games = range(schedule.first(at), schedule.first(at + 1))
        examples = self_play(self.game, self.state.weights, schedule.play(at), schedule.seed, games, threads, done)
        np.savez(self.folder / f"lesson-{at}.npz", shown=examples.shown, worth=examples.worth)
        known = range(at + 1 - max(1, round((at + 1) * schedule.window)), at + 1)
        window = [self._examples(each) for each in known]
        rng = np.random.default_rng([schedule.seed, at])
        self.loss = fit(self.state, self.inputs, window, schedule.rates(at), rng)
        for old in range(known.start):
            (self.folder / f"lesson-{old}.npz").unlink(missing_ok=True)
        self.generation += 1
        return len(examples.worth) // 2

    def _examples(self, generation: int) -> Examples:
        with np.load(self.folder / f"lesson-{generation}.npz") as stored:
            return Examples(stored["shown"], stored["worth"])

    def save(self) -> None:
        """Save the progress atomically."""
        arrays = {f"{part}.{name}": value for part in PARTS for name, value in getattr(self.state, part).items()}
        progress: dict[str, Any] = {name: getattr(self, name) for name in ("generation", "seconds", "loss")}
        fresh = self.folder / f"new-{STATE}"
        np.savez(fresh, **arrays, **progress, steps=self.state.steps)
        fresh.replace(self.folder / STATE)


def open_run(game: Game, schedule: Schedule, folder: Path) -> TrainingRun:
    """Return a new or resumed run. Raises `WarbonesError` if the folder has one with another schedule."""
    written = msgspec.json.encode(asdict(schedule) | {"game": game.id})
    if (folder / SCHEDULE).exists() and (folder / SCHEDULE).read_bytes() != written:
        raise WarbonesError(f"Another training run is in {folder}: name another folder, or delete that one.")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SCHEDULE).write_bytes(written)
    inputs = inputs_of(game.ruleset)
    state = new_fit(inputs, schedule.hidden, np.random.default_rng([schedule.seed, 1 << 32]))
    training = TrainingRun(game, schedule, folder, state)
    if (folder / STATE).exists():
        _load(training)
    return training


def _load(training: TrainingRun) -> None:
    with np.load(training.folder / STATE) as stored:
        for part in PARTS:
            getattr(training.state, part).update({name: stored[f"{part}.{name}"] for name in training.state.now})
        training.state.steps, training.generation = int(stored["steps"]), int(stored["generation"])
        training.seconds, training.loss = float(stored["seconds"]), float(stored["loss"])


def clean_up(training: TrainingRun) -> None:
    """Delete the saved progress."""
    shutil.rmtree(training.folder)


SCHEDULES: Final = {
    "army": Schedule(generations=20, opening=150, games=700, steps=2500),
    "battle": Schedule(generations=16, opening=400, games=400, blind=20),
    "dicewing": Schedule(
        hidden=64, generations=6, opening=4000, games=4000, effort=4000, lot=1, steps=3000, window=0.6
    ),
    "keep": Schedule(),
}
"""The schedules of the trained networks; War Dice's network does not ship with the program (decision 25)."""


def schedule_of(game: Game, **changes: Any) -> Schedule:
    """Return a game's schedule, with changes."""
    return replace(SCHEDULES.get(game.id, Schedule()), **changes)
