"""Compiled states match nodes, die by die and token by token."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

from tests.adapters.random_walks import short
from tests.effort import seeds
from tests.vector.test_equality import options_of
from warbones import Game, IllegalAction, WarbonesError, WrongRoll, load
from warbones.adapters import compiled_states
from warbones.adapters.compiled_states import CompiledState, StateKey, next_node
from warbones.encoding.node import initial_node
from warbones.encoding.observations import OBSERVATION_KINDS, RECORD, bounds, observation


@pytest.fixture
def game(compiled_game: Game) -> Game:
    """One of a few games, because each compiles a table."""
    return compiled_game


def start(game: Game, seed: int = 0, observations: str = RECORD) -> CompiledState:
    options = options_of(game, seed) if seed % 2 else dict(short(game))
    return CompiledState(initial_node(game, options), StateKey(game.id, tuple(sorted(options.items())), observations))


def further(compiled: CompiledState, rng: random.Random) -> CompiledState:
    return compiled.after(rng.randrange(compiled.sides) if compiled.sides else rng.choice(compiled.legal))


def walk(game: Game, seed: int) -> Iterator[CompiledState]:
    """Yield the states of a random game."""
    rng, compiled = random.Random(seed), start(game, seed)
    while not compiled.over:
        yield compiled
        compiled = further(compiled, rng)
    yield compiled


@pytest.mark.parametrize("observations", OBSERVATION_KINDS)
@pytest.mark.parametrize("seed", seeds(1, 40))
def test_compiled_states_equal_nodes(game: Game, seed: int, observations: str) -> None:
    rng, compiled = random.Random(seed), start(game, seed, observations)
    node, out, shown = compiled.node, np.zeros(len(bounds(game, observations)[0]), np.float32), 0
    while True:
        assert (compiled.turn, compiled.sides) == (node.turn, node.due.sides if node.due else 0)
        assert (compiled.over, compiled.scores) == (node.over, node.scores)
        assert compiled.legal == (() if node.turn is None else node.legal_tokens(node.turn))
        for seat in range(2):
            if compiled.write(seat, out):
                np.testing.assert_array_equal(out, observation(node, seat, observations))
                shown += 1
        if compiled.over:
            break
        number = rng.randrange(compiled.sides) if compiled.sides else rng.choice(compiled.legal)
        compiled, node = compiled.after(number), next_node(node, number)
    assert shown > 20
    assert compiled.node.snapshot.position.to_dict() == node.snapshot.position.to_dict()
    assert compiled.node.snapshot.position.events(0) == node.snapshot.position.events(0)
    assert compiled.node.history == node.history


def test_states_never_change_and_any_kind_of_copy_continues_in_the_same_way(game: Game) -> None:
    rng = random.Random(3)
    for compiled in walk(game, 2):
        if compiled.over or rng.random() > 0.05:
            continue
        seed = rng.random()
        assert copy.deepcopy(compiled) is copy.copy(compiled) is compiled
        read = pickle.loads(pickle.dumps(compiled))
        one, two, other = (further(each, random.Random(seed)) for each in (compiled, compiled, read))
        for twin in (two, other):
            assert (twin.turn, twin.sides, twin.legal) == (one.turn, one.sides, one.legal)
            assert twin.node.snapshot.position.to_dict() == one.node.snapshot.position.to_dict()


def test_nodes_take_over_where_dice_are_rerolled_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_states, "MOST_FACES", 1)
    *some, last = walk(load("dicewing"), 1)
    assert any(compiled.key is None for compiled in some)
    assert last.over
    assert sum(last.scores) == 0


def test_illegal_tokens_and_faces_are_refused_in_a_sentence() -> None:
    *some, last = walk(load("dicewing"), 3)
    rolling, asked = (next(compiled for compiled in some if bool(compiled.sides) is due) for due in (True, False))
    for number in (-1, rolling.sides):
        with pytest.raises(WrongRoll, match="shows 1 to"):
            rolling.after(number)
    with pytest.raises(IllegalAction, match="999 is not possible here"):
        asked.after(999)
    with pytest.raises(IllegalAction, match="The game is over"):
        last.after(0)


def test_a_state_of_other_rules_is_refused() -> None:
    *_, last = walk(load("dicewing"), 1)
    make, (key, _, *rest) = last.__reduce__()
    with pytest.raises(WarbonesError, match="another version of the rules"):
        make(key, ["rules_0", "rules_0"], *rest)
    with pytest.raises(WarbonesError, match="another version of the rules"):
        make(tuple(key[:2]), ["rules_0", "rules_0"], *rest)  # a key of earlier versions, without observations
