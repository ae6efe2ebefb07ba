"""Matches of the toy kind to be reviewed: played at random, with decisions taken back, and given up."""

from __future__ import annotations

from functools import cache
from random import Random

from warbones import load
from warbones.review.answering import reviewed
from warbones.review.shapes import Review
from warbones.table.answers import Turn
from warbones.table.dice import HonestDice
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord, record

SECRET = b"the same for all"

LITTLE = 0.01
"""How much of the usual effort a review gets whose figures do not matter."""


def random_match(game: str, decisions: int | None = None, *, undoing: bool = False) -> MatchRecord:
    """Return a match played at random to its end, or until somebody gives up after so many decisions."""
    match, luck, turns = Match(load(game), {}, HonestDice(SECRET)), Random(3), list[Turn]()

    def play(prepared: Prepared) -> None:
        turns.append(prepared.turn)
        match.commit(prepared)

    play(match.open())
    while not match.over:
        seat = max(match.to_act)
        if len(turns) - 1 == decisions:
            play(match.end(seat))
        elif undoing and match.may_undo(1 - seat) and luck.random() < 0.5:
            play(match.undo(1 - seat))
        else:
            play(match.answer(seat, match.number(seat), luck.choice(list(match.position.legal(seat))).text))
    return record(match, turns, "table", SECRET)


@cache
def random_review(game: str, decisions: int | None = None, *, undoing: bool = False) -> tuple[MatchRecord, Review]:
    """Return a `random_match` with its review."""
    match = random_match(game, decisions, undoing=undoing)
    return match, reviewed(match, factor=LITTLE)
