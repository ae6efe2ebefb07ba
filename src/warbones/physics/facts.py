"""Facts from poses: which face is up, what lies on what, and on which boards."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi
from typing import Final

import mujoco
import numpy as np

from warbones.core.throw import Lie
from warbones.physics.model import METRE
from warbones.physics.world import Touching, World, pose

Array = np.ndarray

OVERHANG: Final = 0.001
"""Metres by which a part of a die must reach over a board's side to be above it."""

FACES: Final = (3, 4, 2, 5, 1, 6)
"""The faces that look along +x, -x, +y, -y, +z and -z."""

CROOKED: Final = cos(35 * pi / 180)
"""A die whose top axis leans more than 35 degrees has no clear top face (R15)."""

CARRIES: Final = 0.7
LIES_ON: Final = 0.5
"""How steep a contact may be for a die to rest on another, and to lie on a board, as its normal's rise."""

NEAR: Final = 0.004
"""Metres from a board's top and from its sides within which a contact is with its top (R11)."""


def up_face(turn: Array) -> int:
    """Return the face that is up, or 0 where the die is crooked."""
    frame = np.zeros(9)
    mujoco.mju_quat2Mat(frame, turn)
    rise = frame.reshape(3, 3)[2]
    axis = int(np.argmax(np.abs(rise)))
    if abs(rise[axis]) < CROOKED:
        return 0
    return FACES[2 * axis + int(rise[axis] < 0)]


def lies(world: World, names: Sequence[str]) -> tuple[Lie, ...]:
    """Return how every die in play lies; ``names`` are those of the slots."""
    contacts = _by_slot(world)
    beneath = {slot: _beneath(world, contacts[slot], slot) for slot in world.in_play}
    return tuple(
        Lie(
            die=names[slot],
            face=up_face(world.rows[slot][3:]),
            on=tuple(
                surface.id
                for at, surface in enumerate(world.surfaces)
                if _lies_on(world, contacts[slot], slot, at) or (beneath[slot] and is_above(world, slot, at))
            ),
            beneath=tuple(names[other] for other in beneath[slot]),
            pose=pose(world.rows[slot]),
        )
        for slot in world.in_play
    )


def _by_slot(world: World) -> dict[int, list[Touching]]:
    """Return the contacts of each die in play."""
    found: dict[int, list[Touching]] = {slot: [] for slot in world.in_play}
    for each in world.at_rest():
        for geom in (each.one, each.other):
            if geom - world.first in found:
                found[geom - world.first].append(each)
    return found


def _beneath(world: World, contacts: Sequence[Touching], slot: int) -> list[int]:
    """Return the dice that a die rests on: a steep contact, and its centre at least half an edge higher."""
    found = set()
    for each in contacts:
        pair = (each.one - world.first, each.other - world.first)
        if slot in pair and min(pair) >= 0 and abs(each.normal[2]) >= CARRIES:
            other = pair[pair[0] == slot]
            if world.rows[slot][2] - world.rows[other][2] >= world.edge / 2:
                found.add(other)
    return sorted(found)


def _lies_on(world: World, contacts: Sequence[Touching], slot: int, surface: int) -> bool:
    """Return whether a die touches the top of a board, or its edge with a part above it, not only its side (R11)."""
    pair = {1 + surface, world.first + slot}
    touching = [each for each in contacts if {each.one, each.other} == pair]
    if any(abs(each.normal[2]) >= LIES_ON and _at_top(world, each.at, surface) for each in touching):
        return True
    return bool(touching) and is_above(world, slot, surface)


def _at_top(world: World, at: Array, surface: int) -> bool:
    board = world.surfaces[surface]
    aside = np.abs(at[:2] - np.array(board.middle) / METRE) - board.half / METRE
    return bool(abs(at[2] - board.thick / METRE) <= NEAR and (aside <= NEAR).all())


def is_above(world: World, slot: int, surface: int) -> bool:
    """Return whether a part of a die is above a board: one of its corners, or its centre (B39)."""
    board, place = world.surfaces[surface], world.rows[slot]
    frame = np.zeros(9)
    mujoco.mju_quat2Mat(frame, place[3:])
    signs = np.array([(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1)])
    points = place[:3] + signs * (world.edge / 2) @ frame.reshape(3, 3).T
    aside = np.abs(points[:, :2] - np.array(board.middle) / METRE) - board.half / METRE
    return bool(((aside < -OVERHANG).all(axis=1) & (points[:, 2] > board.thick / METRE - NEAR)).any())
