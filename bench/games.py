"""Random games: compiled, on two threads, interpreted, and DiceWing by the plain twin."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

import warbones
from bench import twin_dicewing
from warbones.core.rules.calls import play_on, remember
from warbones.core.rules.step import Step, seed_rng
from warbones.lab.batch import simulate

RANDOM = ("random", "random")


def per_second(count: int, work: Callable[[int], object]) -> float:
    """Do ``work(count)``; return the count per second."""
    started = perf_counter()
    work(count)
    return count / (perf_counter() - started)


def compiled(game: str, games: int, threads: int = 1) -> float:
    """Return the games per second of a batch, as in ``warbones simulate``."""
    return simulate(game, games, RANDOM, seed=1, threads=threads).games_per_second


def decisions(game: str) -> float:
    """Return the mean number of decisions of a random game."""
    return simulate(game, 1000, RANDOM, seed=1).mean_decisions


def twin(games: int) -> None:
    """Play games with the plain twin."""
    rng = Random(1)
    for _ in range(games):
        twin_dicewing.play(rng)


def interpreted(game_id: str, games: int) -> None:
    """Play games with interpreted rules, on plain records."""
    game, t = warbones.load(game_id), Step()
    ruleset, out = game.ruleset, [0] * game.ruleset.most_actions
    remember(ruleset.state, rules=ruleset.rules, advice=ruleset.advice)
    t.drawing = 1
    seed_rng(t.rng, 1, 0)
    for _ in range(games):
        play_on(ruleset.blank({}), t, len(game.names), out)
