"""Rounds and the match: how they begin, how turns end, and who wins (R4 to R10, R41 to R43)."""

from __future__ import annotations

from warbones.core.rule import rule
from warbones.core.step import NOBODY, Step, tell
from warbones.games.army.dice import DICE, TROOPS, Kind, is_skull, kind_of
from warbones.games.army.faces import Face
from warbones.games.army.options import MatchLength, RoundReset, StuckRound
from warbones.games.army.state import Event, Phase, Place, Reason, State, Tray
from warbones.games.army.tally import is_shield
from warbones.games.army.tray import opening

FIRST_HEALTH = 10
MORE_HEALTH = 5
ROUNDS = 3
WINS = 2


@rule
def set_up(s: State, t: Step) -> None:
    """Each side has its ten troops; all bonus dice are in the supply (R4)."""
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
    """Return the health with which a round begins (R5)."""
    return FIRST_HEALTH + MORE_HEALTH * (battle - 1)


@rule
def begin_round(s: State, t: Step) -> None:
    """Both begin with full health, each round with 5 more (R5)."""
    s.battle += 1
    s.turn = 0
    for seat in range(2):
        s.health[seat] = start_health(s.battle)
    tell(t, NOBODY, Event.ROUND, s.battle, start_health(s.battle))
    s.phase = Phase.TURN


@rule
def begin_turn(s: State, t: Step) -> None:
    """The divider goes up (R11), unless the round cannot go on (B32)."""
    if stuck(s) or s.turn == s.options.most_turns:
        s.phase = Phase.SETTLE
        return
    s.turn += 1
    tell(t, NOBODY, Event.TURN, s.battle, s.turn)
    s.phase = Phase.ROLL
    for seat in range(2):
        s.tray[seat] = opening(s, seat)
        s.ready[seat] = 1 if s.tray[seat] == Tray.STOPPED else 0
    if s.ready[0] + s.ready[1] == 2:
        s.phase = Phase.REVEAL


@rule
def stuck(s: State) -> bool:
    """Return whether nothing can ever change: nobody has anything but Tanks alive or resting (B32)."""
    for die in range(DICE):
        out = s.place[die] == Place.GRAVEYARD or s.place[die] == Place.SUPPLY
        if not out and kind_of(die) != Kind.TANK:
            return False
    return True


@rule
def end_turn(s: State, t: Step) -> None:
    """Dice that sat out this turn have rested (R12); skulls are buried and troops with shields rest (R41, R42)."""
    for seat in range(2):
        woken, buried, rested = clear_tray(s, seat)
        tell_if_any(t, Event.WOKEN, seat, woken)
        tell_if_any(t, Event.BURIED, seat, buried)
        tell_if_any(t, Event.RESTED, seat, rested)
    s.phase = Phase.SETTLE if down(s) else Phase.TURN


@rule
def clear_tray(s: State, seat: int) -> tuple[int, int, int]:
    """Move the seat's dice where they go at the end of a turn; return how many woke, died and went to rest."""
    woken, buried, rested = 0, 0, 0
    for die in range(DICE):
        if s.owner[die] == seat:
            place = after_turn(s, die)
            woken += 1 if s.place[die] == Place.RESTING else 0
            buried += 1 if place == Place.GRAVEYARD and s.place[die] == Place.TRAY else 0
            rested += 1 if place == Place.RESTING else 0
            s.place[die] = place
            s.face[die] = Face.BLANK
    return woken, buried, rested


@rule
def after_turn(s: State, die: int) -> Place:
    """Return where a die goes at the end of the turn; bonus dice never rest (R43)."""
    if s.place[die] == Place.GRAVEYARD or (s.place[die] == Place.TRAY and is_skull(s.face[die])):
        return Place.GRAVEYARD
    if s.place[die] == Place.TRAY and is_shield(s.face[die]) and kind_of(die) == Kind.TROOP:
        return Place.RESTING
    return Place.POOL


@rule
def tell_if_any(t: Step, event: int, seat: int, number: int) -> None:
    """Tell of a number of dice, unless there are none."""
    if number:
        tell(t, NOBODY, event, seat, number)


@rule
def down(s: State) -> bool:
    """Return whether somebody has no health left, which ends the round (R6)."""
    return s.health[0] == 0 or s.health[1] == 0


@rule
def round_result(s: State) -> tuple[int, Reason]:
    """Return who wins the round that is over, or nobody, and why (R6, R7, B32, B38)."""
    if s.health[0] == 0 and s.health[1] == 0:
        return NOBODY, Reason.BOTH_OUT
    if down(s):
        return 1 if s.health[0] == 0 else 0, Reason.KNOCKOUT
    if not stuck(s):
        return NOBODY, Reason.TOO_LONG
    if s.options.stuck_round == StuckRound.TIE or s.health[0] == s.health[1]:
        return NOBODY, Reason.STUCK
    return 0 if s.health[0] > s.health[1] else 1, Reason.HIGHER_HEALTH


@rule
def settle(s: State, t: Step) -> None:
    """Score the round (R6 to R8); then the next round or the end of the match."""
    winner, reason = round_result(s)
    tell(t, NOBODY, Event.ROUND_OVER, winner, reason, s.battle, s.health[0], s.health[1])
    if winner != NOBODY:
        s.wins[winner] += 1
    if match_over(s, s.wins[0], s.wins[1]):
        s.winner, s.decided_by = match_result(s)
        tell(t, NOBODY, Event.ENDED, s.winner, s.decided_by, s.wins[0], s.wins[1])
        s.phase = Phase.OVER
    else:
        clear_table(s)
        begin_round(s, t)


@rule
def decided(s: State) -> bool:
    """Return whether the match is over with the round that just ended."""
    winner, _ = round_result(s)
    return match_over(s, s.wins[0] + (1 if winner == 0 else 0), s.wins[1] + (1 if winner == 1 else 0))


@rule
def match_over(s: State, mine: int, yours: int) -> bool:
    """Return whether the match is over with these wins after this round (R8, B1)."""
    endless = s.options.match_length == MatchLength.UNTIL_TWO_WINS
    return max(mine, yours) == WINS or s.battle >= (s.options.most_rounds if endless else ROUNDS)


@rule
def match_result(s: State) -> tuple[int, Reason]:
    """Return who wins the match that is over, or nobody, and why (R8, B1)."""
    mine, yours = s.wins[0], s.wins[1]
    if max(mine, yours) == WINS:
        return 0 if mine > yours else 1, Reason.TWO_WINS
    if mine == yours or s.options.match_length == MatchLength.THREE_ROUNDS_STRICT:
        return NOBODY, Reason.NOTHING
    return 0 if mine > yours else 1, Reason.MORE_WINS


@rule
def clear_table(s: State) -> None:
    """Give dice back for a new round, and keep who owns them (R9, R10, B2)."""
    for die in range(DICE):
        if s.owner[die] != NOBODY and comes_back(s, die):
            s.place[die] = Place.POOL


@rule
def comes_back(s: State, die: int) -> bool:
    """Return whether a new round gives the die back (B2)."""
    if s.options.round_reset == RoundReset.TROOPS_ONLY:
        return kind_of(die) == Kind.TROOP
    return s.options.round_reset == RoundReset.ALL
