"""Throws on a shared screen: simulated, or typed in by a referee."""

from __future__ import annotations

from warbones.physics import simulate_throw
from warbones.table.match import Match, Prepared


def flown(match: Match) -> Prepared | None:
    """Simulate the pending throw, if there is one and no referee types it in."""
    throw = match.position.throw
    if throw is None or throw.refereed:
        return None
    return match.land(*simulate_throw(throw, match.throw_seed()))
