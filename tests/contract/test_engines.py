"""Interpreted and compiled rules agree step by step, and bots receive only what their seat knows."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import numpy as np
import pytest

from tests.effort import cases, seeds
from tests.random_rule_data import own_data
from warbones import Game, Position
from warbones.check.random_play import looked_at, moments, random_game, random_options
from warbones.check.secrets import chooses_in_secret
from warbones.compiled.engine import Compiled
from warbones.compiled.jit import entry_point
from warbones.compiled.layout import unpack
from warbones.compiled.registry import register
from warbones.games import COMPILED
from warbones.players import bots
from warbones.players.search.analysis import Workspace
from warbones.players.search.simple import BotKind, load_view


@pytest.mark.parametrize("seed", seeds(2, 20))
def test_interpreted_and_compiled_rules_agree_step_by_step(compiled_game: Game, seed: int) -> None:
    game, rng = compiled_game, random.Random(seed)
    options = random_options(game, rng) | (own_data(game, seed) if seed % 2 else {})
    one, other = game.new(**options), game.run_by(Compiled).new(**options)
    for answers in count():
        if one.over:
            break
        if looked_at(answers):
            compare(one, other)
        if one.owed:
            seat = rng.choice(list(one.owed))
            face = rng.randint(1, one.owed[seat].sides)
            one.roll(face, seat)
            other.roll(face, seat)
        else:
            acting = rng.choice(sorted(one.to_act))
            action = rng.choice(one.legal(acting).ids)
            one.act(acting, action)
            other.act(acting, action)
    compare(one, other)


def compare(one: Position, other: Position) -> None:
    assert one.to_dict() == other.to_dict()
    assert (one.owed, one.to_act, one.scores()) == (other.owed, other.to_act, other.scores())
    for seat in range(len(one.game.names)):
        assert one.legal(seat).ids == other.legal(seat).ids
        assert one.events(seat) == other.events(seat)
        assert one.seen_by(seat).to_dict() == other.seen_by(seat).to_dict()
    assert one.scene(0) == other.scene(0)


@pytest.mark.parametrize("compiled_game", cases(sorted(COMPILED), {"dicewing"}), indirect=True)
def test_a_bot_searches_only_what_its_seat_knows(compiled_game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    game = compiled_game
    given: list[object] = []

    def watched(real: Callable[..., int]) -> Callable[..., int]:
        def spy(workspace: Workspace, seat: int, seats: int, kind: int, effort: int, seed: int) -> int:
            given.append(unpack(game.ruleset.state, workspace.states[0]))
            return real(workspace, seat, seats, kind, effort, seed)

        return spy

    for name in ("analyse_position", "analyse_position_lightly"):
        monkeypatch.setattr(bots, name, watched(getattr(bots, name)))
    for position in moments(random_game(game, 4)):
        for seat in sorted(position.to_act):
            seen = position.seen_by(seat)
            for bot in (bots.Bot(BotKind.RANDOM, 0), bots.Bot(BotKind.SEARCH, 1)):
                assert bots.choose(seen, seat, bot, 1).id in position.legal(seat).ids
                assert given.pop() == seen.record()


@entry_point
def know_now(states: np.ndarray, live: np.ndarray, seat: int, seats: int) -> None:
    """Let Python call the function that the compiled table calls."""
    load_view(states, live, seat, seats)


def test_the_compiled_table_conceals_as_the_interpreted_one_does(compiled_game: Game) -> None:
    game = compiled_game
    record, compiled = register(game.ruleset), Compiled(game.ruleset)
    for position in moments(random_game(game, 6)):
        live, states = np.zeros(2, record), np.zeros(2, record)
        live[1:] = compiled.load(position.record())
        for seat in range(len(game.names)):
            know_now(states, live, seat, len(game.names))
            assert unpack(game.ruleset.state, states[0]) == position.seen_by(seat).record()
            assert not chooses_in_secret(position, seat) or position.seen_by(seat).legal(seat)
