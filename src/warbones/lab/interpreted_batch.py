"""Games between bots under rules that are not compiled: one after another in each of a few processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from typing import Final

import numpy as np

from warbones.core.record.options import Value
from warbones.games import load
from warbones.physics import land
from warbones.players.bot_names import Bot
from warbones.players.bots import choose

SEED_BITS: Final = 63
"""Bits of a game's seed."""


def play_all(
    game: str,
    lineups: Sequence[Sequence[Bot]],
    seed: int,
    processes: int,
    options: Mapping[str, Value],
    progress: Callable[[int], None],
) -> tuple[np.ndarray, np.ndarray]:
    """Play a game for each lineup of bots by seat; return payoffs (games, seats) and decisions (games).

    The seed determines all of them.
    """
    seeds = [Random(f"{seed}/{number}").getrandbits(SEED_BITS) for number in range(len(lineups))]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        played = [
            pool.submit(play_one, game, tuple(bots), dict(options), each)
            for bots, each in zip(lineups, seeds, strict=True)
        ]
        for _ in as_completed(played):
            progress(1)
    results, lengths = zip(*(each.result() for each in played), strict=True)
    return np.array(results, np.int64), np.array(lengths, np.int64)


def play_one(game: str, bots: tuple[Bot, ...], options: dict[str, Value], seed: int) -> tuple[tuple[int, ...], int]:
    """Play one game; return the payoffs by seat and the number of decisions."""
    position, rng, decisions = load(game).new(seed, **options), Random(seed), 0
    position.thrower = land
    while not position.over:
        seat = min(position.to_act)
        position.act(seat, choose(position.seen_by(seat), seat, bots[seat], rng.getrandbits(32)))
        decisions += 1
    return position.scores(), decisions
