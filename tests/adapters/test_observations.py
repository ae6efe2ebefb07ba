"""A seat's knowledge as numbers and as text."""

from __future__ import annotations

import numpy as np
import pytest

from tests.adapters.random_walks import walk
from tests.effort import seeds
from warbones import Game, load
from warbones.check.random_play import random_game
from warbones.encoding.node import initial_node, node_at
from warbones.encoding.observations import (
    bounds,
    history_text,
    layout,
    observation,
    observation_text,
    token_count,
    token_mask,
)


@pytest.mark.parametrize("seed", seeds(1, 3))
def test_observations_keep_their_size_and_bounds_under_any_options(game: Game, seed: int) -> None:
    low, high = bounds(game)
    for answers, position in enumerate(random_game(game, seed)):
        if answers % 17 and not position.over:
            continue
        node = node_at(position.copy())
        for seat in (None, *range(len(game.names))):
            seen = observation(node, seat)
            assert seen.dtype == np.float32
            assert seen.shape == low.shape
            assert np.all((low <= seen) & (seen <= high))


def test_positions_with_different_texts_have_different_observations(game: Game) -> None:
    for seat in range(len(game.names)):
        texts: dict[bytes, str] = {}
        for node in walk(game, 6):
            text, numbers = node.snapshot.seen(seat).text, observation(node, seat).tobytes()
            assert texts.setdefault(numbers, text) == text


def test_an_observation_ends_with_its_viewer_the_asked_seats_the_die_and_the_words() -> None:
    game = load("dicewing")
    start, drafting = initial_node(game, {}), next(node for node in walk(game, 1) if node.turn is not None)
    record, words = layout(game.ruleset.state).width, len(game.notation.words)
    assert observation(start, 1)[record:].tolist() == [0, 1, 0, 0, 4, *[0] * words]
    asked = [float(seat == drafting.turn) for seat in range(2)]
    said = [float(word == "take") for word in game.notation.words]
    assert observation(drafting, drafting.turn)[record:].tolist() == [*asked, *asked, 0, *said]
    assert observation(drafting, None)[record:].tolist() == [0, 0, *asked, 0, *[0] * words]


def test_enums_are_one_hot_and_wide_fields_are_bits() -> None:
    game = load("army")
    (node,) = (node for node in list(walk(game, 1))[5:6])
    seen, where = observation(node, 0), layout(game.ruleset.state)
    source, column, columns = where.marks
    assert all(seen[at : at + wide].sum() == 1 for at, wide in zip(column, columns, strict=True))
    assert len(source) > 100
    assert len(where.bits[0]) == 2  # both seats' picks: -1, which sets all bits, until one is made
    assert all(seen[at : at + 64].sum() == 64 for at in where.bits[1])


def test_rule_options_are_not_part_of_an_observation() -> None:
    game = load("keep")
    one, other = (initial_node(game, options) for options in ({}, {"round_limit": 8, "board": "lanes5_hub"}))
    assert np.array_equal(observation(one, 0), observation(other, 0))


def test_the_mask_shows_the_legal_tokens(game: Game) -> None:
    for node in walk(game, 2):
        for seat in range(len(game.names)):
            allowed = token_mask(node, seat, token_count(game))
            assert tuple(np.flatnonzero(allowed)) == node.legal_tokens(seat)


def test_texts_say_the_position_the_die_and_the_words() -> None:
    game = load("keep")
    start = initial_node(game, {})
    assert observation_text(start, 0) == "Alpha | position 1 turn=Alpha keep=20/20 | Alpha: | Beta: | owed: d6"
    rolled = start.roll(4)
    assert observation_text(rolled, 0).endswith("| Alpha: A1=4 | Beta: | said: place")
    assert observation_text(rolled, None) == "spectator | position 1 turn=Alpha keep=20/20 | Alpha: A1=4 | Beta:"
    left = rolled.legal_tokens(0)[0]
    assert history_text(rolled.apply_token(0, left), 0).endswith(f"| heard: {left}")
    assert history_text(rolled.apply_token(0, left), 1).endswith("| heard: ")


def test_nobody_forgets(game: Game) -> None:
    """Perfect recall: every event and token of a seat is in all of its later information states."""
    for seat in range(len(game.names)):
        told, history = "", ""
        for node in walk(game, 8):
            if node.turn != seat:
                continue
            *_, told_now, heard_now = history_text(node, seat).split(" | ")
            assert told_now.startswith(told)
            assert heard_now.startswith(history)
            told, history = told_now, heard_now
        assert history


@pytest.mark.parametrize(
    ("name", "least", "most"), [("dicewing", -1, (1 << 14) - 1), ("keep", -1, 100), ("battle", -1, 512)]
)
def test_bounds_are_those_that_fields_declare(name: str, least: int, most: int) -> None:
    low, high = bounds(load(name))
    assert (low.min(), high.max()) == (least, most)
    assert np.all(low < high)
