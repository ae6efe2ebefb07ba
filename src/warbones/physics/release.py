"""The error of a hand: how a die really leaves it, given an intended throw (B40)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from warbones.core.rules.throw import MILLIMETRE, UNIT, Launch, Throw, distance
from warbones.physics.hands import Hand

Array = np.ndarray


@dataclass(frozen=True)
class Release:
    """A die's actual release: place (m), orientation (unit quaternion), speed (m/s) and spin (rad/s)."""

    place: Array
    turn: Array
    speed: Array
    spin: Array


def allow_any(_place: Array) -> bool:
    """Allow any place of release."""
    return True


def keeps_away(throw: Throw) -> Callable[[Array], bool]:
    """Return the check that a place of release (m) is far enough from the boards that count (R8, B31)."""
    far = throw.away
    if far is None:
        return allow_any
    boards = [surface for surface in throw.surfaces if surface.id in far.boards]

    def keeps(place: Array) -> bool:
        at = (place * 1000 * MILLIMETRE).tolist()
        return all(distance(board, at, throw.edge, flat=far.flat) >= far.least for board in boards)

    return keeps


def release(
    launch: Launch,
    hand: Hand,
    rng: np.random.Generator,
    lowest: float,
    may: Callable[[Array], bool] = allow_any,
) -> Release:
    """Return the actual release of a launch; the same ``rng`` gives the same. ``lowest`` is the least height of the
    centre.

    A hand that would stray to a forbidden place strays as far to the other side, and if that is forbidden too, not at
    all. With a single board one of the two places is always far enough, since the distance to a board is convex.
    """
    drawn = rng.normal(size=(4, 3))
    turn = np.array(launch.held) / UNIT if launch.held else rng.normal(size=4)
    going = np.array(launch.going) / 1000
    speed = going + drawn[1] * np.hypot(hand.speed * np.linalg.norm(going), hand.push)
    meant, astray = np.array(launch.at) / (1000 * MILLIMETRE), drawn[0] * hand.place
    place = next((place for place in (meant + astray, meant - astray) if may(place)), meant)
    place[2] = max(place[2], lowest)
    tilted = multiply(rotation(drawn[3] * hand.tilt), turn / np.linalg.norm(turn))
    return Release(place, tilted, speed, np.array(launch.spinning) / 1000 + drawn[2] * hand.spin)


def launch_with_error(launch: Launch, hand: Hand, rng: np.random.Generator) -> Launch:
    """Return an intended launch with a hand's error, in notation's units, before the table's own hand adds
    its error.
    """
    free = release(launch, hand, rng, 0.0)
    place, speed, spin = free.place * 1000 * MILLIMETRE, free.speed * 1000, free.spin * 1000
    turn = _whole(free.turn * UNIT) if launch.held else None
    return Launch(at=_whole(place), going=_whole(speed), spinning=_whole(spin), held=turn)  # type: ignore[arg-type]


def _whole(numbers: Array) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers.round())


def rotation(vector: Array) -> Array:
    """Return the quaternion of a rotation about ``vector`` by its length."""
    angle = float(np.linalg.norm(vector))
    axis = vector / angle if angle else vector
    return np.array([np.cos(angle / 2), *(np.sin(angle / 2) * axis)])


def multiply(a: Array, b: Array) -> Array:
    """Return the product of two quaternions."""
    real = a[0] * b[0] - a[1:] @ b[1:]
    return np.array([real, *(a[0] * b[1:] + b[0] * a[1:] + np.cross(a[1:], b[1:]))])
