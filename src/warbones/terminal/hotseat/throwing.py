"""Throws at a screen: physics lets them fly, unless a referee types in what came of them."""

from __future__ import annotations

from warbones.table.match import Match, Prepared


def flown(match: Match) -> Prepared | None:
    """Prepare what comes of the throw that is due, unless none is, or a referee types it in."""
    throw = match.position.throw
    if throw is None or throw.refereed:
        return None
    from warbones.physics.service import thrown  # noqa: PLC0415  # brings the physics engine

    return match.land(*thrown(throw, match.throw_seed()))
