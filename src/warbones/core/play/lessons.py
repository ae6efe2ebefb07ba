"""Lessons in progress: the position of a step, and the positions after a right action or any other."""

from __future__ import annotations

from collections.abc import Callable

from warbones.core.play.game import Game
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.view.lesson import ScriptedStep


def before(game: Game, step: ScriptedStep) -> Position:
    """Return the position of a step. Raises `BrokenPosition`."""
    return game.at(step.position)


def play_right_action(
    game: Game, step: ScriptedStep, action: Action | str, land: Callable[[Position, str], None] = Position.land
) -> tuple[Position, ...]:
    """Take a right ``action`` and return the positions after it: frames, those before a reply, and the last one.

    ``land`` answers throws.
    """
    position = before(game, step)
    seen = position.moments = []
    position.act(step.seat, action)
    for seat, answer in step.replies:
        if position.to_act:
            seen.append(position.copy())
        _reply(position, seat, answer, land)
    return (*seen, position)


def play_any_action(game: Game, step: ScriptedStep, action: Action | str, roll: Callable[[int], int]) -> Position:
    """Take any ``action`` and return the position after it, with the frames on the way in its `Position.moments`.

    The replies after a right action follow as far as they fit, and ``roll`` gives the faces of dice still due, by
    their sides. Raises `IllegalAction`.
    """
    position = before(game, step)
    seen = position.moments = []
    position.act(step.seat, action)
    for seat, answer in step.replies:
        if not _fits(position, seat, answer):
            break
        if position.to_act:
            seen.append(position.copy())
        _reply(position, seat, answer, Position.land)
    while position.owed and not position.throw:
        seat, die = next(iter(position.owed.items()))
        position.roll(roll(die.sides), seat)
    return position


def _fits(position: Position, seat: int | None, answer: str | int) -> bool:
    """Return whether a scripted answer is possible here; throws are simulated instead."""
    if seat is not None:
        return seat in position.to_act and answer in [action.text for action in position.legal(seat)]
    return isinstance(answer, int) and any(answer <= die.sides for die in position.owed.values())


def _reply(position: Position, seat: int | None, answer: str | int, land: Callable[[Position, str], None]) -> None:
    if seat is not None:
        position.act(seat, answer)
    elif isinstance(answer, str):
        land(position, answer)
    else:
        position.roll(answer, next(iter(position.owed), None))
