"""A game's lesson, drawn: each step's table, and the table after what is to be tried."""

from __future__ import annotations

from functools import cache

from warbones.core.errors import WarbonesError
from warbones.core.game import Game
from warbones.core.lesson import Step, after, before
from warbones.server.replay_messages import Lesson, LessonStep


class NoLesson(WarbonesError):
    """A game that does not teach itself."""


@cache
def lesson(game: Game) -> Lesson:
    """Return the lesson of ``game``. Raises `NoLesson`."""
    if not game.lesson:
        raise NoLesson(f"There is no lesson for {game.title} yet: its rulebook begins with how it goes.")
    return Lesson(game=game.id, title=game.title, steps=tuple(_step(game, step) for step in game.lesson))


def _step(game: Game, step: Step) -> LessonStep:
    return LessonStep(
        title=step.title,
        text=step.text,
        scene=before(game, step).scene(step.seat),
        right=step.right,
        otherwise=step.otherwise,
        notice=step.notice,
        after=tuple(after(game, step, action).scene(step.seat) for action in step.right),
    )
