"""The Position phase: rolling available pawns and placing them at home (R5 to R8)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import NOBODY, Step, emit, roll_die, rule
from warbones.games.keep.rules.events import EventKind
from warbones.games.keep.rules.movement import begin_moving
from warbones.games.keep.rules.state import EACH, FULL_KEEP, OFF, Phase, PositionOrder, State
from warbones.games.keep.rules.zones import home, pawns_in


@rule
def set_up(s: State, t: Step) -> None:
    """Set both KEEPs to 20 with every pawn off the board (R1, R2), and begin the first round."""
    for pawn in range(2 * EACH):
        s.zone[pawn] = OFF
    for seat in range(2):
        s.keep[seat] = FULL_KEEP
    s.contested = OFF
    s.winner = NOBODY
    emit(t, NOBODY, EventKind.BOARD, s.options.board.made)
    begin_round(s, t)


@rule
def begin_round(s: State, t: Step) -> None:
    """Begin the next round. Alpha goes first in the first round, then they alternate (R5, B2.21, B2.23)."""
    s.game_round += 1
    s.first = (s.game_round + 1) % 2
    s.turn = s.first
    s.phase = Phase.POSITION
    for pawn in range(2 * EACH):
        s.positioned[pawn] = 0
    emit(t, NOBODY, EventKind.ROUND, s.game_round, s.first)


@rule
def in_hand(s: State, seat: int) -> int:
    """Return the pawn that the seat has rolled and not yet placed, or nobody."""
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if s.zone[pawn] == OFF and s.number[pawn] > 0:
            return pawn
    return NOBODY


@rule
def available(s: State, seat: int) -> int:
    """Return the seat's next pawn that is off the board and not rolled (R8), or nobody."""
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if s.zone[pawn] == OFF and s.number[pawn] == 0:
            return pawn
    return NOBODY


@rule
def has_to_place(s: State, seat: int) -> bool:
    """Return whether the seat has a pawn to roll or to place."""
    return in_hand(s, seat) != NOBODY or available(s, seat) != NOBODY


@rule
def roll_next(s: State, t: Step) -> None:
    """Roll the next pawn to place (R6; B2.19), or go on if nobody has an available pawn (R7)."""
    if not has_to_place(s, s.turn):
        s.turn = 1 - s.turn  # a seat without pawns is skipped
    if not has_to_place(s, s.turn):
        begin_moving(s, t)
    elif in_hand(s, s.turn) == NOBODY:
        roll(s, t, s.turn)
        other = 1 - s.turn
        if s.options.position_order == PositionOrder.ROLL_ALL and in_hand(s, other) == NOBODY:
            roll(s, t, other)


@rule
def roll(s: State, t: Step, seat: int) -> None:
    """Roll the seat's next available pawn, if it has one (R6)."""
    pawn = available(s, seat)
    if pawn != NOBODY:
        emit(t, NOBODY, EventKind.ROLLING, pawn)
        s.number[pawn] = roll_die(t, 6)
        emit(t, NOBODY, EventKind.ROLLED, pawn, s.number[pawn])


@rule
def write_homes(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the home zones that can take the pawn in hand (R6; B2.1) and return their number, 0 without such a pawn."""
    count = 0
    if in_hand(s, seat) == NOBODY:
        return count
    for zone in range(s.options.board.zones):
        if home(s, zone) == seat and takes_another(s, seat, zone):
            out[count] = zone
            count += 1
    return count


@rule
def takes_another(s: State, seat: int, zone: int) -> bool:
    """Return whether a home zone can take another pawn while pawns are placed (B2.1)."""
    pawns, standing = pawns_in(s, seat, zone), 0
    while pawns:
        pawns &= pawns - 1
        standing += 1
    return s.options.position_cap == 0 or standing < s.options.position_cap


@rule
def place(s: State, t: Step, seat: int, zone: int) -> None:
    """Place the rolled pawn, showing its number, in a home zone (R6)."""
    pawn = in_hand(s, seat)
    s.zone[pawn] = zone
    emit(t, NOBODY, EventKind.PLACED, pawn, s.number[pawn], zone)
    s.turn = 1 - seat
