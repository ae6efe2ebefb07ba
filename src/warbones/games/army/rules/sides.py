"""The faces of the dice in a match, which may have data of its own."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import rule
from warbones.games.army.rules.dice import FACES, TROOP_FACES, Kind
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.options import Options

MOST: Final = 31
"""The highest number of a face. The mask lets the compiler use unsigned numbers."""


@rule
def face_of(options: Options, kind: int, side: int) -> int:
    """Return the face on a die's side, 0 to 5, in a match with these options, which may have data of its own."""
    return options.rule_data[FACES * (kind - 1) + side] & MOST if kind != Kind.TROOP else TROOP_FACES[side] + 0


def faces_of(options: Options, kind: int) -> tuple[Face, ...]:
    """Return the six faces of a kind of die."""
    return tuple(Face(face_of(options, kind, side)) for side in range(FACES))
