"""Random games, for Hypothesis."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from warbones import Position
from warbones.games.dicewing.tests.script import GAME

LONGEST = 14 + 14 + 6 * (2 + 4 + 2 + 1)
"""More decisions than any game has: two drafts, then six attacks with launches, calls, damage and capture."""


def options():
    """Return a strategy for rule options."""
    return st.fixed_dictionaries({option.name: st.sampled_from(list(option.values)) for option in GAME.options})


def games():
    """Return a strategy for a seed, options, and after how many answers to stop."""
    return st.tuples(st.integers(0, 2**32 - 1), options(), st.integers(0, 110))


def answer(position: Position, random: Random) -> None:
    """Answer what is due, at random."""
    if position.owed:
        position.roll(random.randint(1, position.owed[None].sides))
    else:
        seat = random.choice(sorted(position.to_act))
        position.act(seat, random.choice(position.legal(seat).ids))


def random_position(seed: int, chosen: dict, answers: int) -> Position:
    """Return the position after some random answers, or at the end of the game if that comes first."""
    position, random = GAME.new(**chosen), Random(seed)
    while answers and not position.over:
        answer(position, random)
        answers -= 1
    return position


def finish(position: Position, random: Random) -> int:
    """Play to the end at random; return how many decisions it took."""
    decisions = 0
    while not position.over:
        decisions += not position.owed
        answer(position, random)
        assert decisions <= LONGEST, f"This game does not end: {position.text}"
    return decisions
