"""The evaluation of a position, for careful bots."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import rule
from warbones.games.keep.rules.advantage import has_advantage, targets
from warbones.games.keep.rules.exchange import highest_of
from warbones.games.keep.rules.movement import exact_moves
from warbones.games.keep.rules.state import EACH, FULL_KEEP, OFF, Phase, State
from warbones.games.keep.rules.zones import home, pawns_in

BREACH: Final = 4.0
"""The value of a pawn in the opposing home if it stays there; the rest allows for what can still happen."""

LATER: Final = 2.0
"""The value of a pawn whose number leads exactly into the opposing home, divided by the moves that it needs."""

GUARD: Final = 3.0
"""The value of a lowest pawn in a home slot that shows 1: it strikes every pawn in both home zones (R17)."""

FRESH: Final = 0.6
"""The value of an available pawn, which will be rolled."""


@rule
def quiet(s: State) -> bool:
    """Return whether a round is over and the next has not begun: nothing is threatened."""
    return s.phase == Phase.ROUND_END


@rule
def evaluate(s: State, seat: int) -> float:
    """Return the value of the position for ``seat``, about -1 to 1: KEEPs, then the pawns' threats and risks."""
    return (seat_value(s, seat) - seat_value(s, 1 - seat)) / FULL_KEEP


@rule
def seat_value(s: State, seat: int) -> float:
    """Return the seat's share of `evaluate`, in points of a KEEP."""
    total = s.keep[seat] - s.losses[seat] + guard(s, seat)
    for pawn in range(seat * EACH, seat * EACH + EACH):
        total += FRESH if s.zone[pawn] == OFF else outlook(s, pawn)
    return total


@rule
def outlook(s: State, pawn: int) -> float:
    """Return the value of a pawn on the board, apart from guarding."""
    seat = pawn // EACH
    whose = home(s, s.zone[pawn])
    if falls(s, pawn):
        return FRESH if whose == seat else FRESH - 1.0
    if whose == 1 - seat:
        return BREACH
    if s.defending[pawn] and s.phase == Phase.MOVE:
        return 0.0
    return LATER / moves_needed(s, pawn)


@rule
def guard(s: State, seat: int) -> float:
    """Return the value of the seat's lowest pawn in a home slot while it may stay there."""
    least = 7
    if s.phase == Phase.MOVE:
        for pawn in range(seat * EACH, seat * EACH + EACH):
            if s.positioned[pawn] and s.defending[pawn] and home(s, s.zone[pawn]) == seat:
                least = min(least, s.number[pawn])
    return GUARD * (7 - least) / 6


@rule
def moves_needed(s: State, pawn: int) -> float:
    """Return the moves that the pawn needs to reach the opposing home; many if it never will (R13, R14)."""
    row, rows = s.options.board.row[s.zone[pawn]], s.options.board.rows
    moves = exact_moves(rows - 1 - row if pawn < EACH else row, s.number[pawn])
    return float(moves) if moves else 10.0


@rule
def falls(s: State, pawn: int) -> bool:
    """Return whether the pawn would be lost in an attack made now: struck (R17), or the highest (R20)."""
    return is_struck(s, pawn) or is_outnumbered(s, pawn)


@rule
def is_struck(s: State, pawn: int) -> bool:
    """Return whether an opposing pawn would strike it (R17)."""
    foes = (1 - pawn // EACH) * EACH
    for foe in range(foes, foes + EACH):
        if has_advantage(s, foe) and ((targets(s, foe, 0) | targets(s, foe, 1)) >> pawn) & 1:
            return True
    return False


@rule
def is_outnumbered(s: State, pawn: int) -> bool:
    """Return whether it would be lost in its zone, roughly: no lower than the other side's highest there."""
    foe = highest_of(s, pawns_in(s, 1 - pawn // EACH, s.zone[pawn]))
    return foe > 0 and s.number[pawn] >= foe
