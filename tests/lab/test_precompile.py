"""Compiling ahead."""

from __future__ import annotations

import subprocess
import sys

import pytest

from warbones.games import COMPILED

LEFT = """
import gc
import sys
from numba.core.registry import CPUDispatcher
from warbones.compiled.disk_cache import Shelf
from warbones.games import load
from warbones.lab.precompile import precompile
precompile(sys.argv[1])
# What is brief calls no unit of play: it has the same as parts of its drivers.
parts = "warbones.core.rules.calls" if load(sys.argv[1]).ruleset.brief else ""
for each in gc.get_objects():
    kept = isinstance(each, CPUDispatcher) and isinstance(getattr(each._cache, "_cache_file", None), Shelf)
    if kept and each.py_func.__module__ != parts:
        print(each.__name__, len(each.signatures))
"""


@pytest.mark.torture  # each compiles for a quarter of a minute
@pytest.mark.parametrize("game", COMPILED)
def test_no_machine_code_of_a_game_is_left_to_compile(game: str) -> None:
    ran = subprocess.run([sys.executable, "-c", LEFT, game], capture_output=True, text=True, timeout=300, check=True)
    compiled = {name: int(count) for name, count in map(str.split, ran.stdout.splitlines())}
    drivers = {"consider", "consider_lightly", "play_games", "watch_games", "spell", "step_tables", "take"}
    assert drivers | {"think_deeply", "think_lightly", "step_together"} <= compiled.keys()
    assert not [name for name, count in compiled.items() if not count]
