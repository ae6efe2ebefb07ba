"""The greatest length of a game of DiceWing."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.longest import REPEATS, Longest
from warbones.games.dicewing.rules.state import DICE, STAGE_ONE_ATTACKS, Bonus, Options

STAGES: Final = 2
"""Each stage rolls all dice (R6, R38), drafts at most all of them and has at most `STAGE_ONE_ATTACKS` attacks (R41)."""

ATTACK: Final = 2 * (2 + len(Bonus) + 1) + 1
"""Tokens of an attack: each seat launches two dice, calls a die for each bonus and aims once; the victor captures."""


def longest(options: Options) -> Longest:
    """Return the most tokens and dice of a game; each tie for first player adds two dice."""
    return Longest(STAGES * (DICE + STAGE_ONE_ATTACKS * ATTACK), STAGES * (DICE + 2 * REPEATS))
