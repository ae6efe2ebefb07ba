"""Nodes: seats are asked in turn, nodes are immutable, and tokens lead to their actions."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from tests.adapters.random_walks import further, walk
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
            assert len(node.legal_tokens(node.turn)) > 1
            others = set(range(len(game.names))) - set(node.snapshot.asked)
            assert [node.legal_tokens(seat) for seat in others] == [()] * len(others)


def test_nodes_never_change(game: Game) -> None:
    rng = random.Random(4)
    for node in walk(game, 2):
        if node.over or rng.random() > 0.2:
            continue
        before = node.snapshot.position.to_dict(), node.prefixes, node.history
        further(node, rng)
        assert (node.snapshot.position.to_dict(), node.prefixes, node.history) == before
        assert copy.deepcopy(node) is copy.copy(node) is node


def test_a_pickled_node_continues_like_the_original(game: Game) -> None:
    rng = random.Random(5)
    for node in walk(game, 5):
        if node.over or rng.random() > 0.02:
            continue
        read, seed = pickle.loads(pickle.dumps(node)), rng.random()
        for one, other in ((node, read), (further(node, random.Random(seed)), further(read, random.Random(seed)))):
            assert one.snapshot.position.to_dict() == other.snapshot.position.to_dict()
            assert one.snapshot.position.events(0) == other.snapshot.position.events(0)
            assert (one.prefixes, one.history) == (other.prefixes, other.history)


def test_seats_that_choose_at_once_are_asked_one_after_another() -> None:
    node = launching()
    assert node.snapshot.asked == (0, 1)
    assert node.turn == 0
    for _ in range(2):
        node = node.apply_token(0, node.legal_tokens(0)[0])
    assert node.turn == 1
    assert node.snapshot.asked == (1,)


def launching() -> Node:
    """Return a node of DiceWing where both seats launch."""
    return next(node for node in walk(load("dicewing"), 1) if len(node.snapshot.asked) == 2)


def test_tokens_lead_to_the_action_that_they_spell() -> None:
    node = launching()
    first, second = node.legal_tokens(0)[1], node.apply_token(0, node.legal_tokens(0)[1]).legal_tokens(0)[2]
    words = [node.game.notation.words[number - 1] for number in (first, second)]
    said = node.apply_token(0, first).apply_token(0, second)
    position = node.snapshot.position.copy()
    position.act(0, f"launch {words[0]} {words[1]}")
    assert said.snapshot.position.to_dict() == position.to_dict()
    assert said.history[0] == (*node.history[0], first, second)


def test_wrong_answers_are_refused() -> None:
    node = launching()
    with pytest.raises(IllegalAction, match="999 is not possible here; Alpha may answer"):
        node.apply_token(0, 999)
    drafting = next(node for node in walk(load("dicewing"), 1) if node.turn is not None)
    with pytest.raises(IllegalAction, match="is not asked for anything now"):
        drafting.apply_token(1 - drafting.turn, drafting.legal_tokens(drafting.turn)[0])
    with pytest.raises(WrongRoll, match="No shared die"):
        node.roll(1)
    with pytest.raises(WrongRoll, match="1 to"):
        initial_node(load("dicewing"), {}).roll(99)


def test_options_of_the_game_are_accepted_and_others_refused() -> None:
    assert initial_node(load("keep"), {"round_limit": 8}).snapshot.position.options["round_limit"] == 8
    with pytest.raises(UnknownOption, match="There is no option 'seed'"):
        initial_node(load("keep"), {"seed": 8})


def test_any_position_can_become_a_node() -> None:
    position: Position = load("keep").new(seed=3)
    node = node_at(position)
    assert node.turn == min(position.to_act)
