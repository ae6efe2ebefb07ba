"""Drafts: the decisions within one action, which may be stepped back through freely."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY
from warbones.games.battle.rules.state import Phase, State

REACTIONS = (Phase.PICK, Phase.ACID)


def drafting(s: State, seat: int) -> bool:
    """Return whether the seat is in the middle of a unit's action, of naming squares, or of placing dice."""
    if s.asked != seat:
        return False
    if s.phase == Phase.PLACE:
        return s.spot > 0
    return s.phase in REACTIONS or (s.actor != NOBODY and s.turn == seat)
