"""The table in three dimensions: the boards, and poses for dice of which only the facts of a throw are known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, pi, sin
from typing import Final

from warbones.core.rules import throw
from warbones.core.rules.throw import LEVEL, MILLIMETRE, UNIT, Pose, Surface, is_turn, rises, up_face
from warbones.games.indicesion.rules.dice import BOARDS, dice_at, listed
from warbones.games.indicesion.rules.state import DICE, FARTHEST, NONE, Place, State

INCH: Final = 2540
"""The units of length in an inch."""

EDGE: Final = 3810
"""A die's edge: one and a half inches (R2)."""

THICK: Final = INCH // 2
"""The thickness of a board (B41)."""

PRESSED: Final = 1
"""The depth to which a die's weight presses it into its support: one that only just touches would lie on nothing."""

DEEPEST: Final = 3 * MILLIMETRE
"""The depth to which a sharp die may be in its support or neighbour: real dice are rounded, and foam gives way."""

BEYOND: Final = 2 * EDGE
"""The farthest that the middle of a die can be from a board that it counts for."""

OVER: Final = 2 * MILLIMETRE
"""The distance inside a board's sides at which the middle of a die is certainly above it."""

LEANING: Final = (30273, 8000, 9600, 0)
"""A turn with no face up."""


def surfaces(s: State) -> tuple[Surface, ...]:
    """Return the boards, on a ring with seat 0 at the near side and the others clockwise (R5, B41)."""
    return _ring(s.options.players, s.options.board_inches * INCH, s.options.gap_inches * INCH)


@cache
def _ring(count: int, side: int, gap: int) -> tuple[Surface, ...]:
    radius = side // 2
    while _least_gap(middles := _middles(count, radius), side) < gap:
        radius += MILLIMETRE
    return tuple(Surface(id=BOARDS[at], middle=middles[at], half=side // 2, thick=THICK) for at in range(count))


def _middles(count: int, radius: int) -> list[tuple[int, int]]:
    angles = [-pi / 2 - 2 * pi * seat / count for seat in range(count)]
    return [(round(radius * cos(angle)), round(radius * sin(angle))) for angle in angles]


def _least_gap(middles: Sequence[tuple[int, int]], side: int) -> float:
    pairs = [(one, other) for at, one in enumerate(middles) for other in middles[:at]]
    return min(hypot(*(max(0, abs(a - b) - side) for a, b in zip(*pair, strict=True))) for pair in pairs)


def distance(surface: Surface, at: Sequence[int], *, flat: bool = False) -> float:
    """Return the distance of the nearest side of a die centred at ``at`` from a board; ``flat``: seen from above."""
    return throw.distance(surface, at, EDGE, flat=flat)


def pose_of(s: State, die: int) -> Pose:
    """Return the pose of a die on the table; if only facts are known of it, some pose that agrees with them."""
    return known_pose(s, die) or Pose(at=_arranged(s, die), turn=LEVEL.get(s.face[die], LEANING))


def known_pose(s: State, die: int) -> Pose | None:
    """Return the pose of a die on the table, if it is known."""
    words = [int(s.pose[die, word]) for word in range(7)]
    return _pose(words) if any(words) else None


def _pose(words: Sequence[int]) -> Pose:
    x, y, z, *turn = words
    return Pose(at=(x, y, z), turn=(turn[0], turn[1], turn[2], turn[3]))


def lowest(pose: Sequence[int]) -> float:
    """Return the height of the lowest corner of a die."""
    return pose[2] - EDGE / 2 * sum(map(abs, rises(pose[3:])))


def misplaced(face: int, pose: Sequence[int]) -> str:
    """Return the reason why a die that shows ``face`` cannot lie as its written pose says, or ""."""
    (x, y, z), turn = pose[:3], pose[3:]
    if not is_turn(turn):
        return f"its turn is not a quaternion of length {UNIT}."
    if up_face(turn) != face:
        shows = [f"{shown} is up" if shown else "no face is up" for shown in (up_face(turn), face)]
        return f"{shows[0]} in this pose, but the position says that {shows[1]}."
    if lowest(pose) < -DEEPEST:
        return "a part of it is below the table."
    if hypot(x, y) > FARTHEST or z > DICE * EDGE:
        return f"it is more than {FARTHEST // MILLIMETRE // 1000} metres away, or higher than any tower."
    return ""


def elsewhere(s: State, boards: int, pose: Sequence[int]) -> str:
    """Return the reason why a die is not on or above exactly these ``boards`` (a mask), or ""."""
    found = (_elsewhere(surface, boards >> at & 1, pose) for at, surface in enumerate(surfaces(s)))
    return next(filter(None, found), "")


def _elsewhere(surface: Surface, named: int, at: Sequence[int]) -> str:
    aside = [abs(at[axis] - surface.middle[axis]) - surface.half for axis in range(2)]
    if max(aside) > BEYOND and named:
        return f"it is far from {surface.id}'s board, but the position says that it lies there."
    if max(aside) > -OVER:
        return ""
    if at[2] < surface.thick:
        return f"it is inside {surface.id}'s board."
    return "" if named else f"it is on or above {surface.id}'s board, which is not named."


def spot_of(s: State, board: int, die: int) -> Pose | None:
    """Return the pose that a die had before it was knocked off a board, if it is known."""
    known = [int(s.was_pose[board, die, word]) for word in range(7)]
    return _pose(known) if any(known) else None


def _arranged(s: State, die: int) -> tuple[int, int, int]:
    """Return a free place: on the die's support, or in rows among the dice of its board, or of the floor."""
    if below := listed(s.beneath[die]):
        x, y, z = pose_of(s, below[0]).at
        return (x, y, z + EDGE - PRESSED)
    board = next(iter(listed(s.boards[die])), NONE)
    same = [other for other in dice_at(s, Place.TABLE) if _alike(s, other, board)]
    step = EDGE + 1000
    if board == NONE:
        return _before_the_boards(s, same.index(die), step)
    row, column = divmod(same.index(die), 5)
    surface = surfaces(s)[board]
    x, y = surface.middle
    return (x + (column - 2) * step, y + (row - 2) * step, surface.thick + EDGE // 2 - PRESSED)


def _before_the_boards(s: State, place: int, step: int) -> tuple[int, int, int]:
    """Return a place on the table, in rows at the near side."""
    row, column = divmod(place, 9)
    near = min(surface.middle[1] - surface.half for surface in surfaces(s))
    return ((column - 4) * step, near - (row + 2) * step, EDGE // 2 - PRESSED)


def _alike(s: State, die: int, board: int) -> bool:
    return not s.beneath[die] and next(iter(listed(s.boards[die])), NONE) == board
