"""Lessons as they are taken: the position of a step, and what follows when somebody does what it asks for."""

from __future__ import annotations

from collections.abc import Callable

from warbones.core.play.game import Game
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.view.lesson import Step


def before(game: Game, step: Step) -> Position:
    """Return the position that the step shows. Raises `BrokenPosition`."""
    return game.at(step.position)


def way(
    game: Game, step: Step, action: Action | str, land: Callable[[Position, str], None] = Position.land
) -> tuple[Position, ...]:
    """Return what is seen after ``action``, one of the right ones: each moment, what each reply meets, and the end.

    ``land`` lands throws.
    """
    position = before(game, step)
    seen = position.moments = []
    position.act(step.seat, action)
    for seat, answer in step.replies:
        if position.to_act:
            seen.append(position.copy())
        _reply(position, seat, answer, land)
    return (*seen, position)


def _reply(position: Position, seat: int | None, answer: str | int, land: Callable[[Position, str], None]) -> None:
    if seat is not None:
        position.act(seat, answer)
    elif isinstance(answer, str):
        land(position, answer)
    else:
        position.roll(answer, next(iter(position.owed), None))
