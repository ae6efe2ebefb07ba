"""Random battles, for Hypothesis and for the report of what they exercise."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from warbones import Position
from warbones.games.battle.tests.script import GAME

MOST_ANSWERS = 20_000


def options():
    """Return a strategy for rule options."""
    return st.fixed_dictionaries({option.name: st.sampled_from(list(option.values)) for option in GAME.options})


def games():
    """Return a strategy for a seed, options, and after how many answers to stop."""
    return st.tuples(st.integers(0, 2**32 - 1), options(), st.integers(0, 300))


def answer(position: Position, random: Random) -> None:
    """Answer what is due, at random."""
    if position.owed:
        position.roll(random.randint(1, 6))
    else:
        (seat,) = position.to_act
        position.act(seat, random.choice(position.legal(seat).ids))


def random_position(seed: int, chosen: dict, answers: int) -> Position:
    """Return the position after some random answers, or at the end of the battle if that comes first."""
    position, random = GAME.new(**chosen), Random(seed)
    while answers and not position.over:
        answer(position, random)
        answers -= 1
    return position


def finish(position: Position, random: Random) -> None:
    """Play to the end at random, which comes in time."""
    answers = 0
    while not position.over:
        answer(position, random)
        answers += 1
        assert answers < MOST_ANSWERS, f"This battle does not end: {position.text}"


def random_options(random: Random) -> dict:
    """Return random rule options."""
    return {option.name: random.choice(list(option.values)) for option in GAME.options}


def battle(seed: int) -> Iterator[Position]:
    """Play a random battle with random options; yield the live position before each answer, and its last."""
    random = Random(seed)
    position = GAME.new(**random_options(random))
    while not position.over:
        yield position
        answer(position, random)
    yield position
