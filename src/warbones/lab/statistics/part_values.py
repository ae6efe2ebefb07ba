"""Values of a game's parts, from games with and without them, for two strengths of bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

import msgspec
import numpy as np
from scipy.linalg import null_space

from warbones.core.play.study_settings import PartGroup
from warbones.lab.runs.compiled_simulator import PlayedGames
from warbones.lab.runs.matchups import AND
from warbones.lab.statistics.intervals import Estimate, mean, points, rare, simultaneous_confidence

LEAST: Final = 40
"""Games needed for the value of a part."""


class PartEstimates(msgspec.Struct, frozen=True):
    """A part's value for one strength of bot, in shares of a win.

    ``held``: the gain from one more of it when parts are drawn at random (least squares on holdings, errors by White
    1980), relative to the group's mean unless its parts have costs. ``without``: the loss from never choosing it
    (restricted play, Jaffe et al. 2012). ``shapley``: its share of the group's gain (Shapley 1953). The intervals are
    wide enough to hold jointly for the whole group.
    """

    bot: str
    held: Estimate | None
    without: Estimate | None
    shapley: Estimate | None = None


class PartValue(msgspec.Struct, frozen=True):
    """A part: how often a seat uses it in a game, how often it is chosen, and its value.

    ``doubtful``: the weaker and the stronger bot disagree on its value, so the bots rather than the rules may be the
    reason.
    """

    part: str
    cost: float | None
    used: Estimate
    picked: Estimate | None
    measured: tuple[PartEstimates, ...]
    doubtful: bool

    @property
    def best(self) -> Estimate | None:
        """The narrowest estimate of its value: from random parts, or else from games without it."""
        return self._narrowest[1]

    @property
    def bot(self) -> str:
        """The bot with the narrowest estimate."""
        return self._narrowest[0]

    @property
    def _narrowest(self) -> tuple[str, Estimate | None]:
        found = [(each.bot, estimate) for each in self.measured if (estimate := each.held or each.without)]
        return min(found, key=lambda each: each[1].half_width) if found else ("", None)


class PairScore(msgspec.Struct, frozen=True):
    """The score of ``part`` against ``other`` when each seat has one part of a group, for each strength of bot."""

    part: str
    other: str
    scores: tuple[Estimate | None, ...]

    @property
    def best(self) -> int:
        """The index of the bot with the narrowest estimate."""
        return min(
            range(len(self.scores)), key=lambda at: score.half_width if (score := self.scores[at]) else float("inf")
        )

    @property
    def score(self) -> Estimate:
        """The score with the narrowest interval."""
        found = self.scores[self.best]
        assert found
        return found


class GroupValues(msgspec.Struct, frozen=True):
    """The values of a group's parts."""

    group: str
    parts: tuple[PartValue, ...]
    against: tuple[PairScore, ...]


@dataclass(frozen=True)
class StrengthGames:
    """Games of one strength of bot: between equals, with random parts, and without each part."""

    bot: str
    even: PlayedGames | None
    drawn: PlayedGames | None
    without: Mapping[str, PlayedGames]


def group_values(group: PartGroup, places: Sequence[int], strengths: Sequence[StrengthGames]) -> GroupValues:
    """Return the values of a group's parts; ``places`` are their numbers among all parts."""
    level = simultaneous_confidence(len(places))
    held = [drawn_value(each.drawn, places, level, centred=not group.costs) for each in strengths]
    shared = [shapley(group, each, level) for each in strengths]
    plays = [each.even for each in strengths if each.even is not None]
    found = []
    for at, (part, place) in enumerate(zip(group.parts, places, strict=True)):
        measured = tuple(
            PartEstimates(each.bot, value[at], loss_without(each.even, each.without.get(part), level), own[at])
            for each, value, own in zip(strengths, held, shared, strict=True)
        )
        cost = group.costs[at] if group.costs else None
        found.append(PartValue(part, cost, used(plays, place), picked(plays, place), measured, doubtful(measured)))
    return GroupValues(group.title, tuple(found), against(group, places, [each.even for each in strengths]))


def drawn_value(
    played: PlayedGames | None, places: Sequence[int], level: float, *, centred: bool
) -> list[Estimate | None]:
    """Return the gain in share of points from one more of each part, when parts are drawn at random.

    If ``centred``, it is relative to the mean of all parts; so it is if both seats always hold equally many.
    """
    import statsmodels.api as sm  # noqa: PLC0415  # takes longer to load than everything else here

    if played is None or len(played) < LEAST * len(places):
        return [None] * len(places)
    more = (played.used[:, 0] - played.used[:, 1])[:, list(places)].astype(float)
    moving = more.std(axis=0) > 0
    kinds, total = int(moving.sum()), more.sum(axis=1)
    if kinds < 2:
        return [None] * len(places)
    aside = null_space(np.ones((1, kinds)))  # values relative to their mean; the mean has a separate column
    mean_too = bool(total.std() > 0)
    design = np.column_stack([np.ones(len(more)), more[:, moving] @ aside, *([total] if mean_too else [])])
    back = np.column_stack([np.zeros(kinds), aside, *([np.zeros(kinds) if centred else np.ones(kinds)] * mean_too)])
    limits = sm.OLS(played.payoff / 2, design).fit(cov_type="HC1").t_test(back).conf_int(1 - level)
    found: list[Estimate | None] = [None] * len(places)
    for at, (low, high) in zip(np.flatnonzero(moving).tolist(), limits.tolist(), strict=True):
        if np.isfinite(high - low):
            found[at] = Estimate((low + high) / 2, low, high, len(played))
    return found


def loss_without(even: PlayedGames | None, barred: PlayedGames | None, level: float) -> Estimate | None:
    """Return the loss from never using a part, by pairs of games that begin with the same dice."""
    lost = losses(even, barred)
    if len(lost) < LEAST:
        return None
    found = mean(np.array([*lost.values()]), level)
    room = (
        1 - rare(found.n, found.n).low if found.half_width == 0 and found.value else 0.0
    )  # equal results in a finite sample
    return Estimate(found.value, found.low - room, found.high + room, 2 * found.n)


def losses(even: PlayedGames | None, barred: PlayedGames | None) -> dict[int, float]:
    """Return the loss without a part by game number, with both seats averaged."""
    if even is None or barred is None:
        return {}
    usual = dict(zip(even.number.tolist(), even.payoff.tolist(), strict=True))
    lost: dict[int, list[float]] = {}
    rows = zip(barred.number.tolist(), barred.side.tolist(), barred.first.tolist(), strict=True)
    for number, side, result in rows:
        if number in usual:
            lost.setdefault(number, []).append(((1 if side == 0 else -1) * usual[number] - result) / 2)
    return {number: sum(each) / len(each) for number, each in lost.items()}


def shapley(group: PartGroup, played: StrengthGames, level: float) -> list[Estimate | None]:
    """Return each part's share of the group's gain: its mean gain over all orders of adding the parts."""
    kinds = len(group.parts)
    if not group.shared:
        return [None] * kinds
    lost = {each: losses(played.even, played.without.get(AND.join(each))) for each in group.coalitions()}
    numbers = sorted(set.intersection(*(set(each) for each in lost.values())))
    if len(numbers) < LEAST:
        return [None] * kinds
    without = {each: np.array([found[number] for number in numbers]) for each, found in lost.items()}
    without[()] = np.zeros(len(numbers))
    found = []
    for part in group.parts:
        added = np.zeros(len(numbers))
        for missing, loss in without.items():
            if part in missing:
                others = tuple(each for each in missing if each != part)
                added += (loss - without[others]) / (kinds * comb(kinds - 1, len(others)))
        found.append(mean(added, level))
    return list(found)


def doubtful(measured: Sequence[PartEstimates]) -> bool:
    """Return whether two strengths of bot disagree about a part beyond chance."""
    for name in ("held", "without"):
        found = [getattr(each, name) for each in measured if getattr(each, name)]
        if len(found) == 2 and (found[0].low > found[1].high or found[1].low > found[0].high):
            return True
    return False


def used(plays: Sequence[PlayedGames], place: int) -> Estimate:
    """Return the share of games in which a seat uses the part at least once."""
    seats = np.concatenate([each.used[:, :, place].ravel() for each in plays]) if plays else np.array([])
    return rare(int((seats > 0).sum()), len(seats))


def picked(plays: Sequence[PlayedGames], place: int) -> Estimate | None:
    """Return the part's share of the strongest bot's choices between it and something else."""
    for played in reversed(plays):
        offered, chosen = (int(each[:, :, place].sum()) for each in (played.offered, played.chosen))
        if offered:
            return rare(min(chosen, offered), offered)
    return None


def against(group: PartGroup, places: Sequence[int], plays: Sequence[PlayedGames | None]) -> tuple[PairScore, ...]:
    """Return each part's score against each other, if both seats always hold exactly one of the group."""
    known = [each for each in plays if each is not None]
    if not known or any((each.used[:, :, list(places)].sum(axis=2) != 1).any() for each in known):
        return ()
    found = []
    for a, part in enumerate(group.parts):
        for b, other in enumerate(group.parts):
            scores = tuple(None if played is None else meeting(played, places, a, b) for played in plays)
            if a != b and any(scores):
                found.append(PairScore(part, other, scores))
    return tuple(found)


def meeting(played: PlayedGames, places: Sequence[int], a: int, b: int) -> Estimate | None:
    """Return the score of part ``a`` of a group against part ``b``; None if they never met."""
    mine, yours = played.used[:, :, list(places)].argmax(axis=2).T
    both = np.concatenate([played.payoff[(mine == a) & (yours == b)], -played.payoff[(mine == b) & (yours == a)]])
    return points(both) if len(both) else None
