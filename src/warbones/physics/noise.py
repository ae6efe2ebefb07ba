"""Human hands: how a throw strays from what was meant, by named skills (B40)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Final

import numpy as np

from warbones.core.rules.throw import MILLIMETRE, UNIT, Launch, Throw, distance

Array = np.ndarray


@dataclass(frozen=True)
class Hand:
    """Standard deviations: where the die leaves the hand (m), its speed (a share of it), spin (rad/s), tilt (rad).

    ``push`` (m/s) is what fingers add to any release, however gentle: a die that is only let go strays, too.
    """

    place: float
    speed: float
    push: float
    spin: float
    tilt: float

    def times(self, factor: float) -> Hand:
        """Return a hand that strays so many times as much."""
        return Hand(*(factor * each for each in astuple(self)))


HANDS: Final = {
    "expert": Hand(place=0.006, speed=0.02, push=0.025, spin=0.7, tilt=0.06),
    "average": Hand(place=0.016, speed=0.05, push=0.15, spin=3.0, tilt=0.3),
    "novice": Hand(place=0.028, speed=0.1, push=0.23, spin=6.0, tilt=0.6),
    "none": Hand(place=0.0, speed=0.0, push=0.0, spin=0.0, tilt=0.0),
}
"""The skills, by name; nobody has the last.

Of throws at the own, empty board about 98, 74 and 58 in 100 stay there, when thrown in the best way that is listed or
that bots try: `python -m bench.hands`.
"""


@dataclass(frozen=True)
class Release:
    """How a die really leaves the hand: place (m), turn (unit quaternion), speed (m/s) and spin (rad/s)."""

    place: Array
    turn: Array
    speed: Array
    spin: Array


def anywhere(_place: Array) -> bool:
    """Let a die leave the hand wherever it does."""
    return True


def keeps_away(throw: Throw) -> Callable[[Array], bool]:
    """Return whether a die may leave the hand at a place (m): far enough from the boards that count (R8, B31)."""
    far = throw.away
    if far is None:
        return anywhere
    boards = [surface for surface in throw.surfaces if surface.id in far.boards]

    def keeps(place: Array) -> bool:
        at = (place * 1000 * MILLIMETRE).tolist()
        return all(distance(board, at, throw.edge, flat=far.flat) >= far.least for board in boards)

    return keeps


def release(
    launch: Launch,
    hand: Hand,
    luck: np.random.Generator,
    lowest: float,
    may: Callable[[Array], bool] = anywhere,
) -> Release:
    """Return the release that comes of a launch; the same ``luck`` gives the same. ``lowest``: a centre's height.

    A hand that would stray to where it may not strays as far to the other side, and if it may not there, not at all.
    Of one board's two sides one is always far enough, since the distance to a board is convex.
    """
    drawn = luck.normal(size=(4, 3))
    turn = np.array(launch.held) / UNIT if launch.held else luck.normal(size=4)
    going = np.array(launch.going) / 1000
    speed = going + drawn[1] * np.hypot(hand.speed * np.linalg.norm(going), hand.push)
    meant, astray = np.array(launch.at) / (1000 * MILLIMETRE), drawn[0] * hand.place
    place = next((place for place in (meant + astray, meant - astray) if may(place)), meant)
    place[2] = max(place[2], lowest)
    tilted = multiply(rotation(drawn[3] * hand.tilt), turn / np.linalg.norm(turn))
    return Release(place, tilted, speed, np.array(launch.spinning) / 1000 + drawn[2] * hand.spin)


def strayed(launch: Launch, hand: Hand, luck: np.random.Generator) -> Launch:
    """Return what a hand makes of a launch that was meant: as written down, before the table's own hands let it go."""
    free = release(launch, hand, luck, 0.0)
    place, speed, spin = free.place * 1000 * MILLIMETRE, free.speed * 1000, free.spin * 1000
    turn = _whole(free.turn * UNIT) if launch.held else None
    return Launch(at=_whole(place), going=_whole(speed), spinning=_whole(spin), held=turn)  # type: ignore[arg-type]


def _whole(numbers: Array) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers.round())


def rotation(vector: Array) -> Array:
    """Return the quaternion of a turn about ``vector`` by its length."""
    angle = float(np.linalg.norm(vector))
    axis = vector / angle if angle else vector
    return np.array([np.cos(angle / 2), *(np.sin(angle / 2) * axis)])


def multiply(a: Array, b: Array) -> Array:
    """Return the product of two quaternions."""
    real = a[0] * b[0] - a[1:] @ b[1:]
    return np.array([real, *(a[0] * b[1:] + b[0] * a[1:] + np.cross(a[1:], b[1:]))])
