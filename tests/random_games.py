"""Random games of any game, for Hypothesis."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import strategies as st

from warbones import Game, Position
from warbones.check.random_play import answer_one

MOST_ANSWERS = 60_000
"""More answers than any game has."""

SEEDS = st.integers(0, 2**32 - 1)


def options(game: Game, **others: st.SearchStrategy[Any]) -> st.SearchStrategy[Mapping[str, Any]]:
    """Return a strategy for rule options; ``others`` replace the values that an option names."""
    named: dict[str, st.SearchStrategy[Any]] = {
        option.name: st.sampled_from(list(option.values)) for option in game.ruleset.options
    }
    return st.fixed_dictionaries(named | others)


def positions(game: Game, most: int, **others: st.SearchStrategy[Any]) -> st.SearchStrategy[Position]:
    """Return a strategy for positions after ``most`` random answers or fewer, or at the end of a game."""

    def after(seed: int, chosen: Mapping[str, Any], answers: int) -> Position:
        position, rng = game.new(**chosen), Random(seed)
        while answers and not position.over:
            answer_one(position, rng)
            answers -= 1
        return position

    return st.builds(after, SEEDS, options(game, **others), st.integers(0, most))


def finish(position: Position, rng: Random) -> int:
    """Play to the end at random; return the number of decisions."""
    decisions = 0
    for _ in range(MOST_ANSWERS):
        if position.over:
            return decisions
        decisions += not position.owed
        answer_one(position, rng)
    raise AssertionError(f"This game does not end: {position.text}")
