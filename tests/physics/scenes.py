"""Scenes built by hand: dice laid out, and throws over a table of two boards."""

from __future__ import annotations

import numpy as np

from warbones import Lie, Pose, Throw
from warbones.core.rules.throw import UNIT, Launch, Surface
from warbones.physics.placement import level
from warbones.physics.release import multiply, rotation
from warbones.physics.world import World, row

EDGE = 3810
HIGH = 1270 + EDGE // 2 - 40
"""The height of the centre of a die that lies on a board, pressed in a little."""

LOW = EDGE // 2 - 40
BOARDS = (
    Surface(id="Alpha", middle=(0, -22860), half=12700, thick=1270),
    Surface(id="Beta", middle=(0, 22860), half=12700, thick=1270),
)


def pose(x: float, y: float, z: float, face: int = 1, turned: tuple[float, float, float] = (0, 0, 0)) -> Pose:
    """Return a pose with ``face`` up, then turned by the rotation vector ``turned``, in degrees."""
    turn = rotation(np.radians(turned))
    base = level(face)
    made = multiply(turn, base)
    words = [round(float(each) * UNIT) for each in made]
    return Pose(at=(round(x), round(y), round(z)), turn=(words[0], words[1], words[2], words[3]))


def lie(die: str, where: Pose) -> Lie:
    return Lie(die=die, face=1, pose=where)


def throw(dice: dict[str, Pose], **how: object) -> Throw:
    """Return a throw over these dice."""
    lies = tuple(lie(name, where) for name, where in dice.items())
    return Throw(dice=lies, surfaces=BOARDS, edge=EDGE, **how)  # type: ignore[arg-type]  # fields of Throw


def world(dice: dict[str, Pose]) -> tuple[World, list[str]]:
    """Return a world in which these dice lie, and their names by slot."""
    made, names = World(BOARDS, EDGE, 12, "soft"), sorted(dice)
    made.lay({slot: dice[name] for slot, name in enumerate(names)})
    return made, names


def drop(x: float, y: float, z: float = 20_000, **how: object) -> Launch:
    return Launch(at=(round(x), round(y), round(z)), going=(0, 0, 0), **how)  # type: ignore[arg-type]  # of Launch


def metres(where: Pose) -> np.ndarray:
    return row(where)[:3]


def far(one: Pose, other: Pose) -> float:
    """Return the distance between two poses, in millimetres."""
    return float(np.linalg.norm(metres(one) - metres(other)) * 1000)
