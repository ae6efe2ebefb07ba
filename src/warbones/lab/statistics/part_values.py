"""What each part is worth: with it and without, at two strengths of bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

import msgspec
import numpy as np
import statsmodels.api as sm
from scipy.linalg import null_space

from warbones.core.play.studied import Group
from warbones.lab.runs.compiled_simulator import Played
from warbones.lab.runs.matchups import AND
from warbones.lab.statistics.intervals import Estimate, mean, points, rare, together

LEAST: Final = 40
"""Games that it takes to say what a part is worth."""


class Measured(msgspec.Struct, frozen=True):
    """A part's worth by one strength of bot, in shares of a win.

    ``held``: what one more of it adds, parts being drawn by lot (least squares on holdings, errors by White 1980),
    against the mean of the group unless its parts have costs. ``without``: what it costs never to choose
    it (restricted play, Jaffe et al. 2012). ``shapley``: its part of what the group adds (Shapley 1953). Each interval
    is wide enough for all of the group's to hold at once.
    """

    bot: str
    held: Estimate | None
    without: Estimate | None
    shapley: Estimate | None = None


class Worth(msgspec.Struct, frozen=True):
    """A part: how often a seat uses it in a game, how often a choice falls on it, what it is worth.

    ``doubtful``: by the weaker and by the stronger bot its worth differs, so that bots and not rules may be the reason.
    """

    part: str
    cost: float | None
    used: Estimate
    picked: Estimate | None
    measured: tuple[Measured, ...]
    doubtful: bool

    @property
    def best(self) -> Estimate | None:
        """What it is worth by the bot that tells it most narrowly: drawn by lot, or else without it."""
        return self._narrowest[1]

    @property
    def bot(self) -> str:
        """The bot that tells it most narrowly."""
        return self._narrowest[0]

    @property
    def _narrowest(self) -> tuple[str, Estimate | None]:
        found = [(each.bot, told) for each in self.measured if (told := each.held or each.without)]
        return min(found, key=lambda each: each[1].wide) if found else ("", None)


class Against(msgspec.Struct, frozen=True):
    """Where each seat has one part of a group: what ``part`` scores against ``other``, by each strength of bot."""

    part: str
    other: str
    scores: tuple[Estimate | None, ...]

    @property
    def best(self) -> int:
        """The number of the bot that tells it most narrowly."""
        return min(range(len(self.scores)), key=lambda at: score.wide if (score := self.scores[at]) else float("inf"))

    @property
    def score(self) -> Estimate:
        """What that bot scores."""
        found = self.scores[self.best]
        assert found
        return found


class Worths(msgspec.Struct, frozen=True):
    """The parts of a group."""

    group: str
    parts: tuple[Worth, ...]
    against: tuple[Against, ...]


@dataclass(frozen=True)
class Strength:
    """What a strength of bot played: evenly, with parts by lot, and without each part."""

    bot: str
    even: Played | None
    drawn: Played | None
    without: Mapping[str, Played]


def worths(group: Group, places: Sequence[int], strengths: Sequence[Strength]) -> Worths:
    """Return what a group's parts are worth; ``places``: their numbers among all parts."""
    level = together(len(places))
    held = [drawn_worth(each.drawn, places, level, centred=not group.costs) for each in strengths]
    shared = [shapley(group, each, level) for each in strengths]
    plays = [each.even for each in strengths if each.even is not None]
    found = []
    for at, (part, place) in enumerate(zip(group.parts, places, strict=True)):
        measured = tuple(
            Measured(each.bot, worth[at], loss_without(each.even, each.without.get(part), level), own[at])
            for each, worth, own in zip(strengths, held, shared, strict=True)
        )
        cost = group.costs[at] if group.costs else None
        found.append(Worth(part, cost, used(plays, place), picked(plays, place), measured, doubtful(measured)))
    return Worths(group.title, tuple(found), against(group, places, [each.even for each in strengths]))


def drawn_worth(played: Played | None, places: Sequence[int], level: float, *, centred: bool) -> list[Estimate | None]:
    """Return what one more of each part adds to the share of points, where lots decide who has which.

    ``centred``: against the mean of them all; so it is as well where seats always have as many in all.
    """
    if played is None or len(played) < LEAST * len(places):
        return [None] * len(places)
    more = (played.used[:, 0] - played.used[:, 1])[:, list(places)].astype(float)
    moving = more.std(axis=0) > 0
    kinds, total = int(moving.sum()), more.sum(axis=1)
    if kinds < 2:
        return [None] * len(places)
    aside = null_space(np.ones((1, kinds)))  # what parts are worth against their mean, and apart from it the mean
    mean_too = bool(total.std() > 0)
    design = np.column_stack([np.ones(len(more)), more[:, moving] @ aside, *([total] if mean_too else [])])
    back = np.column_stack([np.zeros(kinds), aside, *([np.zeros(kinds) if centred else np.ones(kinds)] * mean_too)])
    limits = sm.OLS(played.payoff / 2, design).fit(cov_type="HC1").t_test(back).conf_int(1 - level)
    found: list[Estimate | None] = [None] * len(places)
    for at, (low, high) in zip(np.flatnonzero(moving).tolist(), limits.tolist(), strict=True):
        if np.isfinite(high - low):
            found[at] = Estimate((low + high) / 2, low, high, len(played))
    return found


def loss_without(even: Played | None, barred: Played | None, level: float) -> Estimate | None:
    """Return what it costs never to use a part: the same numbers with and without, on the same dice at first."""
    lost = losses(even, barred)
    if len(lost) < LEAST:
        return None
    found = mean(np.array([*lost.values()]), level)
    room = 1 - rare(found.n, found.n).low if found.wide == 0 and found.value else 0.0  # all alike: some would not be
    return Estimate(found.value, found.low - room, found.high + room, 2 * found.n)


def losses(even: Played | None, barred: Played | None) -> dict[int, float]:
    """Return by number what doing without costs there, both seats together."""
    if even is None or barred is None:
        return {}
    usual = dict(zip(even.number.tolist(), even.payoff.tolist(), strict=True))
    lost: dict[int, list[float]] = {}
    rows = zip(barred.number.tolist(), barred.side.tolist(), barred.first.tolist(), strict=True)
    for number, side, result in rows:
        if number in usual:
            lost.setdefault(number, []).append(((1 if side == 0 else -1) * usual[number] - result) / 2)
    return {number: sum(each) / len(each) for number, each in lost.items()}


def shapley(group: Group, played: Strength, level: float) -> list[Estimate | None]:
    """Return each part's own share of what a group adds: the mean over the orders in which its parts could be added."""
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


def doubtful(measured: Sequence[Measured]) -> bool:
    """Return whether two strengths of bot disagree about a part by more than chance."""
    for name in ("held", "without"):
        found = [getattr(each, name) for each in measured if getattr(each, name)]
        if len(found) == 2 and (found[0].low > found[1].high or found[1].low > found[0].high):
            return True
    return False


def used(plays: Sequence[Played], place: int) -> Estimate:
    """Return in what share of games a seat uses the part at least once."""
    seats = np.concatenate([each.used[:, :, place].ravel() for each in plays]) if plays else np.array([])
    return rare(int((seats > 0).sum()), len(seats))


def picked(plays: Sequence[Played], place: int) -> Estimate | None:
    """Return how often the part is chosen by the strongest bot that played, where it and something else could be."""
    for played in reversed(plays):
        offered, chosen = (int(each[:, :, place].sum()) for each in (played.offered, played.chosen))
        if offered:
            return rare(min(chosen, offered), offered)
    return None


def against(group: Group, places: Sequence[int], plays: Sequence[Played | None]) -> tuple[Against, ...]:
    """Return each part against each other, where both seats always have exactly one of the group."""
    known = [each for each in plays if each is not None]
    if not known or any((each.used[:, :, list(places)].sum(axis=2) != 1).any() for each in known):
        return ()
    found = []
    for a, part in enumerate(group.parts):
        for b, other in enumerate(group.parts):
            scores = tuple(None if played is None else meeting(played, places, a, b) for played in plays)
            if a != b and any(scores):
                found.append(Against(part, other, scores))
    return tuple(found)


def meeting(played: Played, places: Sequence[int], a: int, b: int) -> Estimate | None:
    """Return what whoever has part ``a`` of a group scores against who has ``b``; None where they never met."""
    mine, yours = played.used[:, :, list(places)].argmax(axis=2).T
    both = np.concatenate([played.payoff[(mine == a) & (yours == b)], -played.payoff[(mine == b) & (yours == a)]])
    return points(both) if len(both) else None
