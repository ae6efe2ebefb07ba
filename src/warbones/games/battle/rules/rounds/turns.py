"""Turns and rounds, and the end of a battle (R12, R13, R49 to R51)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.battle.rules.armies.setup import roll_for_first
from warbones.games.battle.rules.decision import ask, wait
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.marks import LASTING, Part, Status
from warbones.games.battle.rules.moot import last_round
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.rounds.actions import may_go_on
from warbones.games.battle.rules.sheet import alive, any_alive, any_ready, base, has, mark, worth
from warbones.games.battle.rules.state import WINNING_POINTS, FirstPlayer, Phase, Reason, State


@rule
def choose_unit(s: State, unit: int) -> None:
    """Let a unit begin to act (R12)."""
    s.actor = unit
    ask(s, s.turn, Phase.DEED)


@rule
def clear_draft(s: State) -> None:
    """Clear all that belongs to the action."""
    s.actor = NOBODY
    s.done = 0
    s.flanker = NOBODY
    clear_deed(s)


@rule
def clear_deed(s: State) -> None:
    """Clear all that belongs to the last part of the action, except the power in use."""
    s.attack = NOBODY
    s.target = NOBODY
    s.second = NOBODY
    if not s.done & Part.POWERED:
        s.power = NOBODY


@rule
def settle(s: State, t: Step) -> None:
    """Finish a part of an action: check for sides that are wiped out (B38), then go on with the action or end it."""
    if not any_alive(s, 0) or not any_alive(s, 1):
        wipe_out(s, t)
        return
    clear_deed(s)
    if alive(s, s.actor) and may_go_on(s):
        ask(s, s.turn, Phase.DEED)
    else:
        end_action(s, t)


@rule
def end_action(s: State, t: Step) -> None:
    """Mark the units that acted (R12), check for cleansed bases (R51), and pass the turn."""
    mark(s, s.actor, Status.ACTED)
    if s.flanker != NOBODY:
        mark(s, s.flanker, Status.ACTED)
    clear_draft(s)
    if s.sudden and end_if_cleansed(s, t):
        return
    pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    """Let the other side act if it can, else the same again; when all have acted, end the round (R12, R13)."""
    if any_ready(s, 1 - s.turn):
        s.turn = 1 - s.turn
    if any_ready(s, s.turn):
        ask(s, s.turn, Phase.UNIT)
    else:
        wait(s, Phase.ROUND_END)


@rule
def begin_round(s: State, t: Step) -> None:
    """Erase the marks of the last round and begin the next (R13) with the same first player, or by option not (B5)."""
    for unit in range(s.units):
        s.status[unit] = s.status[unit] & LASTING
    if s.game_round > 1:
        if s.options.first_player == FirstPlayer.ALTERNATE:
            s.first = 1 - s.first
        elif s.options.first_player == FirstPlayer.ROLL:
            s.first = roll_for_first(t)
    s.turn = s.first
    emit(t, NOBODY, EventKind.ROUND, s.game_round, s.first)
    ask(s, s.turn, Phase.UNIT)


@rule
def is_invaded(s: State, seat: int, scoring: bool) -> bool:
    """Return whether an enemy unit is in a seat's base; ``scoring``: one that is not Ethereal (R37, R50, B36, B44)."""
    for unit in range(s.units):
        counts = not scoring or not has(s, unit, Power.ETHEREAL)
        if counts and s.owner[unit] != seat and s.zone[unit] == base(seat) and alive(s, unit):
            return True
    return False


@rule
def end_round(s: State, t: Step) -> None:
    """Score, and check whether the battle is over (R50, R51; the round limits)."""
    if not s.sudden:
        score(s, t)
    if not s.sudden and s.points[0] != s.points[1] and max(s.points[0], s.points[1]) >= WINNING_POINTS:
        end(s, t, 0 if s.points[0] > s.points[1] else 1, Reason.POINTS)
    elif s.game_round >= last_round(s):
        judge(s, t)
    else:
        s.game_round += 1
        wait(s, Phase.NEXT_ROUND)


@rule
def score(s: State, t: Step) -> None:
    """Give a point to each player with a unit in the other's base; five for both is sudden death (R50, R51)."""
    for seat in range(2):
        if is_invaded(s, 1 - seat, scoring=True):
            s.points[seat] += 1
            emit(t, NOBODY, EventKind.SCORED, seat, s.points[seat])
    if s.points[0] == WINNING_POINTS and s.points[1] == WINNING_POINTS:
        s.sudden = s.game_round
        emit(t, NOBODY, EventKind.SUDDEN_DEATH, s.game_round)


@rule
def end_if_cleansed(s: State, t: Step) -> bool:
    """End the battle if a base is free of enemies, and return whether it ended (R51, B36, B39).

    The owner of that base wins; if both bases are free, the acting side.
    """
    for turn in range(2):
        seat = s.turn if turn == 0 else 1 - s.turn
        if not is_invaded(s, seat, scoring=False):
            end(s, t, seat, Reason.CLEANSED)
            return True
    return False


@rule
def wipe_out(s: State, t: Step) -> None:
    """End the battle for a side without units, which loses; if both have none, it is a draw (R49, B37)."""
    winner = 0 if any_alive(s, 0) else 1
    clear_draft(s)
    if any_alive(s, 0) or any_alive(s, 1):
        end(s, t, winner, Reason.WIPED_OUT)
    else:
        end(s, t, NOBODY, Reason.BOTH_WIPED_OUT)


@rule
def judge(s: State, t: Step) -> None:
    """End the battle after the last round: more points win, then units of greater cost, else it is a draw."""
    if s.points[0] != s.points[1]:
        end(s, t, 0 if s.points[0] > s.points[1] else 1, Reason.LIMIT_POINTS)
    elif worth(s, 0) != worth(s, 1):
        end(s, t, 0 if worth(s, 0) > worth(s, 1) else 1, Reason.LIMIT_VALUE)
    else:
        end(s, t, NOBODY, Reason.LEVEL)


@rule
def end(s: State, t: Step, winner: int, reason: Reason) -> None:
    """End the battle."""
    s.winner = winner
    s.decided_by = reason
    emit(t, NOBODY, EventKind.ENDED, winner, reason, s.points[0], s.points[1])
    wait(s, Phase.OVER)
