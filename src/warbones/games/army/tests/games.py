"""Random games, for Hypothesis."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from warbones import Position
from warbones.games.army.tests.script import GAME


def options():
    """Return a strategy for rule options; matches are kept short, as length changes nothing that is looked at."""
    chosen = {option.name: st.sampled_from(list(option.values)) for option in GAME.options}
    return st.fixed_dictionaries(chosen | {"most_turns": st.sampled_from([10, 30]), "most_rounds": st.just(5)})


def games():
    """Return a strategy for a seed, options, and after how many answers to stop."""
    return st.tuples(st.integers(0, 2**32 - 1), options(), st.integers(0, 700))


def answer(position: Position, random: Random) -> None:
    """Answer what is due, at random, of any seat."""
    dues = [("roll", seat) for seat in position.owed] + [("act", seat) for seat in sorted(position.to_act)]
    what, seat = random.choice(dues)
    if what == "roll":
        position.roll(random.randint(1, 6), seat)
    else:
        position.act(seat, random.choice(position.legal(seat).ids))


def random_position(seed: int, chosen: dict, answers: int) -> Position:
    """Return the position after some random answers, or at the end of the game if that comes first."""
    position, random = GAME.new(**chosen), Random(seed)
    while answers and not position.over:
        answer(position, random)
        answers -= 1
    return position


def finish(position: Position, random: Random) -> int:
    """Play to the end at random; return how many answers it took."""
    answers = 0
    while not position.over:
        answer(position, random)
        answers += 1
        assert answers < 60_000, f"This game does not end: {position.text}"
    return answers
