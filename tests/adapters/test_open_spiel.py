"""OpenSpiel's own checks of the games, and ours."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import outcome_sampling_mccfr, sample_some_states
from open_spiel.python.observation import make_observation

from tests.adapters.random_walks import short
from warbones import Game, UnknownOption, WarbonesError
from warbones.adapters import open_spiel
from warbones.encoding.observations import FEATURES, bounds, history_text, observation, observation_text
from warbones.encoding.tokens import encoded_games


@pytest.fixture
def game(compiled_game: Game) -> Game:
    """One of a few games, because each compiles a table."""
    return compiled_game


def loaded(game: Game) -> Any:
    """Return the OpenSpiel game with the options that shorten it."""
    return open_spiel.load_game(game.id, **short(game))


def states(game: Any, seed: int) -> list[Any]:
    """Return the states of a random game, each with a node that continues the one before."""
    rng, state = random.Random(seed), game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        assert state.node
        found.append(state.clone())
    return found


def some(states: list[Any]) -> list[Any]:
    """Return about forty states of a game, from its beginning to its end."""
    return [*states[:: max(1, len(states) // 40)], states[-1]]


def test_every_game_is_registered() -> None:
    assert {f"warbones_{game}" for game in encoded_games()} <= set(pyspiel.registered_names())


def test_open_spiel_s_random_games(game: Game) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


def test_open_spiel_s_api_checks(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    sampled = sample_some_states.sample_some_states
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: sampled(game, 120))
    monkeypatch.setattr(random, "choice", random.Random(1).choice)
    checks = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded(game), "game_name": game.id})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in result.failures + result.errors] == []


def test_dice_have_as_many_sides_as_the_game_says_and_no_more(game: Game) -> None:
    seen = {
        len(state.chance_outcomes())
        for seed in range(4)
        for state in states(loaded(game), seed)
        if state.is_chance_node()
    }
    assert max(seen) == loaded(game).max_chance_outcomes() == game.ruleset.most_sides


def test_games_without_secrets_declare_perfect_information() -> None:
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    said = {name for name in encoded_games() if pyspiel.load_game(f"warbones_{name}").get_type().information == perfect}
    assert said == {"battle", "keep"}


def test_games_and_states_are_written_and_read(game: Game) -> None:
    whole = loaded(game)
    for twin in (pickle.loads(pickle.dumps(whole)), copy.deepcopy(whole)):
        assert str(twin) == str(whole)
        assert str(twin.new_initial_state()) == str(whole.new_initial_state())
    assert pickle.loads(pickle.dumps(whole.get_type())) == whole.get_type()
    *some, last = states(whole, 3)
    for state in [*random.Random(1).sample(some, 8), last]:
        read_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(whole, state))
        assert str(read_game) == str(whole)
        for twin in (read, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.is_terminal() or twin.legal_actions() == state.legal_actions()
            assert [text(twin, seat) for seat in range(2)] == [text(state, seat) for seat in range(2)]


def text(state: Any, seat: int) -> str:
    return str(state.information_state_string(seat))


def test_clones_are_independent(game: Game) -> None:
    state = loaded(game).new_initial_state()
    twin, before = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_results_sum_to_zero_and_chance_is_fair(game: Game) -> None:
    *some, last = states(loaded(game), 4)
    assert sum(last.returns()) == 0
    assert last.current_player() == pyspiel.PlayerId.TERMINAL
    for state in some[:40]:
        if state.is_chance_node():
            faces, shares = zip(*state.chance_outcomes(), strict=True)
            assert list(faces) == list(range(len(faces)))
            assert set(shares) == {1 / len(faces)}
            assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "rolls 1"


def test_observers_show_what_a_seat_or_a_spectator_knows(game: Game) -> None:
    whole, kinds = loaded(game), pyspiel.IIGObservationType
    own, recalling = make_observation(whole), make_observation(whole, kinds(perfect_recall=True))
    watching = make_observation(whole, kinds(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    for state in some(states(whole, 5)):
        for seat in range(2):
            own.set_from(state, seat)
            assert np.array_equal(own.tensor, observation(state.node, seat))
            assert own.string_from(state, seat) == observation_text(state.node, seat)
            assert recalling.string_from(state, seat) == history_text(state.node, seat)
            assert watching.string_from(state, seat) == observation_text(state.node, None)
            watching.set_from(state, seat)
            assert np.array_equal(watching.tensor, observation(state.node, None))
    assert recalling.tensor is None
    assert len(own.tensor) == len(bounds(game)[0])
    private = make_observation(whole, kinds(public_info=False, perfect_recall=False))
    private.set_from(state, 0)
    assert game.ruleset.secrets == bool(private.string_from(state, 0)) == private.tensor.any()
    with pytest.raises(ValueError, match="secrets of all players"):
        make_observation(whole, kinds(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(ValueError, match="no observation parameters"):
        make_observation(whole, params={"size": 3})


def test_observations_can_be_features(game: Game) -> None:
    whole = open_spiel.load_game(game.id, observations="features", **short(game))
    read, wide = pickle.loads(pickle.dumps(whole)), len(bounds(game, FEATURES)[0])
    assert whole.observation_tensor_shape() == read.observation_tensor_shape() == [wide]
    assert loaded(game).observation_tensor_shape() != [wide]
    for state in some(states(whole, 6)):
        for seat in range(2):
            assert np.array_equal(state.observation_tensor(seat), observation(state.node, seat, FEATURES))
            assert state.observation_string(seat) == observation_text(state.node, seat)


def test_impossible_observations_are_refused_in_a_sentence() -> None:
    with pytest.raises(WarbonesError, match="of the record or the features, not 'pixels'"):
        open_spiel.load_game("keep", observations="pixels")
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="Features are of a seat"):
        make_observation(open_spiel.load_game("keep", observations="features"), nobody)


def test_rule_options_are_parameters() -> None:
    state = pyspiel.load_game("warbones_keep(round_limit=8,position_cap=_3,advantage_hits=one)").new_initial_state()
    assert {"round_limit": 8, "position_cap": 3, "advantage_hits": "one"}.items() <= (
        state.node.snapshot.position.options.items()
    )
    own = "L1>L2 R1>R2 L2>M3 R2>M3 M3>L4&R4 L4>L5 R4>R5 L5 R5"
    for board in (own, own.replace(" ", ",")):
        drawn = pyspiel.load_game("warbones_keep", {"board": board})
        read = pickle.loads(pickle.dumps(drawn)).new_initial_state()
        assert read.node.snapshot.position.options["board"] == f"custom:{own.replace(' ', ',')}"
    assert str(open_spiel.load_game("keep", round_limit=8, position_cap=3)) == str(
        pyspiel.load_game("warbones_keep(round_limit=8,position_cap=_3)")
    )
    for options in ({"speed": 3}, {"round_limit": "8"}, {"position_cap": 4}):
        with pytest.raises(UnknownOption, match=next(iter(options))):
            open_spiel.load_game("keep", **options)
    with pytest.raises(UnknownOption, match="is neither a board"):
        pyspiel.load_game("warbones_keep(board=round)")
    with pytest.raises(UnknownOption, match="Option round_limit can be 100, 20 or 8, not 9"):
        pyspiel.load_game("warbones_keep(round_limit=9)")


def test_an_algorithm_learns_a_policy() -> None:
    """Outcome-sampling MCCFR (Lanctot et al. 2009), which needs clones, information states and their actions."""
    game = pyspiel.load_game("warbones_dicewing")
    np.random.seed(1)  # noqa: NPY002  # OpenSpiel uses it
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(10):
        solver.iteration()
    policy = solver.average_policy()
    met = [state for state in states(game, 2) if not state.is_terminal() and not state.is_chance_node()]
    for state in met[:10]:
        shares = policy.action_probabilities(state)
        assert sorted(shares) == state.legal_actions()
        assert sum(shares.values()) == pytest.approx(1)
    assert len(solver._infostates) > 20


def test_a_program_that_imports_the_games_exits_cleanly() -> None:
    """OpenSpiel releases registered games only after Python has shut down."""
    code = f"import {open_spiel.__name__}, pyspiel; pyspiel.load_game('warbones_keep').new_initial_state()"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_dice_that_tie_for_ever_end_in_a_sentence() -> None:
    state = pyspiel.load_game("warbones_dicewing").new_initial_state()
    with pytest.raises(WarbonesError, match=r"in a row, .*: enter one that ends this, such as 2"):
        roll_ones(state)
    assert state.is_chance_node()
    state.apply_action(1)
    assert not state.is_chance_node()


def roll_ones(state: pyspiel.State) -> None:
    while state.is_chance_node():
        state.apply_action(0)
