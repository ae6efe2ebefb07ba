"""Looks for the named throws that keep a die on the board that it is thrown at: ``python -m bench.arcs``.

By the cross-entropy method, on the own, empty board: a first round's arcs are drawn about the listed one, each later
round's, nearer, about the mean of the best of the round before. All are thrown by expert and by average hands, an
average hand counting half, and the better half once more. Each round's best play off at last, and the listed one too.
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
from warbones.games.indicesion.rules.aiming import ARCS, Arc, thrown
from warbones.games.indicesion.rules.launches import WAYS

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
    """What makes an arc one of its kind: the least and the most of each of its numbers."""

    least: Arc
    most: Arc


KINDS: Final = {
    0: Limits(Arc(7.0, 60, 0.28, -0.5, -40_000), Arc(14.0, 300, 0.5, 1.0, 40_000)),
    2: Limits(Arc(7.0, 45, 0.1, -0.5, -40_000), Arc(18.0, 100, 0.16, 1.0, 40_000)),
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
    """Return the best arc that was found, or the listed one where none is better."""
    limits, luck, spread = KINDS[kind], Random(kind), list(SPREAD)
    middle: Numbers = astuple(ARCS[kind])
    finalists = {ARCS[kind]}
    for number in track(range(rounds), WAYS[kind], console=Console(stderr=True)):
        drawn = [[luck.gauss(*each) for each in zip(middle, spread, strict=True)] for _ in range(DRAWN)]
        found = list(dict.fromkeys(rounded(each, limits) for each in (middle, *drawn)))
        for part in (0, 1):
            found = better_half(found, range((3 * number + part) * throws, (3 * number + 1 + 2 * part) * throws))
        middle = [sum(each) / ELITE for each in zip(*(astuple(way) for way in found[:ELITE]), strict=True)]
        spread = [NARROWS * each for each in spread]
        finalists |= {found[0], rounded(middle, limits)}
    return better_half(sorted(finalists, key=astuple), range(3 * rounds * throws, (3 * rounds + 10) * throws))[0]


def better_half(ways: Sequence[Arc], seeds: range) -> list[Arc]:
    """Return the better half of arcs, the best first."""
    return sorted(ways, key=lambda way: worth(way, seeds), reverse=True)[: max(1, len(ways) // 2)]


def main(
    rounds: Annotated[int, typer.Option(min=1)] = 4,
    throws: Annotated[int, typer.Option(min=1)] = 25,
    check: Annotated[int, typer.Option(min=1)] = 400,
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
