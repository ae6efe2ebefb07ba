"""The maximum length of a match of Dice Wars."""

from __future__ import annotations

from typing import Final

from warbones.core.notation.longest import Longest
from warbones.games.army.rules.dice import BONUS_DICE, DICE, TROOPS
from warbones.games.army.rules.gain import FOURSOME
from warbones.games.army.rules.options import MatchLength, Options
from warbones.games.army.rules.state import ROUNDS

SECRET_WORDS: Final = 31
"""Tokens of a seat behind the divider: twice a verb, ten troops and "done", with one bonus die in between.

Reviving takes one more, for a seat with five Healers that has lost every bonus die that can die.
"""

TAKEN: Final = TROOPS // FOURSOME
"""The maximum number of bonus dice that a seat can earn in a turn: ten troops can show two sets of four (B4)."""

TURN_WORDS: Final = 2 * SECRET_WORDS + DICE + 2 * (1 + TAKEN + 1)
"""Tokens of a turn: the secret ones, each die healed at most once, and the dice taken between a verb and "done"."""

TURN_DICE: Final = 2 * 3 * TROOPS + BONUS_DICE + 2
"""Dice of a turn: three rolls of all troops (R18), every bonus die, and one of them again on each side (R15)."""


def longest(options: Options) -> Longest:
    """Return the most tokens and dice of a match, in all the rounds and turns that its options allow (B1, B32)."""
    rounds = options.most_rounds if options.match_length == MatchLength.UNTIL_TWO_WINS else ROUNDS
    turns = rounds * options.most_turns
    return Longest(turns * TURN_WORDS, turns * TURN_DICE)
