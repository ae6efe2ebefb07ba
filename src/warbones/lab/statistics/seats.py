"""Advantage of a seat and of going first; draws."""

from __future__ import annotations

import msgspec
import numpy as np

from warbones.lab.runs.compiled_simulator import PlayedGames
from warbones.lab.statistics.intervals import Estimate, mean, points, rare
from warbones.lab.statistics.variance_reduction import helped, saving, without_luck


class Side(msgspec.Struct, frozen=True):
    """The score of a side between equal bots: wins and half the draws.

    ``plain`` is counted; ``less_luck`` removes the luck of the dice, so that one game is worth ``saving`` plain ones.
    """

    name: str
    plain: Estimate
    less_luck: Estimate
    saving: float

    @property
    def best(self) -> Estimate:
        """The estimate with the narrower interval."""
        return self.less_luck if self.less_luck.half_width < self.plain.half_width else self.plain


class Seats(msgspec.Struct, frozen=True):
    """Seats between equals; ``opening`` is going first, if the first player varies."""

    bot: str
    seat: Side
    opening: Side | None
    draws: Estimate


def seats(played: PlayedGames, bot: str, name: str) -> Seats:
    """Return the figures on seats from games between equal bots; ``name`` is the first seat's."""
    opened = played.opener >= 0
    turned = opened.all() and 0 < played.opener.mean() < 1
    sign = np.where(played.opener == 0, 1, -1)
    return Seats(
        bot=bot,
        seat=side(name, played.payoff, played.luck),
        opening=side("going first", played.payoff * sign, played.luck * sign[:, None]) if turned else None,
        draws=rare(int((played.payoff == 0).sum()), len(played)),
    )


def side(name: str, results: np.ndarray, luck: np.ndarray) -> Side:
    """Return the score of results (1, 0, -1) as a share of the points."""
    left, counted = without_luck(results, luck), points(results)
    if not helped(results, left):
        return Side(name, counted, counted, 1.0)
    return Side(name, counted, mean((left + 1) / 2), saving(results.astype(float), left))
