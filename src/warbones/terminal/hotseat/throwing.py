"""Throws at a screen: physics lets them fly, unless a referee types in what came of them."""

from __future__ import annotations

from secrets import randbits
from typing import Final

from warbones.table.match import Match, Prepared

SEED: Final = 64
"""Bits that a throw follows from."""


def flown(match: Match, *, rolls: bool) -> Prepared | None:
    """Prepare what comes of the throw that is due, unless none is, or a referee types it in.

    A match that ``rolls`` its dice has a seed for it; where dice are typed in, it follows from bits of its own.
    """
    throw = match.position.throw
    if throw is None or throw.refereed:
        return None
    from warbones.physics.service import thrown  # noqa: PLC0415  # brings the physics engine

    return match.land(*thrown(throw, match.throw_seed() if rolls else randbits(SEED)))
