"""Training: what positions were worth, that a network learns it, and that a course can be broken off."""

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
from warbones.training.run import Course, begun
from warbones.training.self_play import Lesson, Play, Row, Sort, Table, worths

KEEP = warbones.load("keep")
TINY = Course(hidden=4, generations=2, opening=2, games=2, effort=4, steps=4)
NOTHING = np.zeros((2, 1), np.int16)


def test_results_are_drawn_towards_what_was_thought_and_end_at_lots() -> None:
    sorts = [Sort.THOUGHT, Sort.LOT, Sort.FORCED, Sort.THOUGHT]
    rows = [Row(NOTHING, sort, value) for sort, value in zip(sorts, (0.5, -0.5, 9.0, 0.0), strict=True)]
    assert worths(rows, 1.0, 0.8).tolist() == pytest.approx([0.2 * 0.5 + 0.8 * -0.5, -0.5, 0.8, 0.8])
    assert worths(rows[2:], -1.0, 1.0).tolist() == [-1.0, -1.0]


def test_of_the_first_decisions_so_many_are_by_lot_and_the_others_never() -> None:
    weights = new_fit(inputs_of(KEEP.ruleset), 4, np.random.default_rng(1)).weights
    lesson = Table(KEEP, weights, Play(effort=4, lot=0.0, blind=8, trace=1.0)).lesson(np.random.default_rng(3))
    by_lot = np.abs(lesson.worth[::2]) != 1  # what a position by lot was worth is a thought, and else a game's result
    assert 0 < by_lot.sum() <= 8
    assert not by_lot[8:].any()


def test_a_network_learns_what_a_position_is_worth() -> None:
    inputs, luck = inputs_of(KEEP.ruleset), np.random.default_rng(1)
    shown = luck.integers(inputs.low, inputs.high + 1, (2000, inputs.width)).astype(np.int16)
    worth = np.where(shown[:, 3] > shown[:, 4], 0.9, -0.9).astype(np.float32)
    state = new_fit(inputs, 8, luck)
    first = fit(state, inputs, [Lesson(shown, worth)], np.full(2, 0.01), luck)
    last = fit(state, inputs, [Lesson(shown, worth)], np.full(150, 0.01), luck)
    assert first > 0.6
    assert last < 0.35


def rows_of(folder: Path) -> list[float]:
    weights_of.cache_clear()
    weights = weights_of(KEEP, folder)
    assert weights is not None
    return weights.rows.ravel().tolist()


def test_a_course_that_was_broken_off_ends_as_any_other(tmp_path: Path) -> None:
    train(begun(KEEP, TINY, tmp_path / "one"), tmp_path / "whole", threads=1, until=2, command="")
    train(begun(KEEP, TINY, tmp_path / "two"), tmp_path / "again", threads=2, until=1, command="")
    assert rows_of(tmp_path / "whole") != rows_of(tmp_path / "again")
    train(begun(KEEP, TINY, tmp_path / "two"), tmp_path / "again", threads=2, until=2, command="")
    assert rows_of(tmp_path / "whole") == rows_of(tmp_path / "again")
    assert not (tmp_path / "one").exists()
    assert (tmp_path / "whole" / "keep.json").read_text().count('"games": 4') == 1


def test_a_course_that_cannot_be_taken_is_refused_in_a_sentence() -> None:
    with pytest.raises(WarbonesError, match="1 or more of games, not 0"):
        replace(TINY, games=0)
    with pytest.raises(WarbonesError, match=r"trace is a share from 0 to 1, not 1\.5"):
        replace(TINY, trace=1.5)


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    begun(KEEP, TINY, tmp_path / "work")
    with pytest.raises(WarbonesError, match="another training is under way: name another folder, or delete that"):
        begun(KEEP, replace(TINY, seed=2), tmp_path / "work")


def test_where_all_is_by_lot_only_what_a_network_judges_is_thought_about() -> None:
    game = warbones.load("dicewing")
    weights = new_fit(inputs_of(game.ruleset), 4, np.random.default_rng(1)).weights
    lesson = Table(game, weights, Play(effort=50, lot=1.0, blind=0, trace=1.0)).lesson(np.random.default_rng(3))
    phases = lesson.shown[:, 0].tolist()  # as either seat sees it
    assert phases == [Phase.LAUNCH] * 2 + [Phase.DRAFT] * 2 + [Phase.LAUNCH] * 2
    assert lesson.worth[::2].tolist() == (-lesson.worth[1::2]).tolist()
    assert np.abs(lesson.worth).max() < 1  # a thought, not a result
