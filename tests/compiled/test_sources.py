"""Machine code that was kept is never run for other sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import warbones
from warbones.compiled.sources import ROOT, SHARED, fingerprint

PART = "from warbones.compiled.jit import shared\n\n\n@shared\ndef answer(t):\n    return {}\n"
PROBE = """
import numpy as np
from warbones.compiled.drivers import STEP
from warbones.compiled.jit import driver
from warbones.players.part import answer


@driver
def ask(t):
    return answer(t)


print(ask(np.zeros(1, STEP)), sum(ask.stats.cache_hits.values()))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with the package in it, without its heavier parts."""
    copytree(ROOT, tmp_path / "warbones", ignore=ignore_patterns("server", "terminal", "tests", "__pycache__"))
    (tmp_path / "warbones/players/probe.py").write_text(PROBE)
    return tmp_path


def ask(copy: Path, part: str) -> str:
    """Return what the probe answers, and how often it was taken from the cache, once it calls ``part``."""
    (copy / "warbones/players/part.py").write_text(part)
    environment = os.environ | {"PYTHONPATH": str(copy), "NUMBA_CACHE_DIR": str(copy / "cache")}
    arguments = [sys.executable, "-B", "-c", "import warbones.players.probe"]
    return subprocess.run(arguments, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def test_a_change_in_what_a_driver_calls_is_seen(copy: Path) -> None:
    assert ask(copy, PART.format(1)) == "1 0"
    assert ask(copy, PART.format(1)) == "1 1"
    assert ask(copy, PART.format(2)) == "2 0"


def test_a_fingerprint_covers_what_is_shared_and_the_game() -> None:
    marks = {fingerprint(), *(fingerprint(game.package) for game in warbones.GAMES.values())}
    assert len(marks) == 1 + len(warbones.GAMES)


def test_no_driver_and_nothing_that_drivers_call_lies_elsewhere() -> None:
    marked = ("@driver\n", "@shared\n")
    found = [path for path in ROOT.rglob("*.py") if any(mark in path.read_text("utf-8") for mark in marked)]
    assert found
    assert {path.parent for path in found} <= set(SHARED)
