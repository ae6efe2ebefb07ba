"""The losses of both KEEPs, breaches, taking pawns off, and the end of a round and of the game (R23 to R28)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.keep.rules.events import EventKind
from warbones.games.keep.rules.moot import is_last_round
from warbones.games.keep.rules.placement import begin_round
from warbones.games.keep.rules.state import BREACH, EACH, OFF, PAWNS, KeepCheck, Phase, Reason, State
from warbones.games.keep.rules.zones import home, pawns_on_board, take_away


@rule
def lower(s: State, seat: int, by: int) -> None:
    """Lower a KEEP, never below 0 (R25)."""
    s.keep[seat] = max(0, s.keep[seat] - by)


@rule
def fallen(s: State) -> bool:
    """Return whether a KEEP is at 0 (R28)."""
    return s.keep[0] == 0 or s.keep[1] == 0


@rule
def count_losses(s: State, t: Step) -> bool:
    """Lower both KEEPs by their lost pawns at once (R23). In the staged check, a KEEP that falls ends the game (B2.17).

    Return whether any lost pawn counted.
    """
    any_lost = s.losses[0] + s.losses[1] > 0
    for seat in range(2):
        before, lost = s.keep[seat], s.losses[seat]
        if lost:
            lower(s, seat, lost)
            emit(t, NOBODY, EventKind.LOWERED, seat, before, s.keep[seat], lost)
        s.losses[seat] = 0
    s.phase = Phase.BREACH
    if s.options.keep_check == KeepCheck.STAGED and fallen(s):
        settle(s, t)
    return any_lost


@rule
def breach(s: State, t: Step) -> None:
    """Let pawns left in the opposing home lower its KEEP and leave the board, all at once (R24, R25, B2.16).

    After the last round nobody takes pawns off (B2.6b).
    """
    for pawn in range(PAWNS):
        foe = 1 - pawn // EACH
        if s.zone[pawn] != OFF and home(s, s.zone[pawn]) == foe:
            before = s.keep[foe]
            lower(s, foe, BREACH)
            emit(t, NOBODY, EventKind.BREACHED, pawn, s.number[pawn], s.zone[pawn], before, s.keep[foe])
            take_away(s, pawn)
    if fallen(s):
        settle(s, t)
    elif is_last_round(s):
        s.phase = Phase.ROUND_END
    else:
        ask_to_take_off(s)


@rule
def ask_to_take_off(s: State) -> None:
    """Let the first player take pawns off, then the second; a seat without pawns is not asked (R26, B2.18)."""
    s.phase = Phase.TAKE_OFF
    s.turn = s.first
    if own_on_board(s, s.turn) == 0:
        next_to_take_off(s)


@rule
def take_off(s: State, t: Step, seat: int, pawns: int) -> None:
    """Take any of the seat's own pawns off the board (R26): a mask of its five."""
    for place in range(EACH):
        pawn = seat * EACH + place
        if (pawns >> place) & 1:
            emit(t, NOBODY, EventKind.TOOK_OFF, pawn, s.number[pawn], s.zone[pawn])
            take_away(s, pawn)
    emit_staying(s, t, seat)
    next_to_take_off(s)


@rule
def emit_staying(s: State, t: Step, seat: int) -> None:
    """Emit the number of pawns that stay on the board for the next round."""
    staying = 0
    for place in range(EACH):
        staying += int(s.zone[seat * EACH + place] != OFF)
    emit(t, NOBODY, EventKind.STAYED, seat, staying)


@rule
def next_to_take_off(s: State) -> None:
    """Go on from the first player to the second, and then to the end of the round (B2.18)."""
    if s.turn == s.first and own_on_board(s, 1 - s.first) != 0:
        s.turn = 1 - s.first
    else:
        s.phase = Phase.ROUND_END


@rule
def own_on_board(s: State, seat: int) -> int:
    """Return the seat's pawns on the board as a mask of its five."""
    return pawns_on_board(s, seat) >> (seat * EACH)


@rule
def end_round(s: State, t: Step) -> None:
    """Begin the next round, unless this was the last."""
    if is_last_round(s):
        settle(s, t)
    else:
        begin_round(s, t)


@rule
def result(s: State) -> tuple[int, Reason]:
    """Return the winner or nobody, and the reason (R28, B2.17)."""
    mine, yours = s.keep[0], s.keep[1]
    ahead = 0 if mine > yours else 1
    if mine == 0 and yours == 0:
        return NOBODY, Reason.BOTH
    if mine == 0 or yours == 0:
        return ahead, Reason.KEEP
    if mine == yours:
        return NOBODY, Reason.LEVEL
    return ahead, Reason.ROUNDS


@rule
def settle(s: State, t: Step) -> None:
    """Decide the winner, and why."""
    s.winner, s.decided_by = result(s)
    emit(t, NOBODY, EventKind.ENDED, s.winner, s.decided_by, s.keep[0], s.keep[1])
    s.phase = Phase.OVER
