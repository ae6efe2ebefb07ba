"""The winner of a battle, and the reason."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.games.battle.rules.events import Ended
from warbones.games.battle.rules.state import Reason, State

RULES: Final = ("R49", "B37", "R50", "R51", "R51", "R51", "R51")
"""The rule behind each `Reason`."""

DRAWS: Final = {
    Reason.BOTH_WIPED_OUT: msg("battle-drawn-wiped-out"),
    Reason.LEVEL: msg("battle-drawn-level"),
}
WINS: Final = {
    Reason.WIPED_OUT: "battle-won-wiped-out",
    Reason.POINTS: "battle-won-points",
    Reason.CLEANSED: "battle-won-base",
    Reason.LIMIT_POINTS: "battle-won-limit-points",
    Reason.LIMIT_VALUE: "battle-won-limit-value",
}


def ended(s: State) -> Ended:
    """Return the event that ended the battle."""
    return Ended(s.winner, Reason(s.decided_by), s.points[0], s.points[1])


def ending(event: Ended) -> Msg:
    """Return the message that names the winner of the battle and the reason (R49 to R51)."""
    reason = Reason(event.reason)
    if reason in DRAWS:
        return DRAWS[reason]
    seat, points = event.seat, (event.points, event.other_points)
    args = {"own": points[seat], "other": points[1 - seat]} if reason in (Reason.POINTS, Reason.LIMIT_POINTS) else {}
    foe = {"foe": 1 - seat} if reason == Reason.WIPED_OUT else {}
    return msg(WINS[reason], (), seat=seat, **args, **foe)
