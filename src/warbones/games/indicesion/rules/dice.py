"""The dice: their colours, names and owners."""

from __future__ import annotations

from typing import Final

from warbones.games.indicesion.rules.state import DICE, EACH, NONE, Colour, Mode, Place, State

NAMES: Final = tuple(f"{Colour(die // EACH).name.lower()}{die % EACH + 1}" for die in range(DICE))
"""Each die's name, such as ``red2``."""

BOARDS: Final = ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta")
"""The boards, named after their seats."""

COLOURS: Final = tuple(colour.name.lower() for colour in Colour)

_COLOUR: Final = tuple(Colour(die // EACH) for die in range(DICE))


def colour_of(die: int) -> Colour:
    """Return the die's colour."""
    return _COLOUR[die]


def power(s: State, die: int, colour: Colour) -> bool:
    """Return whether the die has the power of ``colour``; in Classic none has (D14)."""
    return s.options.mode == Mode.DRAFTING and colour_of(die) == colour


def dice_at(s: State, place: Place) -> list[int]:
    """Return the dice in a place."""
    return [die for die, at in enumerate(s.place) if at == place]


def owned(s: State, seat: int) -> list[int]:
    """Return the seat's dice, wherever they are."""
    return [die for die, owner in enumerate(s.owner) if owner == seat]


def hand(s: State, seat: int) -> list[int]:
    """Return the seat's unused dice."""
    return [die for die in owned(s, seat) if s.place[die] == Place.HAND]


def unused(s: State, seat: int, colour: Colour) -> int:
    """Return the lowest unused die of ``colour`` that ``seat`` holds, or -1.

    A die that was taken back to be thrown again is not unused (R32).
    """
    return next((die for die in hand(s, seat) if colour_of(die) == colour and die != s.thrown), NONE)


def listed(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask_of(numbers: list[int]) -> int:
    """Return a mask of numbers: the reverse of `listed`."""
    return sum(1 << number for number in set(numbers))
