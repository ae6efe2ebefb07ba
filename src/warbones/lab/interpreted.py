"""Games between bots where the rules only run interpreted: one after another in each of a few processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final

import numpy as np

from warbones.core.options import Value
from warbones.games import load
from warbones.physics.service import land
from warbones.players.bots import Bot, choose

LONG: Final = 64
"""Bits of a game's seed."""


def play_all(
    game: str,
    games: int,
    bots: Sequence[Bot],
    seed: int,
    processes: int,
    options: Mapping[str, Value],
    progress: Callable[[int], None],
) -> tuple[np.ndarray, np.ndarray]:
    """Play games 0 and following; return payoffs (games, seats) and decisions (games). The seed decides them all."""
    play = partial(play_one, game, tuple(bots), dict(options))
    seeds = [Random(f"{seed}/{number}").getrandbits(LONG - 1) for number in range(games)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        played = [pool.submit(play, each) for each in seeds]
        for _ in as_completed(played):
            progress(1)
    results, lengths = zip(*(each.result() for each in played), strict=True)
    return np.array(results, np.int64), np.array(lengths, np.int64)


def play_one(game: str, bots: tuple[Bot, ...], options: dict[str, Value], seed: int) -> tuple[tuple[int, ...], int]:
    """Play one game; return each seat's payoff, and how many decisions it took."""
    position, luck, decisions = load(game).new(seed, **options), Random(seed), 0
    position.thrower = land
    while not position.over:
        seat = min(position.to_act)
        position.act(seat, choose(position.seen_by(seat), seat, bots[seat], luck.getrandbits(32)))
        decisions += 1
    return position.scores(), decisions
