"""The entry points of DICE WAR's rules: who decides, the legal actions, what they do, and the result."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.common import won_or_lost, write_members
from warbones.core.rules.step import NOBODY, Step, rule
from warbones.games.keep.rules.advantage import strike, strike_one
from warbones.games.keep.rules.fights import fight, remove
from warbones.games.keep.rules.movement import can_position, pass_turn, position_pawn, write_goals
from warbones.games.keep.rules.placement import in_hand, place, roll_next, set_up, write_homes
from warbones.games.keep.rules.round_end import breach, count_losses, end_round, own_on_board, take_off
from warbones.games.keep.rules.state import EACH, PAWNS, Phase, State


@rule
def decides(s: State, seat: int) -> bool:
    """Return whether a decision of ``seat`` is due."""
    if s.turn != seat:
        return False
    if s.phase == Phase.POSITION:
        return in_hand(s, seat) != NOBODY
    if s.phase == Phase.MOVE:
        return can_position(s, seat)
    if s.phase == Phase.TAKE_OFF:
        return own_on_board(s, seat) != 0
    return s.offered != 0


@rule
def over(s: State) -> bool:
    """Return whether the game is over."""
    return s.phase == Phase.OVER


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal actions of ``seat`` into ``out`` and return their number.

    A zone to place in; a pawn and its goal (`movement.GOALS`); a pawn to remove; a mask of own pawns to take off.
    """
    if s.turn != seat:
        return 0
    if s.phase == Phase.POSITION:
        return write_homes(s, seat, out)
    if s.phase == Phase.MOVE:
        return write_goals(s, seat, out)
    if s.phase == Phase.TAKE_OFF:
        return write_subsets(own_on_board(s, seat), out)
    return write_members(s.offered, PAWNS, out)


@rule
def write_subsets(pawns: int, out: MutableSequence[int]) -> int:
    """Write every subset of the pawns of a mask, none and all included (R26)."""
    count = 0
    for some in range(1 << EACH):
        if some & pawns == some:
            out[count] = some
            count += 1
    return count


@rule
def act(s: State, t: Step, seat: int, action: int) -> None:
    """Take a legal action."""
    if s.phase == Phase.POSITION:
        place(s, t, seat, action)
    elif s.phase == Phase.MOVE:
        position_pawn(s, t, seat, action)
    elif s.phase == Phase.TAKE_OFF:
        take_off(s, t, seat, action)
    else:
        give_up(s, t, action)


@rule
def give_up(s: State, t: Step, pawn: int) -> None:
    """Remove the pawn that its owner picked (B2.6, B2.11, R21)."""
    s.offered = 0
    s.turn = s.first
    if s.phase == Phase.ADVANTAGE:
        strike_one(s, t, pawn)
    else:
        remove(s, t, pawn)


@rule
def advance(s: State, t: Step) -> None:
    """Play one step in which nobody has to decide."""
    if s.phase == Phase.SETUP:
        set_up(s, t)
    elif s.phase == Phase.POSITION:
        roll_next(s, t)
    elif s.phase == Phase.MOVE:
        pass_turn(s, t)
    elif s.phase == Phase.ROUND_END:
        end_round(s, t)
    else:
        attack(s, t)


@rule
def attack(s: State, t: Step) -> None:
    """Go on with the attack until something happens or is asked, so that it can be shown step by step."""
    happened = False
    while not happened:
        if s.phase == Phase.ADVANTAGE:
            happened = strike(s, t)
        elif s.phase == Phase.FIGHT:
            happened = fight(s, t)
        elif s.phase == Phase.LOSSES:
            happened = count_losses(s, t)
        else:
            breach(s, t)
            happened = True


@rule
def payoff(s: State, seat: int) -> int:
    """Return 1 for the winner, -1 for the loser, 0 for both in a draw (R28)."""
    return won_or_lost(s.winner, seat)


@rule
def redact(s: State, seat: int) -> None:
    """Do nothing: nothing in this game is secret."""
