"""A whole training: generations of games, each played by what was learned from those before it."""

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
from warbones.training.self_play import Lesson, Play, played

STATE: Final = "state.npz"
COURSE: Final = "course.json"
PARTS: Final = ("now", "mean", "first", "second")


@dataclass(frozen=True)
class Course:
    """How long and how a network is trained: expert iteration (Anthony, Tian and Barber 2017), here of values alone.

    The games of the first generation are played by the game's own advice, and known by their results alone. Each of
    the others is played by the search with the network as it is then. After each, ``steps`` batches are drawn from the
    games of the last ``window`` of the generations so far, at a rate that falls to a hundredth along a cosine.
    """

    seed: int = 1
    hidden: int = 48
    generations: int = 30
    opening: int = 600  # games of the first generation
    games: int = 500  # games of each other generation
    effort: int = 64
    lot: float = 0.04
    blind: int = 0  # of a game's first decisions so many at most are by lot, each number as often
    trace: float = 0.85
    window: float = 0.5
    steps: int = 1500
    rate: float = 0.003

    def __post_init__(self) -> None:
        """Raise `WarbonesError` for a course that cannot be taken."""
        for name in ("hidden", "generations", "opening", "games", "effort", "steps"):
            if getattr(self, name) < 1:
                raise WarbonesError(f"A course has 1 or more of {name}, not {getattr(self, name)}.")
        for name in ("lot", "trace", "window"):
            if not 0 <= getattr(self, name) <= 1:
                raise WarbonesError(f"A course's {name} is a share from 0 to 1, not {getattr(self, name)}.")
        if self.seed < 0 or self.blind < 0 or not self.rate > 0:
            raise WarbonesError("A course's seed and its blind decisions are 0 or more, and its rate above 0.")

    def play(self, generation: int) -> Play:
        """Return how a generation's games are played."""
        return Play(self.effort, self.lot, self.blind, self.trace if generation else 1.0, plain=not generation)

    def rates(self, generation: int) -> NDArray[Any]:
        """Return the rates of a generation's steps."""
        done = (generation + np.arange(self.steps) / self.steps) / self.generations
        return self.rate * (0.01 + 0.99 * (1 + np.cos(np.pi * done)) / 2)

    def first(self, generation: int) -> int:
        """Return the number of a generation's first game."""
        return self.opening + (generation - 1) * self.games if generation else 0


@dataclass
class Training:
    """A course under way, kept in a folder so that it can go on after a break."""

    game: Game
    course: Course
    folder: Path
    state: Fit
    generation: int = 0
    seconds: float = 0.0
    loss: float = 0.0

    @property
    def inputs(self) -> Inputs:
        """What the network reads."""
        return inputs_of(self.game.ruleset)

    def go_on(self, threads: int, done: Callable[[int], None]) -> int:
        """Play one generation and fit the network to it; return how many positions that were."""
        course, at = self.course, self.generation
        games = range(course.first(at), course.first(at + 1))
        lesson = played(self.game, self.state.weights, course.play(at), course.seed, games, threads, done)
        np.savez(self.folder / f"lesson-{at}.npz", shown=lesson.shown, worth=lesson.worth)
        known = range(at + 1 - max(1, round((at + 1) * course.window)), at + 1)
        lessons = [self._lesson(each) for each in known]
        luck = np.random.default_rng([course.seed, at])
        self.loss = fit(self.state, self.inputs, lessons, course.rates(at), luck)
        for old in range(known.start):
            (self.folder / f"lesson-{old}.npz").unlink(missing_ok=True)
        self.generation += 1
        return len(lesson.worth) // 2

    def _lesson(self, generation: int) -> Lesson:
        with np.load(self.folder / f"lesson-{generation}.npz") as kept:
            return Lesson(kept["shown"], kept["worth"])

    def keep(self) -> None:
        """Write down how far it is, all at once."""
        arrays = {f"{part}.{name}": value for part in PARTS for name, value in getattr(self.state, part).items()}
        told: dict[str, Any] = {name: getattr(self, name) for name in ("generation", "seconds", "loss")}
        fresh = self.folder / f"new-{STATE}"
        np.savez(fresh, **arrays, **told, steps=self.state.steps)
        fresh.replace(self.folder / STATE)


def begun(game: Game, course: Course, folder: Path) -> Training:
    """Return a training that begins or goes on. Raises `WarbonesError` where the folder has another course's."""
    written = msgspec.json.encode(asdict(course) | {"game": game.id})
    if (folder / COURSE).exists() and (folder / COURSE).read_bytes() != written:
        raise WarbonesError(f"In {folder} another training is under way: name another folder, or delete that.")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / COURSE).write_bytes(written)
    inputs = inputs_of(game.ruleset)
    state = new_fit(inputs, course.hidden, np.random.default_rng([course.seed, 1 << 32]))
    training = Training(game, course, folder, state)
    if (folder / STATE).exists():
        _take_up(training)
    return training


def _take_up(training: Training) -> None:
    with np.load(training.folder / STATE) as kept:
        for part in PARTS:
            getattr(training.state, part).update({name: kept[f"{part}.{name}"] for name in training.state.now})
        training.state.steps, training.generation = int(kept["steps"]), int(kept["generation"])
        training.seconds, training.loss = float(kept["seconds"]), float(kept["loss"])


def finished(training: Training) -> None:
    """Delete what was kept for going on."""
    shutil.rmtree(training.folder)


COURSES: Final = {
    "army": Course(generations=20, opening=150, games=700, steps=2500),
    "battle": Course(generations=16, opening=400, games=400, blind=20),
    "dicewing": Course(hidden=64, generations=6, opening=4000, games=4000, effort=4000, lot=1, steps=3000, window=0.6),
    "keep": Course(),
}
"""The courses by which networks were trained; War Dice's does not come with the program (decision 25)."""


def course_of(game: Game, **changes: Any) -> Course:
    """Return a game's course, with changes."""
    return replace(COURSES.get(game.id, Course()), **changes)
