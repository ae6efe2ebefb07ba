"""Why a seat may not take an action, in a sentence."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.reading import named_in
from warbones.games.dicewing.notation.writing import SEATS, verb
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.rules.flow import choosable, in_squadron
from warbones.games.dicewing.rules.state import Bonus, Phase, Place, State

PLACES: Final = {
    Place.POOL: "in the pool",
    Place.SQUADRON: "in {whose} squadron",
    Place.BAY: "in {whose} launch bay",
    Place.TROPHIES: "in {whose} trophy case",
    Place.USED: "in the Used area",
}


def why_not(s: State, seat: int, text: str) -> str:
    """Return why ``seat`` may not do what ``text`` names, or "" where there is no more to say."""
    if not text.casefold().startswith(verb(s)):
        return ""
    dice = named_in(NAMES, text)
    if s.phase == Phase.LAUNCH:
        amiss = [die for die in dice if not in_squadron(s, seat, die)]
        return _amiss(s, seat, amiss) or ("" if len(dice) == 2 else "Two different dice are launched together (R15).")
    amiss = [die for die in dice if not choosable(s, seat) >> die & 1]
    return _amiss(s, seat, amiss) or ("" if len(dice) == 1 else "One die is picked.")


def _amiss(s: State, seat: int, dice: list[int]) -> str:
    """Return why the first of ``dice`` cannot be picked, "" where there is none."""
    if not dice:
        return ""
    name, whose, other = NAMES[dice[0]], SEATS[seat], SEATS[1 - seat]
    lies = PLACES[Place(s.place[dice[0]])].format(whose=f"{SEATS[s.holder[dice[0]]]}'s")
    match s.phase:
        case Phase.DRAFT:
            return f"{name} lies {lies}: dice are taken out of the pool (R9)."
        case Phase.LAUNCH:
            return f"{name} lies {lies}: dice of {whose}'s squadron are launched (R15)."
        case Phase.CALL if s.calling == Bonus.TRAINING:
            return f"{name} lies {lies}: Training adds one of {whose}'s two launch dice (R20)."
        case Phase.CALL:
            return f"{name} lies {lies}: Targeting adds one of {other}'s two launch dice (R22)."
        case Phase.COLLATERAL if in_squadron(s, 1 - seat, dice[0]):
            return f"{name} can go no lower, and another die can (B7)."
        case Phase.COLLATERAL:
            return f"{name} lies {lies}: a die in {other}'s squadron is lowered (R30)."
    return f"{name} lies {lies}: one of {other}'s two launch dice is captured (B8)."
