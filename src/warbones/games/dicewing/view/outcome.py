"""Who won an attack or the game, and why, in a sentence."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.counting import NUMBERS, counted_out
from warbones.core.rules.step import NOBODY
from warbones.core.view.words import Voice
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
"""The rule by which a reason decides."""


def victory(told: Victor, voice: Voice, prize: str = "") -> str:
    """Return who won an attack and why (R25 to R28); ``prize`` says what was taken."""
    seat, values = told.seat, (told.value, told.other_value)
    if seat == NOBODY:
        return "Power, lowest dice and Initial Power are all equal: nobody wins this attack."
    own, other = values[seat], values[1 - seat]
    wins = voice.does(seat, "win")
    match told.reason:
        case Reason.LOWEST_DIE:
            sentence = f"Power is equal. {wins} by the lower lowest die, {own} against {other}"
        case Reason.LOWER_INITIAL:
            sentence = f"Power and lowest dice are equal. {wins} by the lower Initial Power, {own} against {other}"
        case _:
            return f"{wins} and {prize}." if prize else f"{wins} the attack, {own} to {other}."
    return f"{sentence}, and {prize}." if prize else f"{sentence}."


def ending(told: Ended, voice: Voice) -> str:
    """Return who won the game and why (R46 to R50)."""
    seat, values = told.seat, (told.value, told.other_value)
    if seat == NOBODY:
        return "Everything that is compared is equal: the game is a draw."
    own, other = values[seat], values[1 - seat]
    wins = voice.does(seat, "win")
    match told.reason:
        case Reason.SIDES:
            return f"{wins} the game by the sides on equal trophies, {own} to {other}."
        case Reason.DISPLAYED:
            theirs = "yours" if 1 - seat == voice.seat else voice.whose(1 - seat)
            shown = f"{voice.whose(seat)} trophies show {told.displayed} {_times(own)}, {theirs} {_times(other)}"
            return f"{wins} the game on equal trophies and sides: {shown}."
    return f"{wins} the game, {counted_out(own, 'trophy')} to {NUMBERS[other] if other else 'none'}."


def _times(number: int) -> str:
    return ("never", "once", "twice")[number] if number < 3 else f"{number} times"
