"""The reasons why a seat may not take an action."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Text, msg
from warbones.core.notation.names import named_in
from warbones.games.dicewing.notation.writer import verb
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.rules.flow import choosable, in_squadron
from warbones.games.dicewing.rules.state import Bonus, Phase, Place, State

PLACES: Final = {
    Place.POOL: "dicewing-in-pool",
    Place.SQUADRON: "dicewing-in-squadron",
    Place.BAY: "dicewing-in-bay",
    Place.TROPHIES: "dicewing-in-trophies",
    Place.USED: "dicewing-in-used",
}


def why_not(s: State, seat: int, text: str) -> Text:
    """Return the reason why ``seat`` may not take the action ``text``, or "" if none is known."""
    if not text.casefold().startswith(verb(s)):
        return ""
    dice = named_in(NAMES, text)
    if s.phase == Phase.LAUNCH:
        amiss = [die for die in dice if not in_squadron(s, seat, die)]
        return _die_problem(s, seat, amiss) or (
            "" if len(dice) == 2 else msg("dicewing-launch-two-different", ("R15",))
        )
    amiss = [die for die in dice if not choosable(s, seat) >> die & 1]
    return _die_problem(s, seat, amiss) or ("" if len(dice) == 1 else msg("dicewing-pick-one"))


def _die_problem(s: State, seat: int, dice: list[int]) -> Text:
    """Return the reason why the first unsuitable die of ``dice`` cannot be picked, or ""."""
    if not dice:
        return ""
    if s.phase == Phase.COLLATERAL and in_squadron(s, 1 - seat, dice[0]):
        return msg("dicewing-no-lower", ("B7",), die=NAMES[dice[0]])
    key, rule = _belongs(s)
    where = msg(PLACES[Place(s.place[dice[0]])], holder=s.holder[dice[0]])
    return msg(key, (rule,), die=NAMES[dice[0]], where=where, foe=1 - seat)


def _belongs(s: State) -> tuple[str, str]:
    """Return the message that names the place to pick a die from, and its rule."""
    match s.phase:
        case Phase.DRAFT:
            return "dicewing-not-in-pool", "R9"
        case Phase.LAUNCH:
            return "dicewing-not-yours", "R15"
        case Phase.CALL:
            training = s.calling == Bonus.TRAINING
            return ("dicewing-not-training", "R20") if training else ("dicewing-not-targeting", "R22")
        case Phase.COLLATERAL:
            return "dicewing-not-theirs", "R30"
    return "dicewing-not-launched", "B8"
