"""One seat's features and tokens as the other's, so that a network learns from both seats as from one.

The features of some games turn the board towards the seat that is looking, while words name things absolutely. The
game's notation says which words change places (`Notation.across`); where none do, nothing is mirrored.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from warbones.core.play.game import Game
from warbones.encoding.observations import FEATURES, layout, observed_record
from warbones.encoding.tokens import DONE, token_ids

CONTEXT_ORDER: Final = 1, 0, 3, 2, 4
"""The order of the columns between the features and the partial action, once mirrored: which of two seats is looking,
which owe a decision, and the pending die.
"""


class Mirror(NamedTuple):
    """The second seat's view and tokens as the first seat's. Mirroring twice changes nothing.

    ``looks`` is the observation column that is 1 when the second seat is looking. ``columns`` gives the source column
    of each column, and ``words`` the counterpart of each token.
    """

    looks: int
    columns: tuple[int, ...]
    words: tuple[int, ...]


def mirror_of(game: Game) -> Mirror:
    """Return the mirror of a game's features and tokens. Raises `WarbonesError` for a game without features."""
    known, first = token_ids(game), layout(observed_record(game, FEATURES)).width
    words = (DONE, *(known[game.notation.across(word)] for word in game.notation.words))
    partial_at = first + len(CONTEXT_ORDER)
    seats = CONTEXT_ORDER if any(word != place for place, word in enumerate(words)) else sorted(CONTEXT_ORDER)
    columns = *range(first), *(first + seat for seat in seats), *(partial_at + word - 1 for word in words[1:])
    return Mirror(first + 1, columns, words)
