"""Length of games, and the numbers of choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
import numpy as np

from warbones.lab.runs.compiled_simulator import PlayedGames
from warbones.lab.statistics.intervals import Estimate, bootstrap, mean, share

BARS: Final = 24
CHOICE_BARS: Final = (1, 2, 3, 4, 6, 9, 16, 32)
"""Lower edges of the bars for numbers of choices."""

MATTERS: Final = 0.01
"""A decision matters if the average choice costs this share of a win compared with the best."""

FORCED: Final = 1.0
"""Assumed seconds of a forced decision."""


class Bar(msgspec.Struct, frozen=True):
    """A bar of a histogram, from ``low`` to ``high`` exclusive."""

    low: float
    high: float
    count: int


class Length(msgspec.Struct, frozen=True):
    """Decisions and rounds of a game; ``seconds`` is the assumed duration of a decision with a choice."""

    bot: str
    decisions: Estimate
    median: Estimate
    longest_tenth: Estimate
    rounds: Estimate
    minutes: Estimate
    seconds: float
    bars: tuple[Bar, ...]
    round_bars: tuple[Bar, ...]


class Phase(msgspec.Struct, frozen=True):
    """Decisions of one phase: their share of a game, their choices, and how many matter."""

    name: str
    decisions: Estimate
    choices: float
    most: int
    matter: Estimate | None


class Choices(msgspec.Struct, frozen=True):
    """Numbers of choices with their histogram, and the share of decisions that matter."""

    bot: str
    forced: Estimate
    mean: Estimate
    matter: Estimate | None
    bars: tuple[Bar, ...]
    phases: tuple[Phase, ...]


def length(played: PlayedGames, bot: str, seconds: float) -> Length:
    """Return the length of a matchup's games."""
    decisions, choices = played.decisions, played.choices[:, 2]
    chosen = float((choices > 1).mean()) if len(choices) else 1.0
    minutes = decisions * (chosen * seconds + (1 - chosen) * FORCED) / 60
    return Length(
        bot, mean(decisions), bootstrap(decisions, np.median), bootstrap(decisions, ninetieth_percentile),
        mean(played.ticks), mean(minutes), seconds, bars(decisions), bars(played.ticks),
    )  # fmt: skip


def ninetieth_percentile(values: np.ndarray) -> float:
    """Return the 90th percentile."""
    return float(np.percentile(values, 90))


def bars(values: np.ndarray) -> tuple[Bar, ...]:
    """Return a histogram of integers in bars of equal width."""
    low, high = int(values.min()), int(np.percentile(values, 99.5)) + 1
    width = max(1, -(-(high - low) // BARS))
    edges = np.arange(low, high + width, width)
    edges = np.append(edges, int(values.max()) + 1) if values.max() >= edges[-1] else edges
    counts, _ = np.histogram(values, edges)
    return tuple(Bar(float(a), float(b), int(n)) for a, b, n in zip(edges, edges[1:], counts, strict=False))


def choices(played: PlayedGames, bot: str, names: Mapping[int, str], slope: float) -> Choices | None:
    """Return the choices of a matchup's decisions; ``slope`` is the winning chance per unit of evaluation."""
    rows, gaps = played.choices, played.gap
    if len(rows) == 0:
        return None
    worth = np.where(gaps[:, 1] >= 0, gaps[:, 1] * slope, np.nan)
    most = int(rows[:, 2].max())
    edges = np.array([*(each for each in CHOICE_BARS if each <= most), most + 1])
    counts, _ = np.histogram(rows[:, 2], edges)
    return Choices(
        bot,
        forced=share(int((rows[:, 2] == 1).sum()), len(rows)),
        mean=mean(rows[:, 2]),
        matter=matter(rows, worth),
        bars=tuple(Bar(float(a), float(b), int(n)) for a, b, n in zip(edges, edges[1:], counts, strict=False)),
        phases=tuple(
            phase(names.get(int(each), str(each)), rows, worth, rows[:, 0] == each) for each in np.unique(rows[:, 0])
        ),
    )


def phase(name: str, rows: np.ndarray, worth: np.ndarray, here: np.ndarray) -> Phase:
    """Return the row of one phase."""
    widths = rows[here, 2]
    return Phase(
        name,
        share(int(here.sum()), len(rows)),
        float(widths.mean()),
        int(widths.max()),
        matter(rows[here], worth[here]),
    )


def matter(rows: np.ndarray, worth: np.ndarray) -> Estimate | None:
    """Return the share of decisions that matter; None if no bot valued its choices."""
    weighed = ~np.isnan(worth)
    if not weighed.any():
        return None
    known = weighed | (rows[:, 2] == 1)
    return share(int((worth[weighed] >= MATTERS).sum()), int(known.sum()))
