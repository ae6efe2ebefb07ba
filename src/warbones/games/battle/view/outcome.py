"""The winner of a battle, and the reason."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.games.battle.rules.events import Ended
from warbones.games.battle.rules.moot import last_round
from warbones.games.battle.rules.state import Reason, State
from warbones.locales.english import ENGLISH

RULES: Final = ("R49", "B37", "R50", "R51", "R51", "R51", "R51")
"""The rule behind each `Reason`."""

ENDS: Final = {
    Reason.BOTH_WIPED_OUT: "battle-drawn-wiped-out",
    Reason.LEVEL: "battle-drawn-level",
    Reason.WIPED_OUT: "battle-won-wiped-out",
    Reason.POINTS: "battle-won-points",
    Reason.CLEANSED: "battle-won-base",
    Reason.LIMIT_POINTS: "battle-won-limit-points",
    Reason.LIMIT_VALUE: "battle-won-limit-value",
}


def ended(s: State) -> Ended:
    """Return the event that ended the battle."""
    return Ended(s.winner, Reason(s.decided_by), s.points[0], s.points[1])


def ending(s: State, event: Ended) -> Msg:
    """Return the message that names the winner of the battle and the reason (R49 to R51)."""
    key, seat = ENDS[Reason(event.reason)], event.seat
    fewer, more = sorted((event.points, event.other_points))
    known = {"seat": seat, "foe": 1 - seat, "round": last_round(s), "own": more, "other": fewer}
    return msg(key, (), **{name: known[name] for name in ENGLISH.arguments[key]})
