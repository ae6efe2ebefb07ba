"""Nodes: one seat is asked after another, nothing ever changes, and words come to the actions that they say."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from tests.adapters.walks import further, walk
from warbones import Game, IllegalAction, Position, UnknownOption, WrongRoll, load
from warbones.encoding.node import Node, initial_node, node_at


@pytest.mark.parametrize("seed", range(3))
def test_random_walks_end_with_a_result(game: Game, seed: int) -> None:
    *nodes, last = walk(game, seed)
    assert sum(last.scores) == 0
    assert last.turn is None
    assert last.due is None
    assert all(node.scores == (0,) * len(game.names) for node in nodes)


def test_at_every_node_a_die_is_due_or_a_seat_has_to_choose(game: Game) -> None:
    for node in walk(game, 1):
        if node.over:
            continue
        assert (node.due is None) != (node.turn is None)
        if node.turn is not None:
            assert len(node.may_say(node.turn)) > 1
            others = set(range(len(game.names))) - set(node.stand.asked)
            assert [node.may_say(seat) for seat in others] == [()] * len(others)


def test_nodes_never_change(game: Game) -> None:
    luck = random.Random(4)
    for node in walk(game, 2):
        if node.over or luck.random() > 0.2:
            continue
        before = node.stand.position.to_dict(), node.said, node.heard
        further(node, luck)
        assert (node.stand.position.to_dict(), node.said, node.heard) == before
        assert copy.deepcopy(node) is copy.copy(node) is node


def test_a_pickled_node_goes_on_as_the_original(game: Game) -> None:
    luck = random.Random(5)
    for node in walk(game, 5):
        if node.over or luck.random() > 0.02:
            continue
        read, seed = pickle.loads(pickle.dumps(node)), luck.random()
        for one, other in ((node, read), (further(node, random.Random(seed)), further(read, random.Random(seed)))):
            assert one.stand.position.to_dict() == other.stand.position.to_dict()
            assert one.stand.position.events(0) == other.stand.position.events(0)
            assert (one.said, one.heard) == (other.said, other.heard)


def test_seats_that_choose_at_once_are_asked_one_after_another() -> None:
    node = launching()
    assert node.stand.asked == (0, 1)
    assert node.turn == 0
    for _ in range(2):
        node = node.say(0, node.may_say(0)[0])
    assert node.turn == 1
    assert node.stand.asked == (1,)


def launching() -> Node:
    """Return DiceWing where both seats launch."""
    return next(node for node in walk(load("dicewing"), 1) if len(node.stand.asked) == 2)


def test_words_come_to_the_action_that_they_say() -> None:
    node = launching()
    first, second = node.may_say(0)[1], node.say(0, node.may_say(0)[1]).may_say(0)[2]
    words = [node.game.notation.words[number - 1] for number in (first, second)]
    said = node.say(0, first).say(0, second)
    position = node.stand.position.copy()
    position.act(0, f"launch {words[0]} {words[1]}")
    assert said.stand.position.to_dict() == position.to_dict()
    assert said.heard[0] == (*node.heard[0], first, second)


def test_wrong_answers_are_refused() -> None:
    node = launching()
    with pytest.raises(IllegalAction, match="999 is no answer here; Alpha's may be"):
        node.say(0, 999)
    drafting = next(node for node in walk(load("dicewing"), 1) if node.turn is not None)
    with pytest.raises(IllegalAction, match="is not asked for anything now"):
        drafting.say(1 - drafting.turn, drafting.may_say(drafting.turn)[0])
    with pytest.raises(WrongRoll, match="No die"):
        node.roll(1)
    with pytest.raises(WrongRoll, match="1 to"):
        initial_node(load("dicewing"), {}).roll(99)


def test_options_are_the_game_s_and_wrong_ones_are_refused() -> None:
    assert initial_node(load("keep"), {"round_limit": 8}).stand.position.options["round_limit"] == 8
    with pytest.raises(UnknownOption, match="There is no option 'seed'"):
        initial_node(load("keep"), {"seed": 8})


def test_a_position_of_one_s_own_is_a_node() -> None:
    position: Position = load("keep").new(seed=3)
    node = node_at(position)
    assert node.turn == min(position.to_act)
