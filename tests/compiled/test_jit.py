"""Rules are compiled once, raise their errors when compiled, and are checked as they run."""

from __future__ import annotations

import numpy as np
import pytest
from numba.core.caching import NullCache
from numba.core.registry import cpu_target

from tests.compiled.records import Colour, Outer
from warbones.compiled.jit import entry_point, register_rules
from warbones.compiled.layout import dtype, pack, unpack
from warbones.compiled.registry import STEP
from warbones.core.rules.step import DieNeeded, Step, roll_die, rule


@rule
def doubled(number: int) -> int:
    """Return twice the number."""
    return 2 * number


@rule
def total(s: Outer, cells: int) -> int:
    """Add up the first cells."""
    added = 0
    for i in range(cells):
        added += s.line[i]
    return added


@rule
def paint(s: Outer, place: int, colour: int) -> None:
    """Write to a cell."""
    s.colours[place] = colour


@rule
def raised(number: int) -> int:
    """Return the number plus one."""
    return number + 1


@rule
def raised_twice(number: int) -> int:
    """Return the number plus two."""
    return raised(raised(number))


@entry_point
def raised_thrice(number: int) -> int:
    """Call one rule directly and through another."""
    return raised(raised_twice(number))


@entry_point
def widths(small: np.int8, middle: np.int16, large: np.int64) -> int:
    """Call one rule with integers of every width, a member of an enum and a literal."""
    return doubled(small) + doubled(middle) + doubled(large) + doubled(Colour.BLUE) + doubled(number=7)


@entry_point
def work(states: np.ndarray, place: int) -> int:
    """Read and write a record."""
    paint(states[0], place, Colour.BLUE)
    return total(states[0], 2)


@entry_point
def rolled(t: np.ndarray) -> int:
    """Roll two dice."""
    return 10 * roll_die(t[0], 6) + roll_die(t[0], 6)


@pytest.fixture(autouse=True)
def _taught() -> None:
    register_rules()


def test_a_rule_is_compiled_once_whatever_the_width_of_its_numbers() -> None:
    assert widths(np.int8(1), np.int16(2), np.int64(3)) == 2 * (1 + 2 + 3 + 1 + 7)
    known = cpu_target.typing_context._lookup_global(doubled)
    compiled = {overload for template in known.templates for overload in template._compiled_overloads}
    assert len(compiled) == 1


def test_a_rule_is_compiled_once_for_entry_points_and_other_rules() -> None:
    assert raised_thrice(4) == 7
    (template,) = cpu_target.typing_context._lookup_global(raised).templates
    assert len(template._impl_cache) == 1


def test_compiled_code_reads_and_writes_as_python_does() -> None:
    plain, states = Outer(), np.zeros(1, dtype(Outer))
    plain.line.cells = [3, 4, 5, 6]
    pack(plain, states[0])
    paint(plain, 1, Colour.BLUE)
    assert work(states, 1) == total(plain, 2) == 7
    assert unpack(Outer, states[0]) == plain


def test_an_index_outside_of_its_grid_is_refused_and_writes_nothing() -> None:
    states = np.zeros(1, dtype(Outer))
    with pytest.raises(IndexError):
        work(states, 2)
    assert unpack(Outer, states[0]) == Outer()


def test_a_step_without_a_face_says_which_die_it_needs() -> None:
    t = np.zeros(1, STEP)
    t["answered"], t["tape"][0, 0] = 1, 4
    with pytest.raises(DieNeeded):
        rolled(t)
    assert (t["due_sides"][0], t["used"][0]) == (6, 1)
    t["answered"], t["used"], t["tape"][0, 1] = 2, 0, 5
    assert rolled(t) == 45
    assert len(t["tape"][0]) == len(Step().tape)


def test_an_entry_point_outside_the_fingerprint_is_not_cached_on_disk() -> None:
    assert isinstance(widths._cache, NullCache)
