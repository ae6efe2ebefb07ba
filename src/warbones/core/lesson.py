"""A lesson: positions to look at and try something in, written as data beside a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from warbones.core.game import Game
from warbones.core.legal import Action
from warbones.core.position import Position

Reply = tuple[int | None, str | int]
"""A scripted answer: a seat and its action; or None and the face of the die that is due, or the facts of a throw."""


@dataclass(frozen=True)
class Step:
    """One step: words, a position in notation, and what to try as ``seat``.

    ``right`` are the actions that go on (none: reading is enough), which ``task`` asks for in a headline, and
    ``replies`` the answers that follow them, so that there is something to ``notice``. Any other action gets
    ``otherwise``, which says why not.
    """

    title: str
    text: str
    position: str
    seat: int = 0
    task: str = ""
    right: tuple[str, ...] = ()
    otherwise: str = ""
    replies: Sequence[Reply] = ()
    notice: str = ""


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
