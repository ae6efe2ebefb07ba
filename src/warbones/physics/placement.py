"""Placing a die by hand: where another die lay, or flat on a free part of a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from warbones.core.rules.throw import LEVEL, Throw, up_face
from warbones.physics.facts import LIES_ON
from warbones.physics.model import METRE
from warbones.physics.world import World, row

Array = np.ndarray

DEEP: Final = 0.0015
"""Metres by which resting dice may overlap; beyond it the place is taken."""

SINKS: Final = 0.00001
"""Metres by which a die's weight presses it into its support."""

ROWS: Final = 25


def put_down(world: World, throw: Throw, slot: int, apart: Sequence[int]) -> None:
    """Place the thrown die, beside none of ``apart``, and let it and its neighbours settle."""
    spot = None if throw.spot is None else row(throw.spot)
    if spot is not None:
        if up_face(spot[3:].tolist()) != throw.face:
            spot[3:] = level(throw.face)
        world.put(slot, spot)
        if _fits(world, slot, apart):
            world.wake([slot])
            return
    world.put(slot, _free_spot(world, throw, slot, spot))
    world.wake([slot])


def level(face: int) -> Array:
    """Return a turn with ``face`` up."""
    turn = np.array(LEVEL[face], float)
    return turn / np.linalg.norm(turn)


def _fits(world: World, slot: int, apart: Sequence[int]) -> bool:
    """Return whether the die lies on something where it is, in no other die and beside none of ``apart``."""
    held, geom = False, world.first + slot
    for each in world.at_rest():
        if geom not in (each.one, each.other):
            continue
        other = each.one + each.other - geom - world.first
        if other in apart or (other >= 0 and each.depth > DEEP):
            return False
        below = each.at[2] < world.rows[slot][2]
        held = held or bool(below and abs(each.normal[2]) >= LIES_ON)
    return held


def _free_spot(world: World, throw: Throw, slot: int, spot: Array | None) -> Array:
    """Return a place flat on the board, clear of all dice, as near as possible to the spot, or to the middle."""
    board = next(each for each in throw.surfaces if each.id == throw.board)
    middle, half = np.array(board.middle) / METRE, board.half / METRE - world.edge / 2
    near = middle if spot is None else spot[:2]
    steps = np.linspace(-half, half, ROWS)
    spots = middle + np.array([(x, y) for x in steps for y in steps])
    dice = [world.rows[other][:2] for other in world.in_play if other != slot]
    room = np.min([np.linalg.norm(spots - die, axis=1) for die in dice], axis=0) if dice else np.full(len(spots), 1.0)
    clear = spots[room > 1.5 * world.edge]
    best = clear[np.argmin(np.linalg.norm(clear - near, axis=1))] if len(clear) else spots[np.argmax(room)]
    height = board.thick / METRE + world.edge / 2 - SINKS
    return np.array([*best, height, *level(throw.face)])
