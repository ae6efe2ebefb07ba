"""How long a game of DiceWing can be."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.longest import REPEATS, Longest
from warbones.games.dicewing.rules.state import DICE, STAGE_ONE_ATTACKS, Bonus, Options

STAGES: Final = 2
"""Both draft all dice at most, make `STAGE_ONE_ATTACKS` attacks at most (R41), and roll all dice first (R6, R38)."""

ATTACK: Final = 2 * (2 + len(Bonus) + 1) + 1
"""Words of an attack: each seat launches two dice, calls a die for each bonus and aims once; the victor captures."""


def longest(options: Options) -> Longest:
    """Return the most words and dice of a game; ties for the first draft are two dice each time."""
    return Longest(STAGES * (DICE + STAGE_ONE_ATTACKS * ATTACK), STAGES * (DICE + 2 * REPEATS))
