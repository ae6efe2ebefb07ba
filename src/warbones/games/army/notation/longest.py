"""How long a match of Dice Wars can be."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.longest import Longest
from warbones.games.army.rules.dice import BONUS_DICE, DICE, TROOPS
from warbones.games.army.rules.gain import FOURSOME
from warbones.games.army.rules.options import MatchLength, Options
from warbones.games.army.rules.state import ROUNDS

SECRET_WORDS: Final = 31
"""Words of a seat behind the divider: both times ten troops after a verb, with "done", and one bonus die between.

One more revives what it can for a seat that has lost every bonus die that can die, with five Healers at work.
"""

TAKEN: Final = TROOPS // FOURSOME
"""Bonus dice that a seat earns in a turn at most: ten troops show two foursomes (B4)."""

TURN_WORDS: Final = 2 * SECRET_WORDS + DICE + 2 * (1 + TAKEN + 1)
"""Words of a turn: each die is healed once at most, and the dice taken come after a verb and before "done"."""

TURN_DICE: Final = 2 * 3 * TROOPS + BONUS_DICE + 2
"""Dice of a turn: three rolls of all troops (R18), every bonus die, and one of them again on each side (R15)."""


def longest(options: Options) -> Longest:
    """Return the most words and dice of a match: as many rounds and turns as its options allow (B1, B32)."""
    rounds = options.most_rounds if options.match_length == MatchLength.UNTIL_TWO_WINS else ROUNDS
    turns = rounds * options.most_turns
    return Longest(turns * TURN_WORDS, turns * TURN_DICE)
