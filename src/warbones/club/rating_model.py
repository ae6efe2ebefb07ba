"""Ratings from results, with OpenSkill's Plackett-Luce model (Weng and Lin 2011)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from openskill.models import PlackettLuce

from warbones.club.ratings import MU, SIGMA, Rating

MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA)


def after(ratings: Sequence[Rating], scores: Sequence[int], fixed: Collection[int] = ()) -> list[Rating]:
    """Return each seat's rating after a match: the higher score wins, equal scores are a draw.

    The ratings of the seats in ``fixed``, such as bots, do not change.
    """
    teams = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    rated = MODEL.rate(teams, ranks=[float(-score) for score in scores])
    return [
        before if seat in fixed else Rating(now.mu, now.sigma, before.games + 1)
        for seat, (before, [now]) in enumerate(zip(ratings, rated, strict=True))
    ]
