"""Compiling ahead."""

from __future__ import annotations

import subprocess
import sys

LEFT = """
import gc
from numba.core.registry import CPUDispatcher
from warbones.compiled.kept import Shelf
from warbones.lab.preparing import prepare
prepare("dicewing")
for each in gc.get_objects():
    if isinstance(each, CPUDispatcher) and isinstance(getattr(each._cache, "_cache_file", None), Shelf):
        print(each.__name__, len(each.signatures))
"""


def test_no_machine_code_of_a_game_is_left_to_compile() -> None:
    ran = subprocess.run([sys.executable, "-c", LEFT], capture_output=True, text=True, timeout=300, check=True)
    compiled = {name: int(count) for name, count in map(str.split, ran.stdout.splitlines())}
    assert {"consider", "play_games", "watch_games", "spell", "step_tables", "step_together", "take"} <= compiled.keys()
    assert not [name for name, count in compiled.items() if not count]
