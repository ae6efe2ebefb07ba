"""A player's estimated strength at a game: mean ``mu`` and standard deviation ``sigma``.

People see `shown`, a number like those of chess.
"""

from __future__ import annotations

from typing import Final

import msgspec

MU: Final = 25.0
SIGMA: Final = MU / 3
"""The rating of a player without rated matches."""

SETTLED: Final = 6.0
"""The highest ``sigma`` of a ranked rating. It takes a dozen matches against equals to get there from 8.3."""

MIDDLE: Final = 1500
STEP: Final = 30
"""The shown rating of a new player, and the shown points for one point of the model."""


class Rating(msgspec.Struct, frozen=True):
    """An estimate, its uncertainty, and the number of matches behind it."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


def shown(rating: Rating) -> int:
    """Return the displayed rating."""
    return max(0, round(MIDDLE + STEP * (rating.mu - MU)))


def is_settled(rating: Rating) -> bool:
    """Return whether the estimate is certain enough to be ranked."""
    return rating.sigma <= SETTLED
