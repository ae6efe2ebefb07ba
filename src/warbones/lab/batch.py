"""Batches of games between bots, on as many cores as requested."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Final

import numpy as np

from warbones.compiled.layout import apart, pack
from warbones.compiled.registry import STEP, register
from warbones.core.errors import WarbonesError, integer_within, quoted
from warbones.core.play.game import LARGEST_SIGNED_SEED, Game, must_be_seed
from warbones.core.record.options import Value
from warbones.games import load
from warbones.lab import policy_batch
from warbones.lab.batch_result import BatchResult, PlannedArm, batch_result, plan_arms
from warbones.lab.interpreted_batch import play_all
from warbones.players.bot_names import Bot
from warbones.players.search.analysis import Workspace, play_games
from warbones.players.workspaces import workspace_for

MOST_AT_ONCE: Final = 2048
"""The maximum number of games that a thread plays between two progress reports."""


@dataclass(frozen=True)
class Batch:
    """Shared state of a batch's threads: bots by seat, the starting position (record[1]), and idle workspaces."""

    game: Game
    bots: Sequence[Bot]
    start: np.ndarray
    seed: int
    workspaces: list[Workspace] = field(default_factory=list, init=False)


def simulate(
    game: str | Game,
    games: int,
    seats: Sequence[str],
    seed: int = 0,
    threads: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Callable[[int], None] = lambda _played: None,
    positions: Sequence[str] = (),
    *,
    swap: bool = False,
) -> BatchResult:
    """Play ``games`` games between the named bots (such as "search" or "search:2000") and return the result.

    The games start equally often (within one) from each of ``positions``, written in the game's notation; without
    positions they start from set-up with ``options``. With ``swap`` each bot plays each seat equally often. The same
    seed gives the same games for any number of ``threads``; games whose rules are not compiled use processes instead.
    ``progress`` is called with the number of games just played. A bot may also be a policy from a file,
    "file:policy.onnx", for games that start from set-up.
    """
    game = load(game).seated(options or {})
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise WarbonesError(f"Bots are a list of names, one for each seat, not {quoted(seats)}.")
    bots = [policy_batch.player(name, game) for name in seats]
    known = [bot for bot in bots if isinstance(bot, Bot)]
    games, threads = check_batch(game, games, bots, threads, positions)
    seed = check_seed(seed)
    arms = list(plan_arms(games, positions or ("",), len(bots), swap=swap))
    if games < len(arms):
        raise WarbonesError(f"The games start in {len(arms)} ways: play at least that many, not {games}.")
    if len(known) < len(bots):
        started = perf_counter()
        results, lengths = policy_batch.play(game, bots, arms, seed, options or {}, threads, progress)
    elif game.ruleset.compiles:
        batches = [Batch(game, arm.seated(known), packed(game, options or {}, arm.position), seed) for arm in arms]
        warm_up(batches[0])
        started = perf_counter()
        results, lengths = play_arms(batches, arms, threads, progress)
    else:
        started = perf_counter()
        lineups = [arm.seated(known) for arm in arms for _ in range(arm.games)]
        results, lengths = play_all(game.id, lineups, seed, threads, options or {}, progress)
    return batch_result(game.id, bots, seed, perf_counter() - started, arms, results, lengths)


def check_seed(seed: int) -> int:
    """Return the seed if compiled code can hold it. Raises `BadSeed`."""
    return must_be_seed(seed, LARGEST_SIGNED_SEED)


def check_batch(
    game: Game, games: int, bots: Sequence[object], threads: int, positions: Sequence[str]
) -> tuple[int, int]:
    """Return the numbers of games and of threads. Raises `WarbonesError` for a batch that cannot be played."""
    if len(bots) != len(game.names):
        raise WarbonesError(f"{game.title} has {len(game.names)} seats, not {len(bots)}: name a bot for each.")
    count, workers = integer_within(games, 1, LARGEST_SIGNED_SEED), integer_within(threads, 1, LARGEST_SIGNED_SEED)
    if count is None or workers is None:
        raise WarbonesError("The numbers of games and of threads must be 1 or more.")
    if positions and not game.ruleset.compiles:
        raise WarbonesError(f"A batch of {game.title} always starts from set-up: leave out the position.")
    return count, workers


def play_arms(
    batches: Sequence[Batch], arms: Sequence[PlannedArm], threads: int, progress: Callable[[int], None]
) -> tuple[np.ndarray, np.ndarray]:
    """Play all arms on threads; return payoffs (games, seats) and decisions (games)."""
    size = max(1, min(MOST_AT_ONCE, (arms[-1].first + arms[-1].games) // (16 * threads)))
    with ThreadPoolExecutor(threads) as pool:
        chunks = [
            pool.submit(play_chunk, batch, arm.first + at, min(size, arm.games - at))
            for batch, arm in zip(batches, arms, strict=True)
            for at in range(0, arm.games, size)
        ]
        for chunk in as_completed(chunks):
            progress(len(chunk.result()[0]))
    results, lengths = zip(*(chunk.result() for chunk in chunks), strict=True)
    return np.concatenate(results), np.concatenate(lengths)


def packed(game: Game, options: Mapping[str, Value], position: str = "") -> np.ndarray:
    """Return a one-element array with the packed record before set-up, or of a written position.

    Raises `BrokenPosition` or `UnknownOption`, and `WarbonesError` if both are given: a position names its own options.
    """
    if position and options:
        raise WarbonesError("A position names its own rule options: give it, or options, not both.")
    start = np.zeros(1, register(game.ruleset))
    pack(game.read(position) if position else game.ruleset.blank(options), start[0])
    return start


def warm_up(batch: Batch) -> None:
    """Compile, or load compiled code from disk, by playing one game at minimal effort."""
    idle = [Bot(bot.kind, min(bot.effort, 1)) for bot in batch.bots]
    play_chunk(replace(batch, bots=idle), 0, 1)


def play_chunk(batch: Batch, first: int, games: int) -> tuple[np.ndarray, np.ndarray]:
    """Play ``games`` games starting with number ``first``; return payoffs (games, seats) and decisions (games)."""
    bots, seats = batch.bots, len(batch.bots)
    live, dice = apart(2, batch.start.dtype), apart(1, STEP)
    live[0], dice["drawing"] = batch.start[0], 1
    workspace = _workspace(batch)
    results, lengths = apart((games, seats), np.int64), apart(games, np.int64)
    kinds, efforts = np.array([bot.kind for bot in bots]), np.array([bot.effort for bot in bots])
    play_games(workspace, live, dice, kinds, efforts, batch.seed, first, results, lengths)
    batch.workspaces.append(workspace)
    return results, lengths


def _workspace(batch: Batch) -> Workspace:
    try:
        return batch.workspaces.pop()
    except IndexError:  # other threads use all of them
        return workspace_for(batch.game, max(bot.nodes for bot in batch.bots))
