"""The winner of an attack or of the game, and the reason."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.rules.events import Ended, Victor
from warbones.games.dicewing.rules.state import Reason

RULES: Final = {
    Reason.POWER: "R25",
    Reason.LOWEST_DIE: "R26",
    Reason.LOWER_INITIAL: "R27",
    Reason.TROPHIES: "R46",
    Reason.SIDES: "R47",
    Reason.DISPLAYED: "R48",
}
"""The rule behind each reason."""

VICTORIES: Final = {
    Reason.LOWEST_DIE: "dicewing-attack-won-lowest-die",
    Reason.LOWER_INITIAL: "dicewing-attack-won-initial",
}
ENDINGS: Final = {Reason.SIDES: "dicewing-won-sides", Reason.DISPLAYED: "dicewing-won-displayed"}
"""The message keys of the reasons other than Power and trophies."""


def victory(event: Victor) -> Msg:
    """Return the message that names an attack's winner and the reason (R25 to R28)."""
    if event.seat == NOBODY:
        return msg("dicewing-attack-drawn")
    return msg(VICTORIES.get(Reason(event.reason), "dicewing-attack-won"), (), **compared(event))


def ending(event: Ended) -> Msg:
    """Return the message that names the game's winner and the reason (R46 to R50)."""
    if event.seat == NOBODY:
        return msg("dicewing-drawn")
    more = {"shown": event.displayed, "foe": 1 - event.seat} if event.reason == Reason.DISPLAYED else {}
    return msg(ENDINGS.get(Reason(event.reason), "dicewing-won"), (), **compared(event), **more)


def compared(event: Victor | Ended) -> dict[str, int]:
    """Return the winner and both seats' numbers, the winner's first."""
    values = (event.value, event.other_value)
    return {"seat": event.seat, "own": values[event.seat], "other": values[1 - event.seat]}
