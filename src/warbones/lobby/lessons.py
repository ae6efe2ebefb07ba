"""A game's lesson as scenes: the table of each step, and the table after its task."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.play.lessons import before, play_any_action, play_right_action
from warbones.core.play.position import Position
from warbones.core.rules.throw import Landing, Throw
from warbones.core.view.lesson import ScriptedStep
from warbones.protocol.replay_messages import Lesson, LessonStep, LessonTry
from warbones.rooms.services import ThrowService

TRIES: Final = 40
"""The maximum number of throws to simulate for a lesson's step, until one has the result that the lesson describes."""


SEED: Final = 32
"""The bits of the seed of a reader's own throw."""


class NotTried(WarbonesError):
    """A step of a lesson that is only read."""


class NoLesson(WarbonesError):
    """A game without a lesson, or a step that a lesson does not have."""


Thrown = Callable[[Throw, int], tuple[Landing, bytes]]
"""Simulates a throw from a seed: returns the facts and the packed flight."""


@cache
def lesson(game: Game, thrown: Thrown) -> Lesson:
    """Return the lesson of ``game``; ``thrown`` simulates its throws. Raises `NoLesson`."""
    if not game.view.lesson:
        raise NoLesson.saying("refused-no-lesson", game=game.title)
    return Lesson(game=game.id, title=game.title, steps=tuple(_step(game, step, thrown) for step in game.view.lesson))


async def attempt(game: Game, number: int, action: str, throw_service: ThrowService, client: str) -> LessonTry:
    """Return the outcome of what a reader tries at a step, for ``client``: a throw, or an action that is not right.

    Raises `NoLesson`, `NotTried` or `IllegalAction`.
    """
    if not 0 <= number < len(game.view.lesson):
        raise NoLesson.saying("refused-no-lesson-step", game=game.title, last=len(game.view.lesson) - 1, number=number)
    step = game.view.lesson[number]
    if not step.right:
        raise NotTried.saying("refused-lesson-nothing")
    position, flights = play_any_action(game, step, action, _rolled), list[bytes]()
    while throw := position.throw:
        landing, flight = await throw_service.throw(throw, secrets.randbits(SEED), lambda: (client,))
        position.land(landing)
        flights.append(flight)
    scenes = tuple(each.scene_messages(step.seat) for each in (*(position.moments or ()), position))
    solved = step.succeeded(position) if step.succeeded else action in step.right
    return LessonTry(scenes=scenes, flights=tuple(flights), solved=solved)


def _rolled(sides: int) -> int:
    return 1 + secrets.randbelow(sides)


def _step(game: Game, step: ScriptedStep, thrown: Thrown) -> LessonStep:
    right = [_tried(game, step, action, thrown) for action in step.right]
    return LessonStep(
        title=step.title,
        text=step.text,
        scene=before(game, step).scene_messages(step.seat),
        task=step.task,
        solutions=step.right,
        if_wrong=step.otherwise,
        explanation=step.notice,
        if_missed=step.missed,
        free=step.succeeded is not None,
        results=tuple(tuple(position.scene_messages(step.seat) for position in seen) for seen, _ in right),
        flights=tuple(flights for _, flights in right),
    )


def _tried(
    game: Game, step: ScriptedStep, action: str, thrown: Thrown
) -> tuple[tuple[Position, ...], tuple[bytes, ...]]:
    """Return the positions after an action of a step, and the flights of its throws."""
    flights: list[bytes] = []

    def land(position: Position, facts: str) -> None:
        landing, flight = _true_throw(position, facts, thrown)
        position.land(landing)
        flights.extend(flight)

    return play_right_action(game, step, action, land), tuple(flights)


def _true_throw(position: Position, facts: str, thrown: Thrown) -> tuple[Landing, list[bytes]]:
    """Return a simulated landing with ``facts``, and its flight; if none is found, the facts without a flight."""
    due, wanted = position.throw, position.read_facts(facts)
    assert due
    for seed in range(TRIES):
        landing, flight = thrown(due, seed)
        if _facts(landing) == _facts(wanted):
            return landing, [flight]
    return wanted, []


def _facts(landing: Landing) -> tuple[object, ...]:
    lies = {lie.die: (lie.face, set(lie.on), set(lie.beneath)) for lie in landing.lies}
    return landing.foul, lies, {frozenset(pair) for pair in landing.touches}
