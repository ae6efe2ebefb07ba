"""The words of DICE WAR as seen from the other end of the board, for its features (`advice.features`)."""

from __future__ import annotations

from typing import Final

from warbones.games.keep.notation.tokens import NAMES, SIDES, ZONES

ROWS: Final = 7
"""The rows of the boards with `lanes7` in their names, and of `brick7`."""

SWAPPED: Final = str.maketrans("ABLR", "BARL")


def mirrored(word: str) -> str:
    """Return the word as seen from the other end of a board of seven rows: A1 is B1, L2 is R6, left is right."""
    if word in SIDES:
        return SIDES[1 - SIDES.index(word)]
    if word in NAMES:
        return word.translate(SWAPPED)
    if word in ZONES and int(word[1]) <= ROWS:
        return f"{word[0].translate(SWAPPED)}{1 + ROWS - int(word[1])}"
    return word
