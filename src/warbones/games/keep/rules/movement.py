"""The Move phase: each pawn moves exactly its number, or goes into its zone's DEFENSE slot (R9 to R16)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.keep.rules.advantage import begin_attack
from warbones.games.keep.rules.events import EventKind
from warbones.games.keep.rules.state import EACH, OFF, CapacityCounts, Phase, State
from warbones.games.keep.rules.zones import slot_taken, take_away

SLOT = 30
"""The goal of a pawn that goes into the DEFENSE slot of its own zone."""

EDGE = 31
"""The goal of a pawn that moves past the edge, off the board."""

GOALS = 32
"""An action is a pawn times this number, plus its goal."""

FULL = 2
"""The most pawns of one colour in a zone, not counting DEFENSE (R16)."""


@rule
def begin_moving(s: State, t: Step) -> None:
    """Begin the Move phase: the first player positions the first pawn (R9, B2.23)."""
    s.phase = Phase.MOVE
    s.turn = s.first
    emit(t, NOBODY, EventKind.MOVING, s.game_round)


@rule
def landings(s: State, pawn: int) -> int:
    """Return the zones exactly the pawn's number away, as a mask; empty if it passes the edge (R13, R14).

    Other pawns block nothing, and there are no shorter moves.
    """
    return s.options.board.reach[pawn // EACH, s.zone[pawn], s.number[pawn] - 1]


@rule
def exact_moves(rows: int, number: int) -> int:
    """Return the number of moves of ``number`` rows that make exactly ``rows``; 0 if that is impossible (R13, R14)."""
    return rows // number if rows % number == 0 else 0


@rule
def has_room(s: State, seat: int, zone: int) -> bool:
    """Return whether the seat has fewer than two pawns in the zone, not counting DEFENSE (R16; B2.2)."""
    standing = 0
    for pawn in range(seat * EACH, seat * EACH + EACH):
        counts = s.options.capacity_counts == CapacityCounts.ALL or s.positioned[pawn] == 1
        if counts and s.zone[pawn] == zone and not s.defending[pawn]:
            standing += 1
    return standing < FULL


@rule
def may_defend(s: State, pawn: int) -> bool:
    """Return whether the pawn may go into its zone's DEFENSE slot.

    It may not from the slot itself (R12), nor in the grey middle, which has none (R11). A slot holds one pawn (R15).
    """
    zone = s.zone[pawn]
    return s.options.board.slot[zone] == 1 and not s.defending[pawn] and not slot_taken(s, zone)


@rule
def goals(s: State, pawn: int) -> int:
    """Return the goals of the pawn as a mask of zones, `SLOT` and `EDGE`; empty once it is positioned (R10)."""
    if s.zone[pawn] == OFF or s.positioned[pawn]:
        return 0
    zones, found = landings(s, pawn), 0
    if zones == 0:
        found = 1 << EDGE
    for zone in range(s.options.board.zones):
        if (zones >> zone) & 1 and has_room(s, pawn // EACH, zone):
            found |= 1 << zone
    if may_defend(s, pawn):
        found |= 1 << SLOT
    return found


@rule
def can_position(s: State, seat: int) -> bool:
    """Return whether some pawn of the seat can still be positioned."""
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if goals(s, pawn):
            return True
    return False


@rule
def write_goals(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write every way for the seat to position a pawn; it may not pass (R9, B2.5)."""
    count = 0
    for pawn in range(seat * EACH, seat * EACH + EACH):
        found = goals(s, pawn)
        for goal in range(GOALS):
            if (found >> goal) & 1:
                out[count] = pawn * GOALS + goal
                count += 1
    return count


@rule
def position_pawn(s: State, t: Step, seat: int, action: int) -> None:
    """Position a pawn, and pass the turn."""
    pawn, goal = action // GOALS, action % GOALS
    number, zone = s.number[pawn], s.zone[pawn]
    if goal == EDGE:  # without penalty (R14)
        take_away(s, pawn)
        emit(t, NOBODY, EventKind.LEFT, pawn, number, zone)
    else:
        put_on_goal(s, t, pawn, goal)
    s.turn = 1 - seat


@rule
def put_on_goal(s: State, t: Step, pawn: int, goal: int) -> None:
    """Put a pawn on its goal: the slot of its zone (R10, B2.24), or another zone."""
    number, zone = s.number[pawn], s.zone[pawn]
    s.positioned[pawn] = 1
    if goal == SLOT:
        s.defending[pawn] = 1
        emit(t, NOBODY, EventKind.DEFENDED, pawn, number, zone)
    else:
        s.defending[pawn] = 0
        s.zone[pawn] = goal
        emit(t, NOBODY, EventKind.MOVED, pawn, number, zone, goal)


@rule
def unpositioned(s: State, seat: int) -> int:
    """Return the seat's pawns that have yet to be positioned, as a mask."""
    pawns = 0
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if s.zone[pawn] != OFF and not s.positioned[pawn]:
            pawns |= 1 << pawn
    return pawns


@rule
def pass_turn(s: State, t: Step) -> None:
    """Remove the stuck pawns of `turn`, which cannot position any, and go on to the other seat or the attack (R9)."""
    remove_stuck(s, t, s.turn)
    if unpositioned(s, 1 - s.turn):
        s.turn = 1 - s.turn
    else:
        begin_attack(s, t)


@rule
def remove_stuck(s: State, t: Step, seat: int) -> None:
    """Remove pawns that can neither move nor defend, without penalty (B2.3, B2.28)."""
    stuck = unpositioned(s, seat)
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if (stuck >> pawn) & 1:
            emit(t, NOBODY, EventKind.STUCK, pawn, s.number[pawn], s.zone[pawn])
            take_away(s, pawn)
