"""Batches of games between bots, on as many cores as asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

import msgspec
import numpy as np
from scipy.stats import binomtest

from warbones.compiled.drivers import STEP, register
from warbones.compiled.layout import apart, pack
from warbones.core.errors import WarbonesError
from warbones.core.game import Game
from warbones.core.options import Value
from warbones.games import load
from warbones.lab.interpreted import play_all
from warbones.players.bots import Bot, bot_named
from warbones.players.think import new_desk, play_games

CONFIDENCE: Final = 0.95
MOST_AT_ONCE: Final = 2048
"""Games that a thread plays between two words on progress."""


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


@dataclass(frozen=True)
class Batch:
    """What the threads of a batch share: bots by seat, and the position (record[1]) that every game starts from."""

    bots: Sequence[Bot]
    most_actions: int
    start: np.ndarray
    seed: int


def simulate(
    game_id: str,
    games: int,
    seats: Sequence[str],
    seed: int = 0,
    threads: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Callable[[int], None] = lambda _played: None,
    position: str = "",
) -> Report:
    """Play ``games`` games between the named bots (such as "search" or "search:2000") and report.

    Each begins from ``position``, in the game's notation, or where it is empty anew with ``options``. The same seed
    gives the same games whatever ``threads`` is; where rules only run interpreted these are processes. ``progress``
    is told of games played, as they are.
    """
    game = load(game_id).seated(options or {})
    bots = [bot_named(name, game) for name in seats]
    check_batch(game, games, bots, threads, position)
    if not game.compiles:
        started = perf_counter()
        results, lengths = play_all(game_id, games, bots, seed, threads, options or {}, progress)
        return report(game, bots, seed, perf_counter() - started, results, lengths)
    batch = Batch(bots, game.most_actions, packed(game, options or {}, position), seed)
    warm_up(batch)
    size = max(1, min(MOST_AT_ONCE, games // (16 * threads)))
    started = perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        chunks = [pool.submit(play_chunk, batch, at, min(size, games - at)) for at in range(0, games, size)]
        for chunk in as_completed(chunks):
            progress(len(chunk.result()[0]))
    results, lengths = (np.concatenate(parts) for parts in zip(*(c.result() for c in chunks), strict=True))
    return report(game, bots, seed, perf_counter() - started, results, lengths)


def check_batch(game: Game, games: int, bots: Sequence[Bot], threads: int, position: str = "") -> None:
    """Refuse a batch that cannot be played. Raises `WarbonesError`."""
    if len(bots) != len(game.names):
        raise WarbonesError(f"{game.title} has {len(game.names)} seats, not {len(bots)}: name a bot for each.")
    if games < 1 or threads < 1:
        raise WarbonesError("The numbers of games and of threads are 1 or more.")
    if position and not game.compiles:
        raise WarbonesError(f"A batch of {game.title} begins anew: leave the position out.")


def packed(game: Game, options: Mapping[str, Value], position: str = "") -> np.ndarray:
    """Return the packed record before set-up, or of a written position, alone in an array.

    Raises `BrokenPosition` or `UnknownOption`; and `WarbonesError` for both, as a position names its own options.
    """
    if position and options:
        raise WarbonesError("A position names its own rule options: give it, or options, not both.")
    start = np.zeros(1, register(game))
    pack(game.read(position) if position else game.blank(options), start[0])
    return start


def warm_up(batch: Batch) -> None:
    """Compile, or load what was compiled before, by one game with next to no thought."""
    idle = [Bot(bot.kind, min(bot.effort, 1)) for bot in batch.bots]
    play_chunk(replace(batch, bots=idle), 0, 1)


def play_chunk(batch: Batch, first: int, games: int) -> tuple[np.ndarray, np.ndarray]:
    """Play games ``first`` and following; return payoffs (games, seats) and decisions (games)."""
    bots, seats = batch.bots, len(batch.bots)
    live, dice = apart(2, batch.start.dtype), apart(1, STEP)
    live[0], dice["drawing"] = batch.start[0], 1
    desk = new_desk(batch.start.dtype, seats, batch.most_actions, max(bot.nodes for bot in bots))
    results, lengths = apart((games, seats), np.int64), apart(games, np.int64)
    kinds, efforts = np.array([bot.kind for bot in bots]), np.array([bot.effort for bot in bots])
    play_games(desk, live, dice, kinds, efforts, batch.seed, first, results, lengths)
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
