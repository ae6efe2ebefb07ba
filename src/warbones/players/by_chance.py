"""Throws without physics: a die lands about where it was aimed and shows a random face."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from msgspec.structs import replace

from warbones.core.rules.throw import MILLIMETRE, Landing, Launch, Lie, Surface, Throw

GRAVITY: Final = 9810
"""In millimetres a second, each second."""

STAYS: Final = 0.75
"""How often a die stays on the board that it comes down on, about (`warbones.physics.hands.HANDS`)."""


def by_chance(throw: Throw, seed: int) -> Landing:
    """Return facts of a throw (`warbones.core.rules.throw.Thrower`): no die touches another, or moves one."""
    lies = [replace(lie, pose=None) for lie in throw.dice]
    if throw.die is not None:
        rng = Random(seed)
        on = (throw.board,) if throw.board else _reached(throw, rng)
        lies.append(Lie(die=throw.die, face=throw.face or rng.randint(1, 6), on=on))
    return Landing(lies=tuple(lies))


def _reached(throw: Throw, rng: Random) -> tuple[str, ...]:
    """Return the board on which a die stays that leaves the hand so, if it stays on one."""
    if throw.launch is None or rng.random() >= STAYS:
        return ()
    near = min(throw.surfaces, key=lambda each: _miss(each, throw.launch))
    return (near.id,) if _miss(near, throw.launch) <= near.half else ()


def _miss(board: Surface, launch: Launch | None) -> float:
    """Return the distance, along the sides of a board, from its middle to the landing place."""
    assert launch is not None
    height, rise = max(0, launch.at[2] - board.thick) / MILLIMETRE, launch.going[2]
    falls = (rise + sqrt(rise * rise + 2 * GRAVITY * height)) / GRAVITY
    return max(abs(launch.at[axis] + launch.going[axis] * falls * MILLIMETRE - board.middle[axis]) for axis in range(2))
