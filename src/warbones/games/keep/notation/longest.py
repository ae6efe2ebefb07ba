"""The greatest length of a game of DICE WAR."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.longest import Longest
from warbones.games.keep.rules.state import EACH, PAWNS, Options

ROUND_WORDS: Final = PAWNS * (1 + 3 + 1) + 2 * (1 + EACH + 1)
"""Tokens of a round: a pawn is placed, moved with a verb and a goal, and removed once at most; then each seat takes
pawns off, after a verb and before "done"."""


def longest(options: Options) -> Longest:
    """Return the most tokens and dice of a game: in a round each pawn is rolled at most once (R6)."""
    return Longest(options.round_limit * ROUND_WORDS, options.round_limit * PAWNS)
