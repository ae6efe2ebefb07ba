"""Whole games of inDICEsion thrown by physics: its facts never contradict the table."""

from __future__ import annotations

import random

import pytest

from tests.effort import seeds
from warbones import Position, Throw, load
from warbones.check.random_play import random_options
from warbones.physics import land

GAME = load("indicesion")
HEAD = "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha"


def game_by_physics(seed: int) -> tuple[int, ...]:
    """Play a game with random options and moves, and throws by physics; return its scores."""
    rng = random.Random(seed)
    position = GAME.new(**random_options(GAME, rng) | {"throw_model": "physics"})
    while not position.over:
        due = next(iter(position.owed.values()), None)
        if isinstance(due, Throw):
            position.land(land(due, rng.getrandbits(64)))
        elif due:
            position.roll(rng.randint(1, due.sides))
        else:
            (seat,) = position.to_act
            position.act(seat, rng.choice(position.legal(seat).ids))
    return position.scores()


@pytest.mark.parametrize("seed", seeds(1, 3))
def test_a_game_by_physics_ends(seed: int) -> None:
    assert sum(game_by_physics(seed)) == 0


@pytest.mark.torture
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(3, 103))
def test_a_hundred_games_by_physics_end(seed: int) -> None:
    assert sum(game_by_physics(seed)) == 0


@pytest.mark.rule("B25")
def test_a_die_that_leaned_on_the_one_taken_back_falls():
    leaning = "orange1=x@Alpha#-11743,-38058,2576,-6295,25476,17296,9268"
    head = HEAD.replace("turn 1", "pink 1").replace("asked=Alpha", "asked=Alpha thrown=red1 at=Alpha")
    drawn = f"{head} | Alpha: pink1 | Beta: blue1 | table: red1(Alpha)=1#0,0,1905,32767,0,0,0 {leaning}"
    position = Position.start(GAME, GAME.read(drawn))
    position.act(0, "reroll")
    assert position.throw
    assert position.throw.die is None
    position.land(land(position.throw, 1))
    assert position.shown().face[0] != 0
    assert [action.text.split()[1] for action in position.legal(0)] == ["red"] * 6


def test_dice_known_only_by_facts_are_placed_accordingly() -> None:
    lying = "yellow1(Beta)=4@Beta orange1=2@Alpha pink1=6@Alpha^orange1 green2=3@Beta blue2=x@Alpha"
    position = Position.start(GAME, GAME.read(f"{HEAD} | Alpha: red1 | Beta: blue1 | table: {lying}"))
    position.act(0, "throw red at Beta from 0 -200000 40000 going 0 -500 0")
    assert position.throw
    before = {lie.die: (lie.face, lie.on, lie.beneath) for lie in position.throw.dice}
    for seed in range(3):
        after = {lie.die: (lie.face, lie.on, lie.beneath) for lie in land(position.throw, seed).lies}
        assert after | {"red1": None} == before | {"red1": None}
