"""Results of a batch: wins with intervals, in all and for each arm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

import msgspec
import numpy as np

CONFIDENCE: Final = 0.95

Player = TypeVar("Player")


class NamedBot(Protocol):
    """Any bot with a name."""

    @property
    def name(self) -> str:
        """The bot's name as people write it."""


class Wins(msgspec.Struct, frozen=True):
    """A bot's wins, their share of all games, and the share's 95% interval (Wilson 1927).

    ``seat`` is the bot's seat within an arm; in the total of all arms it is the bot's place in the list of names.
    """

    seat: int
    name: str
    wins: int
    share: float
    low: float
    high: float


class Arm(msgspec.Struct, frozen=True):
    """Games from the same ``position`` ("" for set-up) with the bots in the same seats."""

    position: str
    games: int
    wins: tuple[Wins, ...]
    draws: int


class BatchResult(msgspec.Struct, frozen=True):
    """Result of a batch, bots in the order of their names. ``seconds`` is wall time without compilation."""

    game: str
    games: int
    seed: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: tuple[Wins, ...]
    draws: int
    mean_decisions: float
    legs: tuple[Arm, ...]


@dataclass(frozen=True)
class PlannedArm:
    """An arm before play: ``games`` games from number ``first``, starting from ``position``, with bot b in
    ``seats[b]``.
    """

    position: str
    seats: tuple[int, ...]
    first: int
    games: int

    def seated(self, bots: Sequence[Player]) -> list[Player]:
        """Return the bots by seat."""
        return [bots[self.seats.index(seat)] for seat in range(len(bots))]


def plan_arms(games: int, positions: Sequence[str], players: int, *, swap: bool) -> Iterator[PlannedArm]:
    """Divide the games evenly among all positions and, with ``swap``, all rotations of the bots around the seats."""
    turns = [tuple((bot + turn) % players for bot in range(players)) for turn in range(players if swap else 1)]
    openings = [(position, seats) for position in positions for seats in turns]
    marks = [games * number // len(openings) for number in range(len(openings) + 1)]
    for number, (position, seats) in enumerate(openings):
        yield PlannedArm(position, seats, marks[number], marks[number + 1] - marks[number])


def batch_result(
    game: str,
    bots: Sequence[NamedBot],
    seed: int,
    seconds: float,
    arms: Sequence[PlannedArm],
    results: np.ndarray,
    lengths: np.ndarray,
) -> BatchResult:
    """Count the results of a batch. ``results``: (games, seats); the highest wins, and all zero is a draw."""
    games, named = len(results), tuple(range(len(bots)))
    by_bot = np.concatenate([results[arm.first : arm.first + arm.games, arm.seats] for arm in arms])
    return BatchResult(
        game=game,
        games=games,
        seed=seed,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=int(lengths.sum()) / seconds,
        wins=_wins(bots, named, by_bot),
        draws=_draws(by_bot),
        mean_decisions=float(lengths.mean()),
        legs=tuple(_arm(bots, arm, by_bot[arm.first : arm.first + arm.games]) for arm in arms),
    )


def _arm(bots: Sequence[NamedBot], arm: PlannedArm, by_bot: np.ndarray) -> Arm:
    return Arm(arm.position, arm.games, _wins(bots, arm.seats, by_bot), _draws(by_bot))


def _draws(results: np.ndarray) -> int:
    return int((results == 0).all(axis=1).sum())


def _wins(bots: Sequence[NamedBot], seats: Sequence[int], by_bot: np.ndarray) -> tuple[Wins, ...]:
    won = (by_bot > 0).sum(axis=0)
    return tuple(
        _share(seat, bot.name, int(won[at]), len(by_bot))
        for at, (bot, seat) in enumerate(zip(bots, seats, strict=True))
    )


def _share(seat: int, name: str, wins: int, games: int) -> Wins:
    from scipy.stats import binomtest  # noqa: PLC0415  # slow to load, and processes that only play never need it

    interval = binomtest(wins, games).proportion_ci(CONFIDENCE, method="wilson")
    return Wins(seat, name, wins, wins / games, float(interval.low), float(interval.high))
