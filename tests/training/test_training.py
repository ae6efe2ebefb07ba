"""Training: position values, a network that learns them, and interrupted runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import warbones
from warbones.core.errors import WarbonesError
from warbones.games.dicewing.rules.state import Phase
from warbones.players.learned.files import weights_of
from warbones.players.learned.inputs import inputs_of
from warbones.training.__main__ import train
from warbones.training.optimizer import fit, new_fit
from warbones.training.run import Schedule, open_run
from warbones.training.self_play import DecisionExample, DecisionKind, Examples, PlaySettings, SelfPlayer, target_values

KEEP = warbones.load("keep")
TINY = Schedule(hidden=4, generations=2, opening=2, games=2, effort=4, steps=4)
NOTHING = np.zeros((2, 1), np.int16)


def test_targets_mix_results_with_search_values() -> None:
    sorts = [DecisionKind.SEARCHED, DecisionKind.RANDOM, DecisionKind.FORCED, DecisionKind.SEARCHED]
    rows = [DecisionExample(NOTHING, kind, value) for kind, value in zip(sorts, (0.5, -0.5, 9.0, 0.0), strict=True)]
    assert target_values(rows, 1.0, 0.8).tolist() == pytest.approx([0.2 * 0.5 + 0.8 * -0.5, -0.5, 0.8, 0.8])
    assert target_values(rows[2:], -1.0, 1.0).tolist() == [-1.0, -1.0]


@pytest.mark.torture
def test_only_a_limited_number_of_first_decisions_are_random() -> None:
    weights = new_fit(inputs_of(KEEP.ruleset), 4, np.random.default_rng(1)).weights
    examples = SelfPlayer(KEEP, weights, PlaySettings(effort=4, lot=0.0, blind=8, trace=1.0)).examples(
        np.random.default_rng(3)
    )
    is_random = (
        np.abs(examples.worth[::2]) != 1
    )  # a random position's value comes from a search, any other's from the game's result
    assert 0 < is_random.sum() <= 8
    assert not is_random[8:].any()


def test_a_network_learns_what_a_position_is_worth() -> None:
    inputs, rng = inputs_of(KEEP.ruleset), np.random.default_rng(1)
    shown = rng.integers(inputs.low, inputs.high + 1, (2000, inputs.width)).astype(np.int16)
    worth = np.where(shown[:, 3] > shown[:, 4], 0.9, -0.9).astype(np.float32)
    state = new_fit(inputs, 8, rng)
    first = fit(state, inputs, [Examples(shown, worth)], np.full(2, 0.01), rng)
    last = fit(state, inputs, [Examples(shown, worth)], np.full(150, 0.01), rng)
    assert first > 0.6
    assert last < 0.35


def rows_of(folder: Path) -> list[float]:
    weights_of.cache_clear()
    weights = weights_of(KEEP, folder)
    assert weights is not None
    return weights.rows.ravel().tolist()


@pytest.mark.torture
def test_an_interrupted_run_ends_as_any_other(tmp_path: Path) -> None:
    train(open_run(KEEP, TINY, tmp_path / "one"), tmp_path / "whole", threads=1, until=2, command="")
    train(open_run(KEEP, TINY, tmp_path / "two"), tmp_path / "again", threads=2, until=1, command="")
    assert rows_of(tmp_path / "whole") != rows_of(tmp_path / "again")
    train(open_run(KEEP, TINY, tmp_path / "two"), tmp_path / "again", threads=2, until=2, command="")
    assert rows_of(tmp_path / "whole") == rows_of(tmp_path / "again")
    assert not (tmp_path / "one").exists()
    assert (tmp_path / "whole" / "keep.json").read_text().count('"games": 4') == 1


def test_an_impossible_schedule_is_refused_in_a_sentence() -> None:
    with pytest.raises(WarbonesError, match="1 or more of games, not 0"):
        replace(TINY, games=0)
    with pytest.raises(WarbonesError, match=r"trace is a share from 0 to 1, not 1\.5"):
        replace(TINY, trace=1.5)


def test_another_schedule_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    open_run(KEEP, TINY, tmp_path / "work")
    with pytest.raises(WarbonesError, match=r"Another training run is in .*: name another folder, or delete that one"):
        open_run(KEEP, replace(TINY, seed=2), tmp_path / "work")


@pytest.mark.torture
def test_random_games_search_only_judged_positions() -> None:
    game = warbones.load("dicewing")
    weights = new_fit(inputs_of(game.ruleset), 4, np.random.default_rng(1)).weights
    examples = SelfPlayer(game, weights, PlaySettings(effort=50, lot=1.0, blind=0, trace=1.0)).examples(
        np.random.default_rng(3)
    )
    phases = examples.shown[:, 0].tolist()  # each position as both seats see it
    assert phases == [Phase.LAUNCH] * 2 + [Phase.DRAFT] * 2 + [Phase.LAUNCH] * 2
    assert examples.worth[::2].tolist() == (-examples.worth[1::2]).tolist()
    assert np.abs(examples.worth).max() < 1  # from a search, not a result
