"""Hard, flat throws through the dice on a board, to knock off those that help its owner."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, exp, hypot, pi, sin
from typing import Final, NamedTuple

from warbones.core.rules.throw import MILLIMETRE, Launch, Triple
from warbones.games.indicesion.rules.aim import FASTEST, LEAST, arc, kept_away_from, seen_from_above
from warbones.games.indicesion.rules.score import scored
from warbones.games.indicesion.rules.space import distance, pose_of
from warbones.games.indicesion.rules.state import State
from warbones.games.indicesion.rules.towers import dice_on

LOW: Final = 105 * MILLIMETRE
"""The height at which a hard throw is released."""

HARD: Final = 11_800
"""The speed, in millimetres a second: a little less than the limit."""

DIRECTIONS: Final = 16
"""The number of directions from which a hard throw may hit each die."""

TOUCH: Final = 30 * MILLIMETRE
"""The distance beside its line at which a hard throw still moves dice: a standard deviation."""

LINES: Final = 6
"""The number of hard throws that are tried at a board."""


class Line(NamedTuple):
    """A hard throw, and the approximate points that it takes off the board's owner."""

    points: float
    launch: Launch


def targets(s: State, board: int, seat: int) -> dict[int, float]:
    """Return the dice on a board, with the points that ``seat`` gains if they are knocked off."""
    sign = 1 if board != seat else -1
    found = dict.fromkeys(dice_on(s, board), 0.0)
    for each in scored(s, board):
        found[each.die] += sign * each.points
    return found if any(points > 0 for points in found.values()) else {}


def lines(s: State, board: int) -> Iterator[Launch]:
    """Yield hard throws through the dice of a board, the most damaging to its owner first."""
    seat = int(s.turn)
    places = [(pose_of(s, die).at, points) for die, points in targets(s, board, seat).items()]
    found = [
        Line(_swept(places, at, angle), launch)
        for at, points in places
        if points > 0
        for angle in (2 * pi * turn / DIRECTIONS for turn in range(DIRECTIONS))
        if (launch := _through(s, board, at, angle)) is not None
    ]
    for line in sorted(found, key=lambda each: each.points, reverse=True)[:LINES]:
        yield line.launch


def _swept(places: list[tuple[Triple, float]], at: Triple, angle: float) -> float:
    """Return the approximate points that a line through ``at`` takes: the farther from the line a die lies, the less it
    counts.
    """
    across = (-sin(angle), cos(angle))
    beside = (((p[0] - at[0]) * across[0] + (p[1] - at[1]) * across[1], points) for p, points in places)
    return sum(points * exp(-((away / TOUCH) ** 2) / 2) for away, points in beside)


def _through(s: State, board: int, to: Triple, angle: float) -> Launch | None:
    """Return a hard throw at a die, released at a legal place on the line; None if a throw may not be so fast."""
    near, flat = kept_away_from(s, board), seen_from_above(s)
    for out in range(0, HARD * MILLIMETRE // 10, 2 * MILLIMETRE):
        at = (round(to[0] + out * cos(angle)), round(to[1] + out * sin(angle)), max(LOW, to[2]))
        if all(distance(surface, at, flat=flat) >= LEAST for surface in near):
            far = hypot(*(b - a for a, b in zip(at, to, strict=True)))
            launch = arc(at, to, far / MILLIMETRE / HARD)
            return launch if hypot(*launch.going) <= FASTEST else None
    return None
