"""Throws without physics: a die lands near the place it was aimed at and shows a random face."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from msgspec.structs import replace

from warbones.core.rules.throw import MILLIMETRE, Landing, Launch, Lie, Surface, Throw

GRAVITY: Final = 9810
"""Millimetres per second squared."""

STAYS: Final = 0.75
"""The approximate probability that a die stays on the board it comes down on (`warbones.physics.hands.HANDS`)."""


def approximate_landing(throw: Throw, seed: int) -> Landing:
    """Return the facts of a throw (`warbones.core.rules.throw.Thrower`): no die touches or moves another."""
    lies = [replace(lie, pose=None) for lie in throw.dice]
    if throw.die is not None:
        rng = Random(seed)
        on = (throw.board,) if throw.board else _reached(throw, rng)
        lies.append(Lie(die=throw.die, face=throw.face or rng.randint(1, 6), on=on))
    return Landing(lies=tuple(lies))


def _reached(throw: Throw, rng: Random) -> tuple[str, ...]:
    """Return the board that the thrown die stays on, if any."""
    if throw.launch is None or rng.random() >= STAYS:
        return ()
    near = min(throw.surfaces, key=lambda each: _miss(each, throw.launch))
    return (near.id,) if _miss(near, throw.launch) <= near.half else ()


def _miss(board: Surface, launch: Launch | None) -> float:
    """Return the larger of the distances, along a board's two sides, from its middle to the landing place."""
    assert launch is not None
    height, rise = max(0, launch.at[2] - board.thick) / MILLIMETRE, launch.going[2]
    fall_time = (rise + sqrt(rise * rise + 2 * GRAVITY * height)) / GRAVITY
    return max(
        abs(launch.at[axis] + launch.going[axis] * fall_time * MILLIMETRE - board.middle[axis]) for axis in range(2)
    )
