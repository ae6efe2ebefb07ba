"""The entry points of War Dice's rules: who decides, the legal actions, what they do, and the result."""

from __future__ import annotations

from warbones.core.rules.common import won_or_lost
from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.battle.rules.armies.placement import filled, place, put_down
from warbones.games.battle.rules.armies.setup import (
    burrow,
    buy,
    choose_faction,
    decide_first,
    decide_reroll,
    free_move,
    next_buyer,
    reroll_from,
    set_up,
)
from warbones.games.battle.rules.attacks.siege import bomb, pick
from warbones.games.battle.rules.attacks.strikes import burn, strike
from warbones.games.battle.rules.effects import (
    afflict_all,
    drain,
    heal,
    raise_next,
    raise_unit,
    restore_rolled,
)
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.legal import decides, legal
from warbones.games.battle.rules.rounds.choices import choose_deed, choose_target, end_regrouping
from warbones.games.battle.rules.rounds.turns import begin_round, choose_unit, end_round, settle
from warbones.games.battle.rules.state import Phase, Purpose, State

__all__ = ["act", "advance", "decides", "legal", "over", "payoff", "redact"]


@rule
def over(s: State) -> bool:
    """Return whether the game is over."""
    return s.phase == Phase.OVER


@rule
def act(s: State, t: Step, seat: int, action: int) -> None:
    """Take a legal action."""
    if s.phase <= Phase.FREE_MOVE:
        act_before(s, t, seat, action)
    elif s.phase <= Phase.ZONE:
        act_choosing(s, t, action)
    else:
        act_on_squares(s, t, action)
    while s.phase == Phase.PLACE and filled(s):
        end_filling(s, t)
    if s.phase == Phase.PART_OVER:
        settle(s, t)


@rule
def act_before(s: State, t: Step, seat: int, action: int) -> None:
    """Take a choice before the battle, or place values."""
    if s.phase == Phase.PLACE:
        place(s, action)
    elif s.phase == Phase.BUY:
        buy(s, t, seat, action)
    elif s.phase == Phase.FACTION:
        choose_faction(s, t, seat, action)
    elif s.phase == Phase.REROLL:
        decide_reroll(s, t, seat, action)
    elif s.phase == Phase.BURROW:
        burrow(s, t, seat, action)
    else:
        free_move(s, t, action)


@rule
def act_choosing(s: State, t: Step, action: int) -> None:
    """Take the choice of a unit, a deed or a zone."""
    if s.phase == Phase.UNIT:
        choose_unit(s, action)
    elif s.phase == Phase.DEED:
        choose_deed(s, t, action)
    elif s.phase == Phase.TARGET:
        choose_target(s, t, action)
    elif s.phase == Phase.SECOND:
        afflict_all(s, t, action)
    else:
        bomb(s, t, action)


@rule
def act_on_squares(s: State, t: Step, action: int) -> None:
    """Take the choice of a line, of squares, or of a unit to raise."""
    if s.phase == Phase.LINE or (s.phase == Phase.SQUARE and s.attack != NOBODY):
        strike(s, t, action)
    elif s.phase == Phase.SQUARE:
        drain(s, t, action)
    elif s.phase == Phase.OWN_SQUARE:
        restore_rolled(s, t, action)
    elif s.phase == Phase.RESTORE:
        heal(s, t, action)
    elif s.phase == Phase.PICK:
        pick(s, t, action)
    elif s.phase == Phase.ACID:
        burn(s, t, action)
    else:
        raise_unit(s, t, action)


@rule
def end_filling(s: State, t: Step) -> None:
    """Go on after a unit is filled, according to the purpose (R4, R9, R15, R44)."""
    unit, purpose = s.filling, s.purpose
    emit(t, NOBODY, EventKind.FILLED, unit)
    put_down(s)
    if purpose == Purpose.BUY:
        next_buyer(s, s.owner[unit])
    elif purpose == Purpose.REROLL:
        reroll_from(s, t, s.owner[unit], unit + 1)
    elif purpose == Purpose.REGROUP:
        end_regrouping(s)
    else:
        raise_next(s)


@rule
def advance(s: State, t: Step) -> None:
    """Play one step in which nobody has to decide."""
    if s.phase == Phase.SETUP:
        set_up(s)
    elif s.phase == Phase.FIRST_ROLL:
        decide_first(s, t)
    elif s.phase == Phase.RESOLVED:
        settle(s, t)
    elif s.phase == Phase.ROUND_END:
        end_round(s, t)
    else:
        begin_round(s, t)


@rule
def payoff(s: State, seat: int) -> int:
    """Return 1 for the winner, -1 for the loser, 0 for both in a draw (R49 to R51)."""
    return won_or_lost(s.winner, seat)


@rule
def redact(s: State, seat: int) -> None:
    """Do nothing: nothing in this game is secret."""
