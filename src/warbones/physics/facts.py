"""Facts from poses: each die's upper face, its supports and its boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import mujoco
import numpy as np

from warbones.core.rules.throw import Lie, up_face
from warbones.physics.model import METRE, ROUNDED
from warbones.physics.world import Contact, World, pose

Array = np.ndarray

OVERHANG: Final = 0.001
"""Metres by which a part of a die must reach over a board's side to be above it."""

FAR: Final = 0.01
"""Metres beyond which it does not matter how far a die is."""

CARRIES: Final = 0.7
LIES_ON: Final = 0.5
"""The steepest contact on which a die can rest on another, and lie on a board, as its normal's rise."""

NEAR: Final = 0.004
"""Metres from a board's top and from its sides within which a contact is with its top (R11)."""


def lies(world: World, names: Sequence[str]) -> tuple[Lie, ...]:
    """Return the position of every die in play; ``names`` are listed by slot."""
    contacts = _by_slot(world)
    return tuple(_lie(world, contacts[slot], slot, names) for slot in world.in_play)


def _lie(world: World, contacts: Sequence[Contact], slot: int, names: Sequence[str]) -> Lie:
    written = pose(world.rows[slot])
    return Lie(
        die=names[slot],
        face=up_face(written.turn),
        on=tuple(
            surface.id
            for at, surface in enumerate(world.surfaces)
            if _lies_on(world, contacts, slot, at) or is_above(world, slot, at)
        ),
        beneath=tuple(names[other] for other in _beneath(world, contacts, slot)),
        pose=written,
    )


def _by_slot(world: World) -> dict[int, list[Contact]]:
    """Return the contacts of each die in play."""
    found: dict[int, list[Contact]] = {slot: [] for slot in world.in_play}
    for each in world.at_rest():
        for geom in (each.one, each.other):
            if geom - world.first in found:
                found[geom - world.first].append(each)
    return found


def _beneath(world: World, contacts: Sequence[Contact], slot: int) -> list[int]:
    """Return the dice that a die rests on: a steep contact, and its centre at least half an edge higher."""
    found = set()
    for each in contacts:
        pair = (each.one - world.first, each.other - world.first)
        if slot in pair and min(pair) >= 0 and abs(each.normal[2]) >= CARRIES:
            other = pair[pair[0] == slot]
            if world.rows[slot][2] - world.rows[other][2] >= world.edge / 2:
                found.add(other)
    return sorted(found)


def _lies_on(world: World, contacts: Sequence[Contact], slot: int, surface: int) -> bool:
    """Return whether a die touches the top of a board, or its edge from above: not only its side (R11)."""
    pair = {1 + surface, world.first + slot}
    touching = [each for each in contacts if {each.one, each.other} == pair]
    return any(abs(each.normal[2]) >= LIES_ON and _at_top(world, each.at, surface) for each in touching)


def _at_top(world: World, at: Array, surface: int) -> bool:
    board = world.surfaces[surface]
    aside = np.abs(at[:2] - np.array(board.middle) / METRE) - board.half / METRE
    return bool(abs(at[2] - board.thick / METRE) <= NEAR and (aside <= NEAR).all())


def is_above(world: World, slot: int, surface: int) -> bool:
    """Return whether a part of a die is above a board, whatever holds it there (R11, B39); call `World.at_rest` first.

    A die's geom is smaller than the die by its rounding, so a geom within that distance of the room above means that
    the die is in it.
    """
    board, place = world.surfaces[surface], world.rows[slot][:2]
    if np.abs(place - np.array(board.middle) / METRE).max() > board.half / METRE + world.edge:
        return False
    die, room = world.first + slot, world.first + world.count + surface
    return bool(mujoco.mj_geomDistance(world.model, world.data, die, room, FAR, None) < ROUNDED - OVERHANG)
