"""Looks for the named throws that keep a die on the board that it is thrown at: ``python -m bench.arcs``.

By the cross-entropy method, on the own, empty board: in each round `WAYS` arcs are drawn about the best of the round before,
all are thrown by expert and by average hands, and the best half once more. An average hand counts half.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.hands import HANDS, at_empty_board, rate
from warbones.games.indicesion.aiming import ARCS, Arc, thrown
from warbones.games.indicesion.launches import WAYS

Numbers = Sequence[float]

DRAWN: Final = 24
ELITE: Final = 4
NARROWS: Final = 0.75
"""Arcs of a round, those that the next is drawn about, and how much nearer to them."""

WEIGHTS: Final = {"expert": 1.0, "average": 0.5}
SPREAD: Final = (0.8, 30, 0.03, 0.25, 9000)
STEPS: Final = (0.1, 5, 0.01, 0.05, 1000)
"""How widely a first round's arcs are drawn, and to what an arc's numbers are rounded, in the order of `Arc`'s."""


@dataclass(frozen=True)
class Limits:
    """What makes an arc one of its kind: the least and the most of each of its numbers, and where to begin."""

    least: Arc
    most: Arc
    begin: Arc


KINDS: Final = {
    0: Limits(Arc(7.0, 60, 0.28, -0.5, -40_000), Arc(14.0, 300, 0.5, 1.0, 40_000), Arc(8.0, 120, 0.3, 0.5, 20_000)),
    2: Limits(Arc(7.0, 45, 0.1, -0.5, -40_000), Arc(18.0, 100, 0.16, 1.0, 40_000), Arc(8.0, 70, 0.14, 0.5, 20_000)),
}
"""A lob rises and takes its time; a skim is low and fast. Nobody's fingers spin a die much faster than this."""


def rounded(numbers: Numbers, limits: Limits) -> Arc:
    """Return an arc within its limits, in numbers short enough to write down."""
    within = zip(numbers, astuple(limits.least), astuple(limits.most), STEPS, strict=True)
    inches, height, seconds, short, spin = (
        round(round(min(most, max(least, number)) / step) * step, 2) for number, least, most, step in within
    )
    return Arc(inches, int(height), seconds, short, int(spin))


def worth(way: Arc, seeds: range) -> float:
    """Return how well an arc keeps a die on the board."""
    return sum(weight * stays(way, hands, seeds) for hands, weight in WEIGHTS.items())


def stays(way: Arc, hands: str, seeds: range) -> float:
    """Return the share of throws after which the die is on the board."""
    throw = at_empty_board(hands)
    return rate(throw, thrown(throw.surfaces[0], way), seeds)


def best(kind: int, rounds: int, throws: int) -> Arc:
    """Return the arc that the last round's best come to."""
    limits, luck, spread = KINDS[kind], Random(kind), list(SPREAD)
    middle = [float(each) for each in astuple(limits.begin)]
    for number in track(range(rounds), WAYS[kind], console=Console(stderr=True)):
        drawn = [[luck.gauss(*each) for each in zip(middle, spread, strict=True)] for _ in range(DRAWN)]
        found = [rounded(middle, limits), *(rounded(each, limits) for each in drawn)]
        for part in (throws, 3 * throws):
            seeds = range(number * 10 * throws + part, number * 10 * throws + 2 * part)
            found = sorted(found, key=lambda way: worth(way, seeds), reverse=True)[: len(found) // 2]  # noqa: B023  # used at once
        middle = [sum(each) / ELITE for each in zip(*(astuple(way) for way in found[:ELITE]), strict=True)]
        spread = [NARROWS * each for each in spread]
    return rounded(middle, limits)


def main(
    rounds: Annotated[int, typer.Option(min=1)] = 6,
    throws: Annotated[int, typer.Option(min=1)] = 40,
    check: Annotated[int, typer.Option(min=1)] = 1000,
) -> None:
    """Search, and print what was found beside what is listed, each by throws that the search did not see."""
    table = Table("Throw", "Arc", *HANDS)
    fresh = range(1 << 32, (1 << 32) + check)
    for kind, listed in ARCS.items():
        for name, way in (("found", best(kind, rounds, throws)), ("listed", listed)):
            rates = [f"{stays(way, hands, fresh):.0%}" for hands in HANDS]
            table.add_row(f"{WAYS[kind]}, {name}", ", ".join(map(str, astuple(way))), *rates)
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
