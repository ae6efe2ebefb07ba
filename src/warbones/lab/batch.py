"""Batches of games between bots, on as many cores as asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from time import perf_counter

import msgspec
import numpy as np
from scipy.stats import binomtest

from warbones.compiled.drivers import STEP, register
from warbones.compiled.layout import pack
from warbones.core.errors import WarbonesError
from warbones.core.game import Game
from warbones.core.options import Value
from warbones.games import load
from warbones.players.bots import Bot, bot_named
from warbones.players.think import new_desk, play_games

CONFIDENCE = 0.95


class Wins(msgspec.Struct, frozen=True):
    """A seat's wins, their share of all games, and that share's 95% interval (Wilson 1927)."""

    seat: int
    name: str
    wins: int
    share: float
    low: float
    high: float


class Report(msgspec.Struct, frozen=True):
    """What a batch showed. ``seconds`` is the wall clock, without compiling."""

    game: str
    games: int
    seed: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: tuple[Wins, ...]
    draws: int
    mean_decisions: float


def simulate(
    game_id: str,
    games: int,
    seats: Sequence[str],
    seed: int = 0,
    threads: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Callable[[int], None] = lambda _played: None,
) -> Report:
    """Play ``games`` games between the named bots (such as "search" or "search:2000") and report.

    The same seed gives the same games whatever ``threads`` is. ``progress`` is told of games played, as they are.
    """
    game, bots = load(game_id), [bot_named(name) for name in seats]
    check_batch(game, games, bots, threads)
    size = max(1, min(256, games // (8 * threads)))
    warm_up(game, bots, options or {})
    started = perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        chunks = [pool.submit(play_chunk, game, bots, options or {}, seed, first, min(size, games - first))
                  for first in range(0, games, size)]  # fmt: skip
        for chunk in as_completed(chunks):
            progress(len(chunk.result()[0]))
    results, lengths = (np.concatenate(parts) for parts in zip(*(c.result() for c in chunks), strict=True))
    return report(game, bots, seed, perf_counter() - started, results, lengths)


def check_batch(game: Game, games: int, bots: Sequence[Bot], threads: int) -> None:
    """Refuse a batch that cannot be played. Raises `WarbonesError`."""
    if len(bots) != len(game.names):
        raise WarbonesError(f"{game.title} has {len(game.names)} seats, not {len(bots)}: name a bot for each.")
    if games < 1 or threads < 1:
        raise WarbonesError("The numbers of games and of threads are 1 or more.")


def warm_up(game: Game, bots: Sequence[Bot], options: Mapping[str, Value]) -> None:
    """Compile, or load what was compiled before, by one game with next to no thought."""
    play_chunk(game, [Bot(bot.kind, min(bot.effort, 1)) for bot in bots], options, 0, 0, 1)


def play_chunk(
    game: Game, bots: Sequence[Bot], options: Mapping[str, Value], seed: int, first: int, games: int
) -> tuple[np.ndarray, np.ndarray]:
    """Play games ``first`` and following; return payoffs (games, seats) and decisions (games)."""
    record = register(game)
    live, dice = np.zeros(2, record), np.zeros(1, STEP)
    pack(game.blank(options), live[0])
    dice["drawing"] = 1
    desk = new_desk(record, len(bots), game.most_actions, max(bot.nodes for bot in bots))
    results, lengths = np.zeros((games, len(bots)), np.int64), np.zeros(games, np.int64)
    kinds = np.array([bot.kind for bot in bots])
    efforts = np.array([bot.effort for bot in bots])
    play_games(desk, live, dice, kinds, efforts, seed, first, results, lengths)
    return results, lengths


def report(
    game: Game, bots: Sequence[Bot], seed: int, seconds: float, results: np.ndarray, lengths: np.ndarray
) -> Report:
    """Count what a batch came to: the seat with the highest payoff wins; none where all are equal."""
    games = len(results)
    wins = tuple(_wins(seat, bot, int((results[:, seat] > 0).sum()), games) for seat, bot in enumerate(bots))
    return Report(
        game=game.id,
        games=games,
        seed=seed,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=int(lengths.sum()) / seconds,
        wins=wins,
        draws=int((results == 0).all(axis=1).sum()),
        mean_decisions=float(lengths.mean()),
    )


def _wins(seat: int, bot: Bot, wins: int, games: int) -> Wins:
    interval = binomtest(wins, games).proportion_ci(CONFIDENCE, method="wilson")
    return Wins(seat, bot.name, wins, wins / games, float(interval.low), float(interval.high))
