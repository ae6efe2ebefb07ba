"""One exchange in a zone that both colours hold: the seats that must remove a pawn, and the pawns (R20 to R22)."""

from __future__ import annotations

from warbones.core.rules.step import rule
from warbones.games.keep.rules.state import PAWNS, State, TieFollowup


@rule
def highest_of(s: State, pawns: int) -> int:
    """Return the highest number among some pawns; 0 if there are none."""
    best = 0
    for pawn in range(PAWNS):
        if (pawns >> pawn) & 1 and s.number[pawn] > best:
            best = s.number[pawn]
    return best


@rule
def loses_highest(s: State, own: int, foes: int) -> bool:
    """Return whether the owner of ``own`` removes its highest pawn: none of the ``foes`` is higher (R20)."""
    return highest_of(s, own) >= highest_of(s, foes)


@rule
def owes_answer(s: State, own: int, foes: int, beaten: int, foe_beaten: int) -> bool:
    """Return whether the owner of ``own`` answers: the other seat lost its highest and has a pawn left (R21, B2.12)."""
    if not foe_beaten or own == 0 or foes == 0:
        return False
    return not beaten or s.options.tie_followup == TieFollowup.BOTH


@rule
def removable(s: State, pawns: int, answering: bool) -> int:
    """Return the pawns of which an owner must remove one, as a mask: any in answer, else the highest (R20, R21)."""
    if answering:
        return pawns
    highest, best = 0, highest_of(s, pawns)
    for pawn in range(PAWNS):
        if (pawns >> pawn) & 1 and s.number[pawn] == best:
            highest |= 1 << pawn
    return highest
