"""Answers to what a review asks. Brings the compiler, unlike the asking."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from warbones.games import load
from warbones.players.thinking.forcing import equalize
from warbones.review.asking import SEED, Asked, Inquiry
from warbones.review.judging import Judge
from warbones.review.shapes import Review
from warbones.review.verdicts import Verdict
from warbones.review.walking import concluded
from warbones.table.record import MatchRecord

Progress = Callable[[int, int], None]
"""Is told how many questions of how many are answered."""


def unseen(done: int, of: int) -> None:
    """Let it pass."""


def reviewed(record: MatchRecord, progress: Progress = unseen, factor: float = 1.0) -> Review:
    """Return the review of a match, with ``factor`` times the usual effort. Raises `NoReview`; else as `moments`."""
    inquiry, verdicts = Inquiry(record, factor), list[Verdict]()
    asked = inquiry.asked()
    for each in asked:
        progress(len(verdicts), len(asked))
        verdicts.append(answer(each))
    progress(len(asked), len(asked))
    return concluded(inquiry, verdicts)


def answer(asked: Asked) -> Verdict:
    """Answer a question; that takes part of a second."""
    judge, position = _judge(asked.game, asked.effort), load(asked.game).from_dict(asked.written)
    if asked.seat is None:
        return Verdict(best=-1, value=judge.value(position), cost=0.0, error=0.0)
    return judge.verdict(position, asked.seat, position.legal(asked.seat).find(asked.action))


def prepare(game: str) -> None:
    """Compile what answers need, or find it compiled, by a first one."""
    _judge(game, 1).value(load(game).new(seed=0))
    equalize(np.zeros(4), 2, 2, *np.zeros((3, 2, 2)), 1)


@lru_cache(1)
def _judge(game: str, effort: int) -> Judge:
    return Judge(load(game), effort, SEED)
