"""Judges that answer the questions of a review by search. Unlike the questions, they need the compiler."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from warbones.core.play.parts import Parts
from warbones.games import load
from warbones.players.search.root_samples import solve_equilibrium
from warbones.players.search_sampler import SearchSampler
from warbones.review.inquiry import SEED, JudgeRequest, Verdict
from warbones.review.judge import Judge


def answer(asked: JudgeRequest) -> Verdict:
    """Answer a question. It takes a fraction of a second."""
    return _judge(asked.game, asked.effort).answer(asked)


def prepare(game: str) -> None:
    """Compile a judge's code, or load it from the cache, by answering a first question."""
    _judge(game, 1).value(load(game).new(seed=0))
    solve_equilibrium(np.zeros(4), 2, 2, *np.zeros((3, 2, 2)), 1)


def judge_of(game: Parts, effort: int, seed: int) -> Judge:
    """Return a judge with about ``effort`` simulations for a decision, from ``seed``.

    Raises TypeError for a game whose rules only run interpreted.
    """
    return Judge(SearchSampler(game, effort, seed))


@lru_cache(1)
def _judge(game: str, effort: int) -> Judge:
    return judge_of(load(game), effort, SEED)
