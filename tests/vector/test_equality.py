"""Compiled tables play exactly as nodes do: token for token, mask for mask, reward for reward."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

from tests.adapters.random_walks import SHORT
from tests.effort import cases, seeds
from warbones import GAMES, Game
from warbones.adapters.lockstep import Lockstep
from warbones.adapters.streams import DiceStreams
from warbones.core.record.options import Value
from warbones.encoding.node import initial_node
from warbones.encoding.observations import FEATURES, RECORD, observation, token_count, token_mask
from warbones.encoding.tokens import encoded_games
from warbones.vector.kernels.records import NO_TOKEN, SEATS
from warbones.vector.tables import Tables


def options_of(game: Game, seed: int) -> dict[str, Value]:
    """Return the options that shorten a game and, for odd seeds, random values of the others."""
    rng = np.random.default_rng(seed)
    chosen: dict[str, Value] = {
        option.name: list(option.values)[rng.integers(len(option.values))] for option in game.ruleset.options
    }
    return {**(chosen if seed % 2 else {}), **SHORT.get(game.id, {})}


def one_by_one(game: Game, options: list[Mapping[str, Value]], seed: int, observations: str = RECORD) -> None:
    """Play one game at each table and compare at every step."""
    tables = Tables(game, len(options), options, autoreset="disabled", observations=observations)
    tables.seed(seed)
    rows, rng = tables.new_rows(), np.random.default_rng(seed)
    tables.begin(rows)
    streams = [DiceStreams(seed, 1, table) for table in range(len(options))]
    nodes = [stream.settle(initial_node(game, each)) for stream, each in zip(streams, options, strict=True)]
    while not rows.over.all():
        words, asked = np.full(len(nodes), NO_TOKEN, np.int64), rows.acting.copy()
        for at, node in enumerate(nodes):
            if node.over:
                continue
            assert rows.acting[at] == node.turn
            seat = node.turn or 0
            np.testing.assert_array_equal(rows.observation[at], observation(node, seat, observations))
            np.testing.assert_array_equal(rows.action_mask[at], token_mask(node, seat, token_count(game)))
            words[at] = rng.choice(np.flatnonzero(rows.action_mask[at]))
            nodes[at] = streams[at].settle(node.apply_token(seat, int(words[at])))
        tables.step(words, rows)
        assert not rows.refused.any()
        for at, node in enumerate(nodes):
            if words[at] >= 0:
                assert tuple(rows.reward[at]) == node.scores
                assert rows.over[at] == node.over
                if node.over:
                    np.testing.assert_array_equal(rows.observation[at], observation(node, int(asked[at]), observations))
    assert all(node.over for node in nodes)


def in_lockstep(game: Game, options: list[Mapping[str, Value]], seed: int, observations: str = RECORD) -> None:
    """Play one game at each table, with all seats acting at every step, and compare at every step."""
    tables = Tables(game, len(options), options, autoreset="disabled", together=True, observations=observations)
    tables.seed(seed)
    rows, rng = tables.new_rows(), np.random.default_rng(seed)
    tables.begin(rows)
    wait = token_count(game)
    streams = [DiceStreams(seed, 1, table) for table in range(len(options))]
    twins = [Lockstep(initial_node(game, each), stream) for stream, each in zip(streams, options, strict=True)]
    while not rows.over.all():
        words = np.full((len(twins), SEATS), NO_TOKEN, np.int64)
        for at, twin in enumerate(twins):
            if twin.node.over:
                continue
            allowed = [twin.legal_tokens(seat) for seat in range(SEATS)]
            for seat in range(SEATS):
                row = SEATS * at + seat
                right = observation(twin.known_to(seat), seat, observations)
                np.testing.assert_array_equal(rows.observation[row], right)
                assert np.flatnonzero(rows.action_mask[row]).tolist() == list(allowed[seat] or [wait])
                assert rows.acting[row] == bool(allowed[seat])
                words[at, seat] = rng.choice(np.flatnonzero(rows.action_mask[row]))
            for seat in range(SEATS):
                if allowed[seat]:
                    twin.apply_token(seat, int(words[at, seat]))
            twin.end_step()
        tables.step(words, rows)
        assert not rows.refused.any()
        for at, twin in enumerate(twins):
            if words[at, 0] >= 0:
                assert tuple(rows.reward[at]) == twin.node.scores
                assert rows.over[at] == twin.node.over


@pytest.fixture(params=cases(encoded_games(), {"dicewing"}))
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games that agents can play; short runs play one with secrets, since those come on top of all else."""
    return GAMES[request.param]


GAMES_AT_ONCE = 100
LONG = 5
EVERY = cases(range(LONG), {1})
"""The seeds: the second plays few games, some with random options; all play 300 of each game, in each of four ways."""


def dealt(game: Game, seed: int) -> list[Mapping[str, Value]]:
    """Return the rule options of the games that a seed plays."""
    return [options_of(game, GAMES_AT_ONCE * seed + table) for table in range(6 if seed < 2 else GAMES_AT_ONCE)]


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", EVERY)
def test_one_seat_at_a_time(game: Game, seed: int) -> None:
    one_by_one(game, dealt(game, seed), seed)


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", EVERY)
def test_all_seats_in_lockstep(game: Game, seed: int) -> None:
    in_lockstep(game, dealt(game, seed), seed)


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", seeds(1, LONG))
def test_features_one_seat_at_a_time(game: Game, seed: int) -> None:
    one_by_one(game, dealt(game, seed), seed, FEATURES)


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", seeds(1, LONG))
def test_features_in_lockstep(game: Game, seed: int) -> None:
    in_lockstep(game, dealt(game, seed), seed, FEATURES)
