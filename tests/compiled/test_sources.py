"""Compiled code from the cache never runs once its sources have changed."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import SimpleNamespace
from typing import Any

import pytest

import warbones
from warbones.compiled.sources import OWN, ROOT, SHARED, digest, fingerprint, shared_fingerprint

PART = "from warbones.compiled.jit import {0}\n\n\n@{0}\ndef answer(t):\n    return {1}\n"
SLOW_PART = """
from time import sleep
from warbones.compiled.jit import register_inline

def answer(t):
    return 1

register_inline(answer, lambda *_: sleep(1) or answer)
"""
PROBE = """
import numpy as np
from warbones.compiled.registry import STEP
from warbones.compiled.jit import entry_point
from warbones.players.search.part import answer


@entry_point
def ask(t):
    return answer(t)


print("here", flush=True)
input()
print(ask({given}), sum(ask.stats.cache_hits.values()))
"""

MARKS = """
import sys
from pathlib import Path
from warbones import load
from warbones.compiled.sources import ROOT, fingerprint, shared_fingerprint

def told():
    shared_fingerprint.cache_clear(), fingerprint.cache_clear()
    print(shared_fingerprint(), *(fingerprint(load(game).ruleset) for game in ("army", "keep")))

told()
for room in sys.argv[1:]:
    added = ROOT / room / "added.py"
    added.parent.mkdir(parents=True, exist_ok=True)
    added.write_text("SOMETHING = 1")
    told()
    added.unlink()
"""


def copied(folder: Path) -> Path:
    """Copy the package, including bytecode, but without its heavier parts, into a folder; return the folder."""
    copytree(ROOT, folder / "warbones", ignore=ignore_patterns("server", "terminal", "tests"))
    return folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with a copy of the package."""
    return copied(tmp_path)


def ask(copy: Path, part: str, given: str, times: int = 1) -> list[str]:
    """Run probes with the argument ``given`` that call ``part``; return their answers, and whether each used the cache.

    Each probe waits for a line, so that none begins before all have started.
    """
    (copy / "warbones/players/search/probe.py").write_text(PROBE.format(given=given))
    (copy / "warbones/players/search/part.py").write_text(part)
    environment = os.environ | {"PYTHONPATH": str(copy), "NUMBA_CACHE_DIR": str(copy / "cache")}
    arguments = [sys.executable, "-B", "-c", "import warbones.players.search.probe"]
    pipe = subprocess.PIPE
    probes = [subprocess.Popen(arguments, env=environment, text=True, stdin=pipe, stdout=pipe) for _ in range(times)]
    assert [probe.stdout and probe.stdout.readline() for probe in probes] == ["here\n"] * times
    for probe in probes:
        print(file=probe.stdin, flush=True)
    return sorted(probe.communicate()[0].strip() for probe in probes)


@pytest.mark.torture
@pytest.mark.parametrize(("kind", "given"), [("external", "np.zeros(1, STEP)"), ("inline", "np.zeros(1)")])
def test_a_change_in_a_callee_of_an_entry_point_is_noticed(copy: Path, kind: str, given: str) -> None:
    assert ask(copy, PART.format(kind, 1), given) == ["1 0"]
    assert ask(copy, PART.format(kind, 1), given) == ["1 1"]
    assert ask(copy, PART.format(kind, 2), given) == ["2 0"]


def test_simultaneous_requests_compile_once(copy: Path) -> None:
    assert ask(copy, SLOW_PART, "np.zeros(1)", times=2) == ["1 0", "1 1"]


def test_each_game_has_its_own_fingerprint() -> None:
    marks = {shared_fingerprint(), *(fingerprint(game.ruleset) for game in warbones.GAMES.values())}
    assert len(marks) == 1 + len(warbones.GAMES)


def test_rules_that_replace_some_of_a_game_s_have_a_fingerprint_of_their_own() -> None:
    published = warbones.load("keep").ruleset
    varied = [
        replace(published, rules=SimpleNamespace(**vars(published.rules) | {"payoff": each})) for each in (_a, _b)
    ]
    assert len({fingerprint(each) for each in (published, *varied)}) == 3


def _a(_s: Any, seat: int) -> int:
    return seat


def _b(_s: Any, seat: int) -> int:
    return 1 - seat


SHARED_ROOMS = ("core/rules", "compiled/deep", "players/search", "core/record")
OWN_ROOMS = tuple(f"games/keep/{each}" for each in ("rules", "rules/phases/deep", "advice"))
OTHER_ROOMS = ("games/keep/view", "games/keep/notation", "games/keep", "core/view", "players")


@pytest.fixture(scope="module")
def marks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, ...]]:
    """Return the shared fingerprint and those of two games: as they are (""), and with a new file in each room."""
    rooms, folder = (*SHARED_ROOMS, *OWN_ROOMS, *OTHER_ROOMS), tmp_path_factory.mktemp("copy")
    arguments = [sys.executable, "-B", "-c", MARKS, *rooms]
    environment = os.environ | {"PYTHONPATH": str(copied(folder))}
    told = subprocess.run(arguments, env=environment, check=True, capture_output=True, text=True).stdout
    return {room: tuple(line.split()) for room, line in zip(("", *rooms), told.splitlines(), strict=True)}


@pytest.mark.parametrize("room", SHARED_ROOMS)
def test_a_change_in_a_folder_that_is_shared_changes_every_fingerprint(
    marks: dict[str, tuple[str, ...]], room: str
) -> None:
    assert not {*marks[""]} & {*marks[room]}


@pytest.mark.parametrize("room", OWN_ROOMS)
def test_a_change_of_a_rule_in_any_folder_of_a_game_changes_its_fingerprint(
    marks: dict[str, tuple[str, ...]], room: str
) -> None:
    (shared, other, own), now = marks[""], marks[room]
    assert now[:2] == (shared, other)
    assert now[2] != own


@pytest.mark.parametrize("room", OTHER_ROOMS)
def test_changes_outside_compiled_code_cost_no_compiling(marks: dict[str, tuple[str, ...]], room: str) -> None:
    assert marks[room] == marks[""]


def test_compiled_code_lies_in_fingerprinted_folders() -> None:
    marked = ("@entry_point\n", "@inline\n", "@external\n", "@rule\n")
    found = [path for path in ROOT.rglob("*.py") if any(mark in path.read_text("utf-8") for mark in marked)]
    assert len(found) > len(warbones.GAMES)
    own = [Path(str(files(game.ruleset.package))) / room for game in warbones.GAMES.values() for room in OWN]
    assert [path for path in found if not any(path.is_relative_to(room) for room in (*SHARED, *own))] == []


def test_a_folder_without_sources_has_no_fingerprint(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no sources"):
        digest((tmp_path,))
