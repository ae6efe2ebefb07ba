"""Figures to tune, computed from sums over games, so that adding up chunks takes little memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from warbones.core.errors import quoted
from warbones.core.play.game import Game
from warbones.core.play.study_settings import PartGroup
from warbones.lab.runs.compiled_simulator import PlayedGames
from warbones.lab.runs.matchups import DRAWN, EVEN, LADDER
from warbones.lab.tuning.goals import BadGoals

Sums = Mapping[str, Sequence[float] | np.ndarray]
"""By figure: the number of games, the sum and the sum of squares; for values of parts, the sums that least squares
needs.
"""

PAIRS, WORTH, USE = "pairs of ", "worth of ", "use of "
LEAST: Final = 4
"""Games needed for a standard error."""


@dataclass(frozen=True)
class TargetFigure:
    """A goal's figures: the matchup that shows them, whether they are shares, and the sums they need.

    ``found`` returns each figure's value and standard error from the sums, or nothing if there are too few games.
    """

    name: str
    family: str
    share: bool
    low: float
    high: float
    sums: Callable[[PlayedGames], Sums]
    found: Callable[[Sums], Mapping[str, tuple[float, float]]]


def plain(
    name: str, family: str, values: Callable[[PlayedGames], np.ndarray], low: float, high: float, *, share: bool
) -> TargetFigure:
    """Return a figure that is the mean of one number per game."""
    return TargetFigure(name, family, share, low, high, lambda played: {name: moments(values(played))}, means)


def moments(values: np.ndarray) -> tuple[float, float, float]:
    """Return the count, sum and sum of squares of numbers."""
    known = values[~np.isnan(values)].astype(float)
    return float(len(known)), float(known.sum()), float((known**2).sum())


def means(sums: Sums) -> dict[str, tuple[float, float]]:
    """Return means with their standard errors."""
    found = {}
    for name, (n, total, squares) in sums.items():
        if n >= LEAST:
            middle = total / n
            spread = max(squares / n - middle**2, 0.25 / n)  # a few equal games do not mean zero variance
            found[name] = middle, float(np.sqrt(spread / (n - 1)))
    return found


def target_figure(game: Game, groups: Sequence[PartGroup], name: str, between: tuple[float, float]) -> TargetFigure:
    """Return a goal's figure. Raises `BadGoals`."""
    low, high = between
    known = {
        "seat": (EVEN, points, True),
        "first player": (EVEN, opening, True),
        "draws": (EVEN, lambda played: (played.payoff == 0).astype(float), True),
        "decisions": (EVEN, lambda played: played.decisions.astype(float), False),
        "rounds": (EVEN, lambda played: played.ticks.astype(float), False),
        "stronger bot": (LADDER, lambda played: (1 - played.first) / 2, True),
    }  # fmt: skip
    if name in known:
        family, values, share = known[name]
        if name == "first player" and not game.study.opener:
            raise BadGoals(f"Nobody goes first in {game.title}.")
        scale = 100 if share else 1
        return plain(name, family, values, low / scale, high / scale, share=share)
    for prefix, make in ((PAIRS, pairs), (WORTH, worth)):
        if name.startswith(prefix):
            group = _group(groups, name.removeprefix(prefix))
            if prefix == WORTH and not game.study.drawn:
                raise BadGoals(f"Studies of {game.title} draw no parts at random: use pairs of or use of instead.")
            return make(name, group, _places(groups, group), low / 100, high / 100)
    parts = [part for group in groups for part in group.parts]
    part = next((at for at, each in enumerate(parts) if name.casefold() == (USE + each).casefold()), None)
    if part is None:
        titles = ", ".join(group.title for group in groups)
        raise BadGoals(
            f"There is no figure {quoted(name)}; choose from {', '.join(known)}, {PAIRS}or {WORTH}a group "
            f"({titles or 'there are none'}), and {USE}a part."
        )
    return plain(
        name, EVEN, lambda played: (played.used[:, :, part] > 0).mean(axis=1), low / 100, high / 100, share=True
    )


def points(played: PlayedGames) -> np.ndarray:
    """Return seat 0's points in each game."""
    return (played.payoff + 1) / 2


def opening(played: PlayedGames) -> np.ndarray:
    """Return the first player's points; NaN if nobody goes first."""
    return np.where(played.opener < 0, np.nan, np.where(played.opener == 0, points(played), 1 - points(played)))


def _group(groups: Sequence[PartGroup], title: str) -> PartGroup:
    found = next((group for group in groups if group.title.casefold() == title.casefold()), None)
    if found is None:
        raise BadGoals(f"There is no group {quoted(title)}; choose from {', '.join(group.title for group in groups)}.")
    return found


def _places(groups: Sequence[PartGroup], group: PartGroup) -> list[int]:
    first = sum(len(each.parts) for each in groups[: groups.index(group)])
    return list(range(first, first + len(group.parts)))


def pairs(name: str, group: PartGroup, places: Sequence[int], low: float, high: float) -> TargetFigure:
    """Return each part's score against each other, when each seat has exactly one of the group."""
    numbers = [(a, b) for a in range(len(places)) for b in range(a + 1, len(places))]

    def sums(played: PlayedGames) -> Sums:
        has = played.used[:, :, list(places)] > 0
        if not (has.sum(axis=2) == 1).all():
            raise BadGoals(f"{group.title} cannot be compared in pairs: a seat has none or several of them.")
        mine, yours = has.argmax(axis=2).T
        found = {}
        for a, b in numbers:
            straight, turned = (mine == a) & (yours == b), (mine == b) & (yours == a)
            won = np.concatenate([points(played)[straight], 1 - points(played)[turned]])
            found[f"{group.parts[a]} against {group.parts[b]}"] = moments(won)
        return found

    return TargetFigure(name, EVEN, True, low, high, sums, means)


def worth(name: str, group: PartGroup, places: Sequence[int], low: float, high: float) -> TargetFigure:
    """Return the gain in share of points from one more of each part, relative to their mean, with random holdings.

    If parts have costs, and the seats do not always hold equally many, the gain is per point of cost.
    """
    kinds = len(places)
    against_mean = np.eye(kinds) - 1 / kinds

    def sums(played: PlayedGames) -> Sums:
        more = (played.used[:, 0] - played.used[:, 1])[:, list(places)].astype(float)
        half = played.payoff / 2
        return {group.title: [float(len(more)), *(more.T @ more).ravel(), *(more.T @ half), float(half @ half)]}

    def found(summed: Sums) -> dict[str, tuple[float, float]]:
        if group.title not in summed:
            return {}
        games, *others = summed[group.title]
        squares, by_half = np.array(others[: kinds**2]).reshape(kinds, kinds), np.array(others[kinds**2 : -1])
        if games < LEAST * kinds or not np.diag(squares).all():
            return {}
        known = (
            np.linalg.matrix_rank(squares) == kinds
        )  # otherwise only differences are known, which costs cannot divide
        contrast = against_mean @ np.diag(1 / np.array(group.costs if known and group.costs else [1.0] * kinds))
        inverse = np.linalg.pinv(squares)
        left = max(others[-1] - by_half @ inverse @ by_half, 0) / (games - kinds)
        value, error = contrast @ inverse @ by_half, np.sqrt(np.diag(contrast @ inverse @ contrast.T) * left)
        return {part: (float(v), float(e)) for part, v, e in zip(group.parts, value, error, strict=True)}

    return TargetFigure(name, DRAWN, True, low, high, sums, found)


def add(total: dict[str, np.ndarray], sums: Sums) -> None:
    """Add a chunk's sums."""
    for name, numbers in sums.items():
        total[name] = total.get(name, 0.0) + np.array(numbers, float)
