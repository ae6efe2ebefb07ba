"""The powers of inDICEsion's colours, in a sentence and in a few words."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.games.indicesion.rules.score import ODDS, PLAYED
from warbones.games.indicesion.rules.state import Colour, State

POWERS: Final = {
    Colour.ORANGE: msg("indicesion-orange", ("R27",), worth=ODDS, least=PLAYED[0], most=PLAYED[-1]),
    Colour.YELLOW: msg("indicesion-yellow", ("R29",)),
    Colour.RED: msg("indicesion-red", ("R28",)),
    Colour.BLUE: msg("indicesion-blue", ("R30",)),
    Colour.GREEN: msg("indicesion-green", ("R26",)),
    Colour.PINK: msg("indicesion-pink", ("R32",)),
}

IN_SHORT: Final = {
    Colour.ORANGE: msg("indicesion-orange-short", worth=ODDS),
    Colour.YELLOW: msg("indicesion-yellow-short"),
    Colour.RED: msg("indicesion-red-short"),
    Colour.BLUE: msg("indicesion-blue-short"),
    Colour.GREEN: msg("indicesion-green-short"),
    Colour.PINK: msg("indicesion-pink-short"),
}
"""Powers in at most five words."""

MORE_POWER: Final = {
    Colour.YELLOW: msg("indicesion-yellow-self", ("R29", "B3")),
    Colour.BLUE: msg("indicesion-blue-burned", ("R30", "B20")),
}
MORE_IN_SHORT: Final = {
    Colour.YELLOW: msg("indicesion-yellow-self-short"),
    Colour.BLUE: msg("indicesion-blue-burned-short"),
}
"""The powers of yellow and blue if options extend them."""


def power_of(s: State, colour: Colour) -> Msg:
    """Return the power of a colour's dice in this match."""
    return power(colour, has_more(s, colour))


def in_short(s: State, colour: Colour) -> Msg:
    """Return the power of a colour in this match, in at most five words."""
    return (MORE_IN_SHORT if has_more(s, colour) else IN_SHORT)[colour]


def has_more(s: State, colour: Colour) -> bool:
    """Return whether an option gives the colour more power (B3, B20)."""
    match colour:
        case Colour.YELLOW:
            return bool(s.options.yellow_self)
        case Colour.BLUE:
            return bool(s.options.respawn_burned)
    return False


def power(colour: Colour, more: bool) -> Msg:
    """Return the power of a colour, extended by an option if ``more``."""
    return (MORE_POWER if more else POWERS)[colour]
