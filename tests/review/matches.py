"""Random matches for reviews: some with decisions taken back, some resigned."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.table.recorded import recorded
from warbones import load
from warbones.players.judges import answer
from warbones.review.review import Review
from warbones.review.reviewer import review_match
from warbones.table.dice import HonestDice
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord

SECRET = b"the same for all"

LITTLE = 0.01
"""The share of the usual effort for a review whose figures do not matter."""


def random_match(game: str, decisions: int | None = None, *, undoing: bool = False) -> MatchRecord:
    """Return a match played at random to its end, or until somebody resigns after a number of decisions."""
    rng = Random(3)

    def following(match: Match, turns: int) -> Prepared:
        seat = max(match.to_act)
        if turns - 1 == decisions:
            return match.end(seat)
        if undoing and match.may_undo(1 - seat) and rng.random() < 0.5:
            return match.undo(1 - seat)
        return match.answer(seat, match.number(seat), rng.choice(list(match.position.legal(seat))).text)

    return recorded(Match(load(game), {}, HonestDice(SECRET)), SECRET, following)


@cache
def random_review(game: str, decisions: int | None = None, *, undoing: bool = False) -> tuple[MatchRecord, Review]:
    """Return a `random_match` with its review."""
    match = random_match(game, decisions, undoing=undoing)
    return match, review_match(match, answer, factor=LITTLE)
