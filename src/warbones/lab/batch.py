"""Batches of games between bots, on as many cores as asked."""

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
from warbones.core.play.game import Game, must_be_seed
from warbones.core.record.options import Value
from warbones.games import load
from warbones.lab import policy_batch
from warbones.lab.batch_result import Plan, Report, planned, report
from warbones.lab.interpreted_batch import play_all
from warbones.players.bot_names import Bot
from warbones.players.search.analysis import Workspace, play_games
from warbones.players.workspaces import workspace_for

LARGEST_SEED: Final = 2**63 - 1
"""What compiled code holds of a batch's seed."""

MOST_AT_ONCE: Final = 2048
"""Games that a thread plays between two words on progress."""


@dataclass(frozen=True)
class Batch:
    """What the threads of a batch share: bots by seat, the position (record[1]) that every game starts from, and desks
    that no thread sits at just now.
    """

    game: Game
    bots: Sequence[Bot]
    start: np.ndarray
    seed: int
    desks: list[Workspace] = field(default_factory=list, init=False)


def simulate(
    game_id: str,
    games: int,
    seats: Sequence[str],
    seed: int = 0,
    threads: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Callable[[int], None] = lambda _played: None,
    positions: Sequence[str] = (),
    *,
    swap: bool = False,
) -> Report:
    """Play ``games`` games between the named bots (such as "search" or "search:2000") and report.

    They begin from each of ``positions``, in the game's notation, equally often but for one game, or where there are
    none anew with ``options``. With ``swap`` each bot plays each seat equally often. The same seed gives the same games
    whatever ``threads`` is; where rules only run interpreted these are processes. ``progress`` is told of games played,
    as they are. A bot may be a policy from a file, "file:policy.onnx", at games that begin anew.
    """
    game = load(game_id).seated(options or {})
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise WarbonesError(f"Bots are a list of names, one for each seat, not {quoted(seats)}.")
    bots = [policy_batch.player(name, game) for name in seats]
    known = [bot for bot in bots if isinstance(bot, Bot)]
    games, threads = check_batch(game, games, bots, threads, positions)
    seed = check_seed(seed)
    plans = list(planned(games, positions or ("",), len(bots), swap=swap))
    if games < len(plans):
        raise WarbonesError(f"The games begin in {len(plans)} ways: play so many or more, not {games}.")
    if len(known) < len(bots):
        started = perf_counter()
        results, lengths = policy_batch.play(game, bots, plans, seed, options or {}, threads, progress)
    elif game.ruleset.compiles:
        batches = [Batch(game, plan.seated(known), packed(game, options or {}, plan.position), seed) for plan in plans]
        warm_up(batches[0])
        started = perf_counter()
        results, lengths = play_legs(batches, plans, threads, progress)
    else:
        started = perf_counter()
        lineups = [plan.seated(known) for plan in plans for _ in range(plan.games)]
        results, lengths = play_all(game_id, lineups, seed, threads, options or {}, progress)
    return report(game_id, bots, seed, perf_counter() - started, plans, results, lengths)


def check_seed(seed: int) -> int:
    """Return a seed that compiled games can tell from any other. Raises `BadSeed`."""
    return must_be_seed(seed, LARGEST_SEED)


def check_batch(
    game: Game, games: int, bots: Sequence[object], threads: int, positions: Sequence[str]
) -> tuple[int, int]:
    """Return the numbers of games and of threads. Raises `WarbonesError` where a batch cannot be played."""
    if len(bots) != len(game.names):
        raise WarbonesError(f"{game.title} has {len(game.names)} seats, not {len(bots)}: name a bot for each.")
    count, workers = integer_within(games, 1, LARGEST_SEED), integer_within(threads, 1, LARGEST_SEED)
    if count is None or workers is None:
        raise WarbonesError("The numbers of games and of threads are 1 or more.")
    if positions and not game.ruleset.compiles:
        raise WarbonesError(f"A batch of {game.title} begins anew: leave the position out.")
    return count, workers


def play_legs(
    batches: Sequence[Batch], plans: Sequence[Plan], threads: int, progress: Callable[[int], None]
) -> tuple[np.ndarray, np.ndarray]:
    """Play all that is planned, on threads; return payoffs (games, seats) and decisions (games)."""
    size = max(1, min(MOST_AT_ONCE, (plans[-1].first + plans[-1].games) // (16 * threads)))
    with ThreadPoolExecutor(threads) as pool:
        chunks = [
            pool.submit(play_chunk, batch, plan.first + at, min(size, plan.games - at))
            for batch, plan in zip(batches, plans, strict=True)
            for at in range(0, plan.games, size)
        ]
        for chunk in as_completed(chunks):
            progress(len(chunk.result()[0]))
    results, lengths = zip(*(chunk.result() for chunk in chunks), strict=True)
    return np.concatenate(results), np.concatenate(lengths)


def packed(game: Game, options: Mapping[str, Value], position: str = "") -> np.ndarray:
    """Return the packed record before set-up, or of a written position, alone in an array.

    Raises `BrokenPosition` or `UnknownOption`; and `WarbonesError` for both, as a position names its own options.
    """
    if position and options:
        raise WarbonesError("A position names its own rule options: give it, or options, not both.")
    start = np.zeros(1, register(game.ruleset))
    pack(game.read(position) if position else game.ruleset.blank(options), start[0])
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
    desk = _desk(batch)
    results, lengths = apart((games, seats), np.int64), apart(games, np.int64)
    kinds, efforts = np.array([bot.kind for bot in bots]), np.array([bot.effort for bot in bots])
    play_games(desk, live, dice, kinds, efforts, batch.seed, first, results, lengths)
    batch.desks.append(desk)
    return results, lengths


def _desk(batch: Batch) -> Workspace:
    try:
        return batch.desks.pop()
    except IndexError:  # other threads sit at all that there are
        return workspace_for(batch.game, max(bot.nodes for bot in batch.bots))
