"""Compilation ahead of time."""

from __future__ import annotations

import subprocess
import sys

import pytest

from warbones.games import COMPILED

LEFT = """
import gc
import sys
from numba.core.registry import CPUDispatcher
from warbones.compiled.disk_cache import CacheFile
from warbones.games import load
from warbones.lab.precompile import precompile
precompile(sys.argv[1])
# A brief game inlines the calls of a game: it compiles no external functions for them.
parts = "warbones.core.rules.calls" if load(sys.argv[1]).ruleset.brief else ""
for each in gc.get_objects():
    kept = isinstance(each, CPUDispatcher) and isinstance(getattr(each._cache, "_cache_file", None), CacheFile)
    if kept and each.py_func.__module__ != parts:
        print(each.__name__, len(each.signatures))
"""


@pytest.mark.torture  # each takes 15 seconds to compile
@pytest.mark.parametrize("game", COMPILED)
def test_no_code_of_a_game_is_left_to_compile(game: str) -> None:
    ran = subprocess.run([sys.executable, "-c", LEFT, game], capture_output=True, text=True, timeout=300, check=True)
    compiled = {name: int(count) for name, count in map(str.split, ran.stdout.splitlines())}
    entry_points = {"analyse_position", "analyse_position_lightly", "play_games", "play_studied_games"}
    entry_points |= {"write_tokens", "step_tables", "step_in_lockstep", "take"}
    assert entry_points | {"analyse_deeply", "analyse_lightly"} <= compiled.keys()
    assert not [name for name, count in compiled.items() if not count]
