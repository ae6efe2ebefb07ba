"""The support of dice whose poses are known: the table, a board, or one another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from math import hypot, sqrt
from typing import Final

from warbones.core.rules.throw import MILLIMETRE, Surface
from warbones.games.indicesion.rules.dice import NAMES
from warbones.games.indicesion.rules.space import DEEPEST, EDGE, lowest

LOOSE: Final = MILLIMETRE
"""The greatest gap between a die and its support."""

REACH: Final = sqrt(3) * EDGE
"""The greatest distance between the middles of two dice that touch."""

Vector = tuple[float, float, float]
Poses = Mapping[int, Sequence[int]]
Gaps = Mapping[tuple[int, int], float]


def overlapping(gaps: Gaps) -> str:
    """Return a sentence about two dice that overlap, or ""."""
    for (one, other), gap in gaps.items():
        if gap < -DEEPEST:
            return f"{NAMES[one]} and {NAMES[other]} cannot be in the same place."
    return ""


def unsupported(poses: Poses, gaps: Gaps, beneath: Mapping[int, Sequence[int]], surfaces: Sequence[Surface]) -> str:
    """Return a sentence about a die that nothing holds up, or "".

    ``gaps`` are those between the known ``poses``. A die on one with an unknown pose is held by it.
    """
    held = {die for die in poses if any(below not in poses for below in beneath[die])}
    held |= {die for die, pose in poses.items() if lowest(pose) <= _floor(pose, surfaces) + LOOSE}
    touching = [pair for pair, gap in gaps.items() if gap <= LOOSE]
    while more := {die for pair in touching for die in pair if held & set(pair)} - held:
        held |= more
    left = min(poses.keys() - held, default=None)
    return "" if left is None else f"{NAMES[left]} hangs in the air: no board, die or table holds it there."


def gaps_between(poses: Poses) -> Gaps:
    """Return the gap between each two dice that may touch."""
    near = [(a, b) for a, b in combinations(poses, 2) if hypot(*_minus(poses[a], poses[b])) <= REACH + LOOSE]
    return {(a, b): apart(poses[a], poses[b]) for a, b in near}


def apart(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the gap between two dice along the direction that separates them best; below 0: the overlap.

    For two cubes such a direction is normal to a side of one, or to an edge of each.
    """
    sides = (_axes(one[3:]), _axes(other[3:]))
    between = _minus(other, one)
    across = [_cross(mine, yours) for mine, yours in product(*sides)]
    directions = [*sides[0], *sides[1], *(_unit(each) for each in across if hypot(*each) > 0.01)]
    return max(abs(_dot(along, between)) - _halves(along, sides) for along in directions)


def _floor(pose: Sequence[int], surfaces: Sequence[Surface]) -> int:
    """Return the height of the board that a part of a die may be above, else of the table."""
    beyond = {max(abs(pose[axis] - each.middle[axis]) for axis in range(2)) - each.half: each for each in surfaces}
    return beyond[min(beyond)].thick if min(beyond) <= REACH / 2 else 0


def _halves(along: Vector, sides: Sequence[Sequence[Vector]]) -> float:
    """Return the extent of two dice towards each other in a direction."""
    return EDGE / 2 * sum(abs(_dot(along, axis)) for axes in sides for axis in axes)


def _axes(turn: Sequence[int]) -> list[Vector]:
    """Return the directions of a die's x, y and z axes."""
    w, x, y, z = (word / hypot(*turn) for word in turn)
    return [
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    ]


def _minus(one: Sequence[int], other: Sequence[int]) -> Vector:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def _dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def _cross(one: Vector, other: Vector) -> Vector:
    (a, b, c), (x, y, z) = one, other
    return (b * z - c * y, c * x - a * z, a * y - b * x)


def _unit(one: Vector) -> Vector:
    length = hypot(*one)
    return (one[0] / length, one[1] / length, one[2] / length)
