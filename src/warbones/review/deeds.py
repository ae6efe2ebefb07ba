"""Whole deeds: an action with those of the same seat that follow at once, in words and on the board."""

from __future__ import annotations

from typing import NamedTuple

from warbones.core.messages import Text
from warbones.core.play.lines import steps
from warbones.core.play.position import Position
from warbones.core.play.reasons import named
from warbones.core.view.action_names import place_of
from warbones.core.view.reasons import Line
from warbones.core.view.scene import Scene


class Deed(NamedTuple):
    """A deed's ``name``, the ``pieces`` that it touches, and its ``ends``: the areas and pieces that it leads to."""

    name: Text
    pieces: tuple[str, ...]
    ends: tuple[str, ...]


def deed(seen: Position, seat: int, line: Line) -> Deed:
    """Return the deed of a line of play, beginning with the piece that makes it."""
    pieces, ends = dict.fromkeys(asked_about(seen.scene_messages(seat))), dict[str, None]()
    for nth, (position, action) in enumerate(steps(seen, seat, line)):
        scene = position.scene_messages(seat)
        touched = [each for each in action.pieces if not _within(each, pieces)]
        if place := place_of(scene, action.text):
            ends[place] = None
        if nth or pieces:
            ends |= dict.fromkeys(touched)
        pieces |= dict.fromkeys(touched)
    return Deed(named(seen, seat, line), tuple(pieces), tuple(ends))


def asked_about(scene: Scene) -> list[str]:
    """Return the piece whose action is being chosen, if there is one."""
    return [piece.id for area in scene.areas for piece in area.pieces if piece and piece.chosen][:1]


def _within(part: str, pieces: dict[str, None]) -> bool:
    """Return whether a piece, such as one square of a unit, is or belongs to one of some pieces."""
    return any(part == each or part.startswith(f"{each}.") for each in pieces)
