"""The end of the match, and the rule behind each ending."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.rules.step import NOBODY
from warbones.games.army.rules.events import Ended
from warbones.games.army.rules.state import WINS, Reason, State

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
"""The rule behind each reason."""


def ended(s: State) -> Ended:
    """Return the end of the match as an event."""
    return Ended(s.winner, Reason(s.decided_by), s.wins[0], s.wins[1])


def match_ending(event: Ended) -> Msg:
    """Return the message that names the winner of the match."""
    wins = (event.wins, event.other_wins)
    if event.seat != NOBODY:
        return msg("army-won", seat=event.seat, own=wins[event.seat], other=wins[1 - event.seat])
    if event.wins != event.other_wins:
        return msg("army-drawn-short", needed=WINS)
    return msg("army-drawn-equal", own=event.wins) if event.wins else msg("army-drawn-none")
