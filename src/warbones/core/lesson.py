"""A lesson: positions to look at and try something in, written as data beside a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from warbones.core.game import Game
from warbones.core.legal import Action
from warbones.core.position import Position

Reply = tuple[int | None, str | int]
"""A scripted answer: a seat and its action, or None and a die's face, or the facts of a throw as a referee writes."""


@dataclass(frozen=True)
class Step:
    """One step: words, a position in notation, and what to try as ``seat``.

    ``right`` are the actions that go on (none: reading is enough) and ``replies`` the answers that follow them, so
    that there is something to ``notice``. Any other action gets ``otherwise``, which says why not.
    """

    title: str
    text: str
    position: str
    seat: int = 0
    right: tuple[str, ...] = ()
    otherwise: str = ""
    replies: Sequence[Reply] = ()
    notice: str = ""


def before(game: Game, step: Step) -> Position:
    """Return the position that the step shows. Raises `BrokenPosition`."""
    return game.at(step.position)


def after(
    game: Game, step: Step, action: Action | str, land: Callable[[Position, str], None] = Position.land
) -> Position:
    """Return the position after ``action``, one of the right ones, and the scripted replies; ``land`` lands throws."""
    position = before(game, step)
    position.act(step.seat, action)
    for seat, answer in step.replies:
        if seat is None and isinstance(answer, str):
            land(position, answer)
        elif seat is None:
            position.roll(int(answer))
        else:
            position.act(seat, answer)
    return position
