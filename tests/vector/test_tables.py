"""The tables themselves: buffers of the caller, bots, and refusals."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from warbones import WarbonesError, load
from warbones.players.bot_names import bot_named
from warbones.vector.kernels.observations import UNKNOWN
from warbones.vector.kernels.records import NO_TOKEN, SKIP
from warbones.vector.tables import Tables

GAME = load("keep")


def played(tables: Tables, steps: int) -> list[bytes]:
    """Play at random; return the results of each step."""
    rows = tables.new_rows()
    tables.seed(5)
    tables.begin(rows)
    rng, words = np.arange(1, tables.rows + 1, dtype=np.uint64) * np.uint64(2**40 + 9), np.zeros(tables.rows, np.int64)
    seen = []
    for _ in range(steps):
        tables.choose(rows, rng, words)
        tables.step(words, rows)
        assert not rows.refused.any()
        seen.append(rows.observation.tobytes() + rows.action_mask.tobytes() + rows.reward.tobytes())
    return seen


def test_an_overwritten_row_is_written_again_on_request() -> None:
    tables = Tables(GAME, 3)
    rows = tables.new_rows()
    tables.begin(rows)
    right = rows.observation.copy()
    rows.observation[:] = 7
    rows.held[:] = UNKNOWN
    tables.step(np.full(3, NO_TOKEN), rows)
    assert np.array_equal(rows.observation, right)


def test_the_caller_s_buffers_have_to_fit() -> None:
    tables = Tables(GAME, 3)
    rows = tables.new_rows()
    tables.check(rows)
    for wrong, what in (
        (rows._replace(observation=np.zeros((3, 4), np.float32)), "The buffer observation"),
        (rows._replace(action_mask=rows.action_mask.astype(np.int64)), "The buffer action_mask"),
        (rows._replace(reward=None), "The buffer reward"),
        (rows._replace(observation=rows.observation[::-1]), "one block of memory"),
    ):
        with pytest.raises(WarbonesError, match=what):
            tables.check(wrong)


@pytest.mark.parametrize(("count", "threads", "together"), [(1, 1, False), (1, 1, True), (128, 2, False)])
def test_a_stepper_does_what_a_step_does(count: int, threads: int, together: bool) -> None:
    one, other = (Tables(GAME, count, threads=threads, together=together) for _ in range(2))
    given, rng = np.zeros(one.rows, np.int64), np.random.default_rng(1).integers(1, 2**63, one.rows).astype(np.uint64)
    mine, yours = one.new_rows(), other.new_rows()
    step = one.stepper(given, mine)
    one.begin(mine)
    other.begin(yours)
    for _ in range(60):
        assert [each.tobytes() for each in mine] == [each.tobytes() for each in yours]
        one.choose(mine, rng, given)
        step()
        other.step(given, yours)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("together", [False, True])
def test_a_random_step_is_a_choice_and_a_step(threads: int, together: bool) -> None:
    one, other = (Tables(GAME, 128, threads=each, together=together) for each in (threads, 1))
    mine, yours, given, chosen = one.new_rows(), other.new_rows(), *np.zeros((2, one.rows), np.int64)
    rng, same = np.tile(np.random.default_rng(1).integers(1, 2**63, one.rows).astype(np.uint64), (2, 1))
    one.begin(mine)
    other.begin(yours)
    for _ in range(30):
        one.step_randomly(mine, rng, given)
        other.choose(yours, same, chosen)
        other.step(chosen, yours)
        assert given.any()
        assert np.array_equal(given, chosen)
        assert [each.tobytes() for each in mine] == [each.tobytes() for each in yours]


def test_a_stepper_refuses_arrays_that_do_not_fit() -> None:
    tables = Tables(GAME, 1)
    rows = tables.new_rows()
    with pytest.raises(WarbonesError, match=r"The buffer words has to be an array of int64 of \(1,\), not int32"):
        tables.stepper(np.zeros(1, np.int32), rows)
    with pytest.raises(WarbonesError, match="The buffer over"):
        tables.stepper(np.zeros(1, np.int64), rows._replace(over=np.zeros(2, np.bool_)))


def test_a_table_that_is_left_alone_stays_as_it_is() -> None:
    tables = Tables(GAME, 2)
    rows = tables.new_rows()
    tables.begin(rows)
    before = rows.observation.copy()
    tables.step(np.array([SKIP, rows.action_mask[1].argmax()]), rows)
    assert np.array_equal(rows.observation[0], before[0])
    assert not np.array_equal(rows.observation[1], before[1])


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
def test_bots_play_the_same_on_any_number_of_threads(bot: str) -> None:
    """128 tables are enough for two threads."""
    bots = (None, bot_named(bot, GAME))
    steps = 12 if bot != "random" else 60
    assert played(Tables(GAME, 128, bots=bots), steps) == played(Tables(GAME, 128, bots=bots, threads=2), steps)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda tables: pickle.loads(pickle.dumps(tables))])
def test_a_copy_plays_on_by_itself(copied: Callable[[Tables], Tables]) -> None:
    tables = Tables(GAME, 3)
    one, two = tables.new_rows(), tables.new_rows()
    tables.begin(one)
    twin = copied(tables)
    twin.step(np.full(3, NO_TOKEN), two)
    for _ in range(20):
        assert np.array_equal(one.observation, two.observation)
        words = one.action_mask.argmax(axis=1)
        tables.step(words, one)
        assert not np.array_equal(one.observation, two.observation)
        twin.step(words, two)


def test_greedy_beats_random() -> None:
    tables = Tables(GAME, 64, bots=(bot_named("random", GAME), bot_named("greedy", GAME)), autoreset="disabled")
    rows = tables.new_rows()
    tables.begin(rows)
    assert rows.over.all()
    assert rows.reward[:, 1].sum() > 30


def test_impossible_setups_are_refused() -> None:
    for wrong, what in (
        ({"tables": 0}, "The number of tables"),
        ({"tables": True}, "The number of tables"),
        ({"tables": 2, "together": True, "bots": (bot_named("random", GAME), None)}, "leave bots out"),
        ({"tables": 2, "autoreset": "later"}, "not by 'later'"),
    ):
        with pytest.raises(WarbonesError, match=what):
            Tables(GAME, **wrong)
    with pytest.raises(WarbonesError, match="has no compiled rules"):
        Tables(load("indicesion"), 2)
