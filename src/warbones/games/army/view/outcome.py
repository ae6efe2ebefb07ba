"""Who won a round or the match, and why, in a sentence."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.counting import number
from warbones.core.rules.step import NOBODY
from warbones.core.view.words import Voice
from warbones.games.army.rules.events import Ended, RoundOver
from warbones.games.army.rules.state import Reason, State

RULES: Final = {
    Reason.KNOCKOUT: "R6",
    Reason.BOTH_OUT: "R7",
    Reason.STUCK: "B32",
    Reason.HIGHER_HEALTH: "B38",
    Reason.TOO_LONG: "B32",
    Reason.TWO_WINS: "R8",
    Reason.MORE_WINS: "B1",
    Reason.NOTHING: "B1",
}
"""The rule by which a reason decides."""


def round_ending(told: RoundOver, voice: Voice) -> str:
    """Return who won a round and why."""
    seat, battle = told.seat, told.round
    match told.reason:
        case Reason.BOTH_OUT:
            return f"Both are down to 0 health: round {battle} is tied."
        case Reason.STUCK:
            return f"Nothing can change any more: round {battle} is tied."
        case Reason.TOO_LONG:
            return f"Round {battle} has lasted too long: it is tied."
        case Reason.HIGHER_HEALTH:
            health = (told.health, told.other_health)
            why = f"by health, {health[seat]} to {health[1 - seat]}"
            return f"Nothing can change any more. {voice.does(seat, 'win')} round {battle} {why}."
    return f"{voice.does(seat, 'win')} round {battle}: {voice.then(1 - seat, 'have')} no health left."


def ended(s: State) -> Ended:
    """Return how the match ended, as it was told."""
    return Ended(s.winner, Reason(s.decided_by), s.wins[0], s.wins[1])


def match_ending(told: Ended, voice: Voice) -> str:
    """Return who won the match."""
    seat, mine, yours = told.seat, told.wins, told.other_wins
    if seat == NOBODY:
        return "The match is a draw: " + _drawn(mine, yours)
    own, other = (mine, yours) if seat == 0 else (yours, mine)
    return f"{voice.does(seat, 'win')} the match, {_rounds(own)} to {number(other) if other else 'none'}."


def _drawn(mine: int, yours: int) -> str:
    if mine == yours:
        return f"{_rounds(mine)} won by each." if mine else "no rounds won by either."
    return f"nobody has won two rounds, it is {number(max(mine, yours))} to none."


def _rounds(count: int) -> str:
    return f"{number(count)} round{'' if count == 1 else 's'}"
