"""Judges that answer the questions of a review by search. Unlike the questions, they need the compiler."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from warbones.concurrency.at_once import at_once
from warbones.core.play.parts import Parts
from warbones.games import load_known
from warbones.players.native_samples import NativeSamples
from warbones.players.search.root_samples import solve_equilibrium
from warbones.players.search_sampler import NODES_PER_SIMULATION, SearchSampler
from warbones.review.inquiry import SEED, JudgeRequest, Verdict
from warbones.review.judge import Judge


def answer(asked: JudgeRequest) -> Verdict:
    """Answer a question. It takes a fraction of a second."""
    return at_once(_judge(asked.game, asked.effort).answer(asked))


def prepare(game: str) -> None:
    """Compile a judge's code, or load it from the cache, by answering a first question."""
    at_once(_judge(game, 1).value(load_known(game).new(seed=0)))
    solve_equilibrium(np.zeros(4), 2, 2, *np.zeros((3, 2, 2)), 1)


def judge_of(game: Parts, effort: int, seed: int) -> Judge:
    """Return a judge with about ``effort`` simulations for a decision, from ``seed``. It never waits (`at_once`).

    Raises TypeError for a game whose rules only run interpreted.
    """
    engine = NativeSamples(game, NODES_PER_SIMULATION * effort + 1)
    return Judge(SearchSampler(game, engine, effort, seed, network=engine.network))


@lru_cache(1)
def _judge(game: str, effort: int) -> Judge:
    return judge_of(load_known(game), effort, SEED)
