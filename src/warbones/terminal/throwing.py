"""Throws at a screen: physics lets them fly, unless a referee types in what came of them."""

from __future__ import annotations

from secrets import randbits
from typing import Final

from warbones.core.position import Position

SEED: Final = 64
"""Bits that a throw follows from."""


def throws_by_physics(position: Position) -> None:
    """Let a position that rolls its own dice let its throws fly, too."""
    if position.game.throws is not None:
        from warbones.physics.service import land  # noqa: PLC0415  # brings the physics engine

        position.thrower = land


def let_fly(position: Position) -> None:
    """Let the throws fly that are due, while dice are typed in: each follows from bits of its own."""
    while position.thrower and (throw := position.throw) and not throw.refereed:
        position.land(position.thrower(throw, randbits(SEED)))
