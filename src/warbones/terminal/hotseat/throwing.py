"""Throws at a screen: physics lets them fly, unless a referee types in what came of them."""

from __future__ import annotations

from warbones.physics import simulate_throw
from warbones.table.match import Match, Prepared


def flown(match: Match) -> Prepared | None:
    """Prepare what comes of the throw that is due, unless none is, or a referee types it in."""
    throw = match.position.throw
    if throw is None or throw.refereed:
        return None
    return match.land(*simulate_throw(throw, match.throw_seed()))
