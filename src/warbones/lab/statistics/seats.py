"""Whether a seat, or going first, is an advantage; and draws."""

from __future__ import annotations

import msgspec
import numpy as np

from warbones.lab.runs.compiled_simulator import Played
from warbones.lab.statistics.intervals import Estimate, mean, points, rare
from warbones.lab.statistics.variance_reduction import helped, saving, without_luck


class Side(msgspec.Struct, frozen=True):
    """What a side scores between equal bots: wins and half of the draws.

    ``plain`` is counted; ``less_luck`` is the same without what dice did, one game being worth ``saving`` plain ones.
    """

    name: str
    plain: Estimate
    less_luck: Estimate
    saving: float

    @property
    def best(self) -> Estimate:
        """The figure with the narrower interval."""
        return self.less_luck if self.less_luck.wide < self.plain.wide else self.plain


class Seats(msgspec.Struct, frozen=True):
    """Seats between equals; ``opening`` is who goes first, where somebody does and it is not always the same seat."""

    bot: str
    seat: Side
    opening: Side | None
    draws: Estimate


def seats(played: Played, bot: str, name: str) -> Seats:
    """Return what games between equal bots say of their seats; ``name`` is the first seat's."""
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
    """Return what results (1, 0, -1) come to as a share of the points."""
    left, counted = without_luck(results, luck), points(results)
    if not helped(results, left):
        return Side(name, counted, counted, 1.0)
    return Side(name, counted, mean((left + 1) / 2), saving(results.astype(float), left))
