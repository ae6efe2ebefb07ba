"""Losing pawns in an attack: the losses that count, and who picks (R23)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, rule
from warbones.games.keep.rules.state import EACH, PAWNS, State
from warbones.games.keep.rules.zones import home, lowest, take_away


@rule
def lose(s: State, pawn: int) -> None:
    """Remove a pawn lost in steps 1 to 3: its owner's KEEP will drop by 1, unless the pawn was at home (R23)."""
    seat = pawn // EACH
    if home(s, s.zone[pawn]) != seat:
        s.losses[seat] += 1
    take_away(s, pawn)


@rule
def alike(s: State, pawns: int) -> bool:
    """Return whether it makes no difference which of ``pawns`` goes: they have the same number, zone and DEFENSE."""
    one = lowest(pawns)
    for pawn in range(PAWNS):
        if (pawns >> pawn) & 1 and not twins(s, one, pawn):
            return False
    return True


@rule
def twins(s: State, one: int, other: int) -> bool:
    """Return whether two pawns show the same number and stand in the same place."""
    same_place = s.zone[one] == s.zone[other] and s.defending[one] == s.defending[other]
    return same_place and s.number[one] == s.number[other]


@rule
def ask_owner(s: State, pawns: int) -> int:
    """Ask the owner of some pawns to choose one of them, and return nobody."""
    s.offered = pawns
    s.turn = lowest(pawns) // EACH
    return NOBODY
