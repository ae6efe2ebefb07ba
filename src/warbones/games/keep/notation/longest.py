"""How long a game of DICE WAR can be."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.longest import Longest
from warbones.games.keep.rules.state import EACH, PAWNS, Options

ROUND_WORDS: Final = PAWNS * (1 + 3 + 1) + 2 * (1 + EACH + 1)
"""Words of a round: a pawn is placed, told with a verb where to move, and removed once at most; then each seat takes
pawns off, after a verb and before "done"."""


def longest(options: Options) -> Longest:
    """Return the most words and dice of a game: in a round each pawn is rolled once at most (R6)."""
    return Longest(options.round_limit * ROUND_WORDS, options.round_limit * PAWNS)
