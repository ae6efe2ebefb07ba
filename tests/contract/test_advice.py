"""A game's advice is legal, the same when compiled, and needs nothing hidden from the seat."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests import effort
from warbones import GAMES, Game, Position
from warbones.check.random_play import moments, random_game
from warbones.compiled.engine import Compiled
from warbones.compiled.jit import entry_point
from warbones.core.rules.calls import advised, outlook

MOST = 5


@entry_point
def advised_now(states: np.ndarray, seat: int, out: np.ndarray, most: int) -> int:
    """Let Python call the function that the search calls."""
    return advised(states[0], seat, out, most)


@entry_point
def worth_now(states: np.ndarray, seat: int) -> float:
    """Let Python call the function with which the search values a position."""
    return outlook(states[0], seat)


@pytest.fixture(params=sorted(name for name, game in GAMES.items() if hasattr(game.ruleset.advice, "shortlist")))
def advising(request: pytest.FixtureRequest) -> Game:
    """One of the games that have a shortlist."""
    return GAMES[request.param]


def shortlist(game: Game, record: object, seat: int, most: int = MOST) -> list[int]:
    out = [0] * game.ruleset.most_actions
    return out[: game.ruleset.advice.shortlist(record, seat, out, most)]  # type: ignore[attr-defined]


def positions(game: Game) -> Iterator[Position]:
    for seed in range(3 if effort.long else 1):
        yield from moments(random_game(game, seed))


def test_a_shortlist_names_few_legal_actions_once_each(advising: Game) -> None:
    for position in positions(advising):
        for seat in range(len(advising.names)):
            listed = shortlist(advising, position.record(), seat)
            assert len(listed) == len(set(listed)) <= MOST
            assert set(listed) <= set(position.legal(seat).ids) or position.owed
            assert shortlist(advising, position.record(), seat, 1) == listed[:1]


def test_a_shortlist_needs_only_what_the_seat_knows(advising: Game) -> None:
    for position in positions(advising):
        for seat in sorted(position.to_act):
            seen = position.seen_by(seat).record()
            assert shortlist(advising, position.record(), seat) == shortlist(advising, seen, seat)


def test_compiled_advice_is_the_same(advising: Game) -> None:
    compiled, out = Compiled(advising.ruleset), np.zeros(advising.ruleset.most_actions, np.int64)
    for position in positions(advising):
        state = compiled.load(position.record())
        for seat in range(len(advising.names)):
            count = advised_now(state, seat, out, MOST)
            assert out[:count].tolist() == shortlist(advising, position.record(), seat)


def test_compiled_values_are_the_same(compiled_game: Game) -> None:
    compiled = Compiled(compiled_game.ruleset)
    for position in positions(compiled_game):
        state = compiled.load(position.record())
        for seat in range(len(compiled_game.names)):
            worth = compiled_game.ruleset.advice.evaluate(position.record(), seat)
            assert worth_now(state, seat) == pytest.approx(worth, abs=1e-9)
