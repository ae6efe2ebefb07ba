"""Whole games of inDICEsion thrown by physics: its facts never contradict the table."""

from __future__ import annotations

import random

import pytest

from tests.contract.playing import random_options
from warbones import Throw, load
from warbones.physics.service import land

GAME = load("indicesion")


def game_by_physics(seed: int) -> tuple[int, ...]:
    """Play a game with random options and moves, throws by physics; return how it ends."""
    luck = random.Random(seed)
    position = GAME.new(**random_options(GAME, luck) | {"throw_model": "physics"})
    while not position.over:
        due = next(iter(position.owed.values()), None)
        if isinstance(due, Throw):
            position.land(land(due, luck.getrandbits(64)))
        elif due:
            position.roll(luck.randint(1, due.sides))
        else:
            (seat,) = position.to_act
            position.act(seat, luck.choice(position.legal(seat).ids))
    return position.scores()


@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_physics_ends(seed: int) -> None:
    assert sum(game_by_physics(seed)) == 0


@pytest.mark.torture
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(3, 103))
def test_a_hundred_games_by_physics_end(seed: int) -> None:
    assert sum(game_by_physics(seed)) == 0
