"""One seat's features and words as the other's: so that a network learns from both seats as if all sat at one end.

Features of some games are told as if the seat that looks sat at the bottom of the board, and words are what the table
calls things. Which change their names is in the game's notation (`Notation.across`); where none do, nothing is turned.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from warbones.core.play.game import Game
from warbones.encoding.observations import FEATURES, layout, observed_record
from warbones.encoding.tokens import DONE, token_ids

CONTEXT_ORDER: Final = 1, 0, 3, 2, 4
"""What stands between the features and the words said: which of two seats looks, which owe a decision, and a die."""


class Mirror(NamedTuple):
    """What the second seat sees and says, as the first would: turned twice, all is as it was.

    ``looks`` is the column of an observation that is 1 where the second seat looks. ``columns`` says which column of it
    stands in each place, and ``words`` which number is said for each.
    """

    looks: int
    columns: tuple[int, ...]
    words: tuple[int, ...]


def mirror_of(game: Game) -> Mirror:
    """Return how a seat's features and words are turned. Raises `WarbonesError` for a game without features."""
    known, first = token_ids(game), layout(observed_record(game, FEATURES)).width
    words = (DONE, *(known[game.notation.across(word)] for word in game.notation.words))
    said = first + len(CONTEXT_ORDER)
    seats = CONTEXT_ORDER if any(word != place for place, word in enumerate(words)) else sorted(CONTEXT_ORDER)
    columns = *range(first), *(first + seat for seat in seats), *(said + word - 1 for word in words[1:])
    return Mirror(first + 1, columns, words)
