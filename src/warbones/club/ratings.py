"""How strong somebody is believed to be at a game: a guess ``mu``, and how unsure it is, ``sigma``.

People read `shown`, a number as they know it from chess.
"""

from __future__ import annotations

from typing import Final

import msgspec

MU: Final = 25.0
SIGMA: Final = MU / 3
"""What is believed of somebody who has played nothing."""

SETTLED: Final = 6.0
"""So unsure is a guess at most that is listed in order: from 8.3 it takes a dozen matches with one's equals."""

MIDDLE: Final = 1500
STEP: Final = 30
"""What a beginner's guess is shown as, and how much one point of the model's is."""


class Rating(msgspec.Struct, frozen=True):
    """A guess, how unsure it is, and how many matches it comes from."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


def shown(rating: Rating) -> int:
    """Return the number that people read."""
    return max(0, round(MIDDLE + STEP * (rating.mu - MU)))


def is_settled(rating: Rating) -> bool:
    """Return whether the guess is sure enough to be compared with others'."""
    return rating.sigma <= SETTLED
