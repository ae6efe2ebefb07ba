"""How strong somebody is believed to be at a game, by OpenSkill's Plackett-Luce model (Weng and Lin 2011).

A rating is a guess ``mu`` and how unsure it is, ``sigma``. People read `shown`, a number as they know it from chess.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()

SETTLED: Final = 6.0
"""So unsure is a guess at most that is listed in order: from 8.3 it takes a dozen matches with one's equals."""

MIDDLE: Final = 1500
STEP: Final = 30
"""What a beginner's guess is shown as, and how much one point of the model's is."""


class Rating(msgspec.Struct, frozen=True):
    """A guess, how unsure it is, and how many matches it comes from."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


def after(ratings: Sequence[Rating], scores: Sequence[int], fixed: Collection[int] = ()) -> list[Rating]:
    """Return each seat's rating after a match: the higher score wins, equal ones are a draw.

    Those at the seats in ``fixed`` are known, as bots are: theirs stay.
    """
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    rated = MODEL.rate(teams, ranks=[float(-score) for score in scores])
    return [
        before if seat in fixed else Rating(now.mu, now.sigma, before.games + 1)
        for seat, (before, [now]) in enumerate(zip(ratings, rated, strict=True))
    ]


def shown(rating: Rating) -> int:
    """Return the number that people read."""
    return max(0, round(MIDDLE + STEP * (rating.mu - MODEL.mu)))


def is_settled(rating: Rating) -> bool:
    """Return whether the guess is sure enough to be compared with others'."""
    return rating.sigma <= SETTLED
