"""Bots that try actions out, with physics for their throws."""

from __future__ import annotations

import pytest

from warbones import Position, WarbonesError, load
from warbones.lab.batch import simulate
from warbones.players.bots import bot_named, choose, thoughts
from warbones.players.planner import outcome, weigh
from warbones.players.worker import prepare

GAME = load("indicesion")


def begun(text: str) -> Position:
    return Position.start(GAME, GAME.read(text))


OWN = "turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1"
POISON = (
    "respawn 1 mode=drafting throw_model={} | start=Alpha turn=Alpha asked=Alpha thrown=yellow1 | "
    "Alpha: blue1 pink1 knocked=orange1=4 | Beta: orange2 pink2 red1 | table: orange1(Beta)=1@Beta"
)


def test_the_planner_throws_at_its_own_board_rather_than_at_the_other_one() -> None:
    action = choose(begun(OWN), 0, bot_named("search:6000"), 1)
    assert action.text.startswith("throw red at Alpha")


def test_the_same_seed_plans_the_same() -> None:
    first = [weigh(begun(OWN), 0, 12, 7) for _ in range(2)]
    assert first[0] == first[1]
    assert {action.text for action, _ in first[0]} == {action.text for action in begun(OWN).legal(0)}


def test_a_blue_die_stands_in_where_that_is_worth_its_turn() -> None:
    assert choose(begun(POISON.format("physics")), 0, bot_named("search"), 2).text == "respawn orange1"


def test_an_outcome_lets_all_that_follows_happen() -> None:
    position = begun(OWN)
    values = {outcome(position, 0, action, 3) for action in position.legal(0)}
    assert all(-1 <= value <= 1 for value in values)
    assert len(values) > 1
    assert position.to_act == {0}


def test_with_a_referee_nothing_can_be_tried_out() -> None:
    position = begun(OWN.replace("turn 1", "turn 1 throw_model=referee"))
    assert [thought.value for thought in thoughts(position, 0, bot_named("search"), 1)] == [0.0]


def test_a_random_bot_weighs_all_alike_and_nothing_is_compiled() -> None:
    found = thoughts(begun(OWN), 0, bot_named("random"), 1)
    assert len({thought.weight for thought in found}) == 1
    prepare("indicesion")


def test_batches_are_refused_in_a_sentence() -> None:
    with pytest.raises(WarbonesError, match="only run interpreted"):
        simulate("indicesion", 1, ["random"] * 6)
