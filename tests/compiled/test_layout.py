"""Plain records and NumPy records hold the same values, and refuse values that do not fit."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import cast

import numba
import numpy as np
import pytest

import warbones
from tests.compiled.records import Colour, Inner, Lookalike, Outer
from warbones.compiled.layout import LINE, apart, dtype, pack, unpack
from warbones.compiled.registry import register
from warbones.core.record.records import NUMPY_NAMES, Grid, Record
from warbones.core.rules.engine import Rules


def filled(seed: int) -> Outer:
    rng, made = random.Random(seed), Outer()
    made.small, made.mask, made.colour = rng.randint(-(2**15), 2**15 - 1), rng.getrandbits(62), Colour.BLUE
    made.line.cells = [rng.randint(-99, 99) for _ in range(4)]
    made.square.cells = [rng.randint(-(2**31), 2**31 - 1) for _ in range(6)]
    made.colours.cells = [Colour.BLUE, Colour.RED]
    for inner in (made.inner, *made.inners.cells):
        inner.amount, inner.cells.cells = rng.randint(0, 9), [rng.randint(0, 9) for _ in range(3)]
    return made


@pytest.mark.parametrize("seed", range(5))
def test_a_record_comes_back_as_it_was_packed(seed: int) -> None:
    record, packed = filled(seed), np.zeros(1, dtype(Outer))
    pack(record, packed[0])
    assert unpack(Outer, packed[0]) == record
    assert packed["square"][0][1, 2] == record.square[1, 2]
    assert packed["inners"][0][1, 0]["cells"][2] == record.inners[1, 0].cells[2]


@pytest.mark.parametrize("number", [2**15, -(2**15) - 1])
def test_a_number_that_does_not_fit_its_field_is_refused(number: int) -> None:
    lone, listed = Inner(), Inner()
    lone.amount, listed.cells[1] = number, number
    for record in (lone, listed):
        with pytest.raises(OverflowError):
            pack(record, np.zeros(1, dtype(Inner))[0])


@pytest.mark.parametrize("name", ["data", "item", "round", "trace"])
def test_field_names_that_numpy_owns_are_rejected(name: str) -> None:
    with pytest.raises(TypeError, match=f"{name} is an attribute of NumPy"):
        type("Bad", (Record,), {"__annotations__": {name: int}})


def test_every_name_that_numpy_owns_is_known() -> None:
    owned = {name for name in dir(np.record) if not name.startswith("_")}
    assert owned <= NUMPY_NAMES


def test_marks_make_two_types_of_records_with_one_layout() -> None:
    assert numba.from_dtype(dtype(Inner)) == numba.from_dtype(dtype(Lookalike))  # the trap
    assert numba.from_dtype(dtype(Inner, "a")) != numba.from_dtype(dtype(Lookalike, "b"))


def test_two_games_cannot_share_a_record() -> None:
    game, other_rules = warbones.load("dicewing"), cast("Rules", object())
    register(game.ruleset)
    with pytest.raises(TypeError, match="Two games have the record"):
        register(replace(game.ruleset, rules=other_rules))


def test_threads_have_separate_memory() -> None:
    first, second = apart(1, np.int16), apart((2, 3), dtype(Inner))
    for made in (first, second):
        whole = made.base if made.base.base is None else made.base.base
        start, end = np.lib.array_utils.byte_bounds(made)
        low, high = np.lib.array_utils.byte_bounds(whole)
        assert start - low >= LINE
        assert high - end >= LINE
    assert second.shape == (2, 3)
    assert not second["amount"].any()


def test_a_grid_is_indexed_from_the_start_only() -> None:
    line = Grid((3,), [1, 2, 3])
    assert (line[2], line[(0,)], line[Colour.BLUE]) == (3, 1, 2)
    for bad in (-1, 3, (0, 0)):
        with pytest.raises(IndexError):
            line[bad]


def test_an_interpreted_grid_of_small_cells_holds_bytes_and_copies_are_separate() -> None:
    s = warbones.load("battle").ruleset.state()
    s.status[3] = 127
    with pytest.raises(OverflowError):
        s.status[3] = 128
    twin = s.copy()
    assert twin == s
    twin.status[3] = 1
    assert (s.status[3], twin.status[3]) == (127, 1)


def test_rules_that_only_run_interpreted_are_not_compiled() -> None:
    with pytest.raises(TypeError, match="only run interpreted"):
        register(warbones.load("indicesion").ruleset)
