"""What a batch of games showed: wins with their intervals, over all games and for each way that they began."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

import msgspec
import numpy as np

CONFIDENCE: Final = 0.95

Player = TypeVar("Player")


class Named(Protocol):
    """A bot, from wherever."""

    @property
    def name(self) -> str:
        """The bot as people write it."""


class Wins(msgspec.Struct, frozen=True):
    """A bot's wins, their share of all games, and that share's 95% interval (Wilson 1927).

    ``seat`` is where it sat in a leg, and in the sum of all where it was named.
    """

    seat: int
    name: str
    wins: int
    share: float
    low: float
    high: float


class Leg(msgspec.Struct, frozen=True):
    """Games that began alike, from ``position`` ("": anew), with the bots at the same seats."""

    position: str
    games: int
    wins: tuple[Wins, ...]
    draws: int


class Report(msgspec.Struct, frozen=True):
    """What a batch showed, bots in the order of their names. ``seconds`` is the wall clock, without compiling."""

    game: str
    games: int
    seed: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: tuple[Wins, ...]
    draws: int
    mean_decisions: float
    legs: tuple[Leg, ...]


@dataclass(frozen=True)
class Plan:
    """A leg to play: games ``first`` and following begin from ``position``, with bot b at ``seats[b]``."""

    position: str
    seats: tuple[int, ...]
    first: int
    games: int

    def seated(self, bots: Sequence[Player]) -> list[Player]:
        """Return the bots by seat."""
        return [bots[self.seats.index(seat)] for seat in range(len(bots))]


def planned(games: int, positions: Sequence[str], players: int, *, swap: bool) -> Iterator[Plan]:
    """Share the games out evenly over all positions and, with ``swap``, over all turns of the bots round the seats."""
    turns = [tuple((bot + turn) % players for bot in range(players)) for turn in range(players if swap else 1)]
    legs = [(position, seats) for position in positions for seats in turns]
    marks = [games * number // len(legs) for number in range(len(legs) + 1)]
    for number, (position, seats) in enumerate(legs):
        yield Plan(position, seats, marks[number], marks[number + 1] - marks[number])


def report(
    game: str,
    bots: Sequence[Named],
    seed: int,
    seconds: float,
    plans: Sequence[Plan],
    results: np.ndarray,
    lengths: np.ndarray,
) -> Report:
    """Count what a batch came to. ``results``: (games, seats), the highest wins, none where all are equal."""
    games, named = len(results), tuple(range(len(bots)))
    by_bot = np.concatenate([results[plan.first : plan.first + plan.games, plan.seats] for plan in plans])
    return Report(
        game=game,
        games=games,
        seed=seed,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=int(lengths.sum()) / seconds,
        wins=_wins(bots, named, by_bot),
        draws=_draws(by_bot),
        mean_decisions=float(lengths.mean()),
        legs=tuple(_leg(bots, plan, by_bot[plan.first : plan.first + plan.games]) for plan in plans),
    )


def _leg(bots: Sequence[Named], plan: Plan, by_bot: np.ndarray) -> Leg:
    return Leg(plan.position, plan.games, _wins(bots, plan.seats, by_bot), _draws(by_bot))


def _draws(results: np.ndarray) -> int:
    return int((results == 0).all(axis=1).sum())


def _wins(bots: Sequence[Named], seats: Sequence[int], by_bot: np.ndarray) -> tuple[Wins, ...]:
    won = (by_bot > 0).sum(axis=0)
    return tuple(
        _share(seat, bot.name, int(won[at]), len(by_bot))
        for at, (bot, seat) in enumerate(zip(bots, seats, strict=True))
    )


def _share(seat: int, name: str, wins: int, games: int) -> Wins:
    from scipy.stats import binomtest  # noqa: PLC0415  # slow to load, and processes that only play need none

    interval = binomtest(wins, games).proportion_ci(CONFIDENCE, method="wilson")
    return Wins(seat, name, wins, wins / games, float(interval.low), float(interval.high))
