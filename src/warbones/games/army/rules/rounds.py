"""Rounds and the match: their beginnings, ends and winners (R4 to R10)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.army.rules.dice import DICE, TROOPS, Kind, kind_of
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.options import MatchLength, RoundReset, StuckRound
from warbones.games.army.rules.state import FIRST_HEALTH, MORE_HEALTH, ROUNDS, WINS, Phase, Place, Reason, State, Tray
from warbones.games.army.rules.tally import is_dead


@rule
def set_up(s: State, t: Step) -> None:
    """Give each side its ten troops and put all bonus dice into the supply (R4)."""
    for die in range(DICE):
        troop = die < 2 * TROOPS
        s.owner[die] = die // TROOPS if troop else NOBODY
        s.place[die] = Place.POOL if troop else Place.SUPPLY
    for seat in range(2):
        s.tray[seat] = Tray.STOPPED
        s.pick[seat] = NOBODY
    s.winner = NOBODY
    begin_round(s, t)


@rule
def start_health(battle: int) -> int:
    """Return the health at the start of a round (R5)."""
    return FIRST_HEALTH + MORE_HEALTH * (battle - 1)


@rule
def begin_round(s: State, t: Step) -> None:
    """Begin a round with full health for both, 5 more each round (R5)."""
    s.battle += 1
    s.turn = 0
    for seat in range(2):
        s.health[seat] = start_health(s.battle)
    emit(t, NOBODY, EventKind.ROUND, s.battle, start_health(s.battle))
    s.phase = Phase.TURN


@rule
def stuck(s: State) -> bool:
    """Return whether nothing can ever change: nobody has anything but Tanks alive or resting (B32)."""
    for die in range(DICE):
        out = s.place[die] == Place.GRAVEYARD or s.place[die] == Place.SUPPLY
        if not out and kind_of(die) != Kind.TANK:
            return False
    return True


@rule
def stuck_after_turn(s: State) -> bool:
    """Return whether the round is stuck once this turn's skulls are buried (R41, B32)."""
    for die in range(DICE):
        if s.place[die] != Place.SUPPLY and not is_dead(s, die) and kind_of(die) != Kind.TANK:
            return False
    return True


@rule
def down(s: State) -> bool:
    """Return whether a seat has no health left, which ends the round (R6)."""
    return s.health[0] == 0 or s.health[1] == 0


@rule
def last_turn(s: State, mine: int, yours: int) -> bool:
    """Return whether the round ends with this turn if it leaves the seats with this health (R6, B26a, B32)."""
    return mine == 0 or yours == 0 or s.turn == s.options.most_turns


@rule
def round_result(s: State, mine: int, yours: int) -> tuple[int, Reason]:
    """Return the winner of a round that ends with this health, or nobody, and the reason (R6, R7, B32, B38)."""
    if mine == 0 and yours == 0:
        return NOBODY, Reason.BOTH_OUT
    if mine == 0 or yours == 0:
        return 1 if mine == 0 else 0, Reason.KNOCKOUT
    if not stuck_after_turn(s):
        return NOBODY, Reason.TOO_LONG
    if s.options.stuck_round == StuckRound.TIE or mine == yours:
        return NOBODY, Reason.STUCK
    return 0 if mine > yours else 1, Reason.HIGHER_HEALTH


@rule
def settle(s: State, t: Step) -> None:
    """Score the round (R6 to R8), then begin the next one or end the match."""
    winner, reason = round_result(s, s.health[0], s.health[1])
    emit(t, NOBODY, EventKind.ROUND_OVER, winner, reason, s.battle, s.health[0], s.health[1])
    if winner != NOBODY:
        s.wins[winner] += 1
    if match_over(s, s.wins[0], s.wins[1]):
        s.winner, s.decided_by = match_result(s)
        emit(t, NOBODY, EventKind.ENDED, s.winner, s.decided_by, s.wins[0], s.wins[1])
        s.phase = Phase.OVER
    else:
        clear_table(s)
        begin_round(s, t)


@rule
def decided(s: State, mine: int, yours: int) -> bool:
    """Return whether the match ends with the round that ends with this health."""
    winner, _ = round_result(s, mine, yours)
    return over_with(s, winner)


@rule
def over_with(s: State, winner: int) -> bool:
    """Return whether the match ends if ``winner``, or nobody, has won this round."""
    return match_over(s, s.wins[0] + (1 if winner == 0 else 0), s.wins[1] + (1 if winner == 1 else 0))


@rule
def match_over(s: State, mine: int, yours: int) -> bool:
    """Return whether the match is over with these wins after this round (R8, B1)."""
    endless = s.options.match_length == MatchLength.UNTIL_TWO_WINS
    return max(mine, yours) == WINS or s.battle >= (s.options.most_rounds if endless else ROUNDS)


@rule
def match_result(s: State) -> tuple[int, Reason]:
    """Return the winner of the finished match, or nobody, and the reason (R8, B1)."""
    mine, yours = s.wins[0], s.wins[1]
    if max(mine, yours) == WINS:
        return 0 if mine > yours else 1, Reason.TWO_WINS
    if mine == yours or s.options.match_length == MatchLength.THREE_ROUNDS_STRICT:
        return NOBODY, Reason.NOTHING
    return 0 if mine > yours else 1, Reason.MORE_WINS


@rule
def clear_table(s: State) -> None:
    """Give dice back for a new round; their owners stay the same (R9, R10, B2)."""
    for die in range(DICE):
        if s.owner[die] != NOBODY and comes_back(s, die):
            s.place[die] = Place.POOL


@rule
def comes_back(s: State, die: int) -> bool:
    """Return whether a new round gives the die back (B2)."""
    if s.options.round_reset == RoundReset.TROOPS_ONLY:
        return kind_of(die) == Kind.TROOP
    return s.options.round_reset == RoundReset.ALL
