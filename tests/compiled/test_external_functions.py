"""External functions are compiled once, and found again by name."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from tests.compiled.records import Outer
from warbones.compiled import external_functions
from warbones.compiled.jit import entry_point, external, register_rules
from warbones.compiled.layout import dtype
from warbones.compiled.registry import register
from warbones.compiled.sources import COMPILE
from warbones.games import load


@external
def moved(s: Outer, place: int, by: int) -> int:
    """Add to a cell, and return its value."""
    s.line[place] += by
    return s.line[place]


@entry_point
def once(states: np.ndarray, place: int) -> int:
    """Move a cell by one."""
    return moved(states[0], place, 1)


@entry_point
def twice(states: np.ndarray, place: np.int8) -> int:
    """Move a cell by two and by three."""
    return moved(states[0], place, 2) + moved(states[0], np.int16(place), np.int8(3))


@pytest.fixture(autouse=True)
def _taught() -> None:
    register_rules()


def defined(made: object) -> set[str]:
    """Return the names of the functions compiled into an entry point."""
    (compiled,) = made.overloads.values()
    return {each.name for each in compiled.library._final_module.functions if not each.is_declaration}


def test_entry_points_share_an_external_function_whatever_the_width_of_their_numbers() -> None:
    states = np.zeros(1, dtype(Outer))
    assert (once(states, 1), twice(states, np.int8(1))) == (1, 3 + 6)
    (name,) = {
        external_functions.symbol(each) for each in external_functions._compiled if each.function == f"{__name__}.moved"
    }
    for made in (once, twice):
        (compiled,) = made.overloads.values()
        assert compiled.library._final_module.get_function(name).is_declaration
        assert not any("moved" in each for each in defined(made))


def test_an_error_passes_through_an_external_function() -> None:
    states = np.zeros(1, dtype(Outer))
    with pytest.raises(IndexError):
        once(states, 4)
    assert states[0]["line"].tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("game", "mode", "is_inlined"), [("dicewing", "", True), ("dicewing", "quick", False), ("keep", "", False)]
)
def test_brief_games_alone_are_inlined_and_none_in_quick_runs(
    game: str, mode: str, monkeypatch: pytest.MonkeyPatch, *, is_inlined: bool
) -> None:
    monkeypatch.setenv(COMPILE, mode)
    record = numba.from_dtype(register.__wrapped__(load(game).ruleset))
    assert (record in external_functions.BRIEF_RECORDS) is is_inlined
