"""Rooms, hints, odds, reviews, lessons and daily positions run without compiled code and threads."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.effort import cases
from warbones import GAMES, load

ROOT = Path(__file__).parents[2]
WITH_ODDS = {"army", "keep"}


def alone(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process with the limits of a page."""
    lacking = f"from tests.rooms.restricted_process import lack; lack(); {code}"
    return subprocess.run([sys.executable, "-c", lacking], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", cases(GAMES, {"keep", "indicesion"}))
def test_a_whole_match_is_played_hinted_and_reviewed_without_what_a_page_lacks(game: str) -> None:
    done = alone(f"from tests.rooms.plain_python import main; main({game!r})")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["hints"] > 0
    assert (found["odds"] > 0) == (game in WITH_ODDS)
    assert found["clock"] < 3_600_000
    assert found["review"] == ("done" if load(game).ruleset.compiles else "none")
    assert found["frames"] > 10
    assert found["moments"] > 10
    assert found["steps"] == len(load(game).view.lesson)
    assert "<h1>" in found["rules"]
    assert found["card"] == game
    assert found["solved"] in (True, None)
    assert (found["solved"] is None) == (game == "indicesion")


@pytest.mark.parametrize("module", ["numpy", "sqlite3", "warbones.server.visitor_limits", "concurrent.futures.thread"])
def test_the_restrictions_of_a_page_hold(module: str) -> None:
    assert f"A page has no {module.partition('.')[0]}" in alone(f"import {module}").stderr


def test_no_thread_starts() -> None:
    assert "A page has no threads" in alone("import threading; threading.Thread(target=print).start()").stderr
